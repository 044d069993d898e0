import { catalogue } from '../lib/language/catalogue'
import type en from './name-reads-texts.en'

/** What a press that reads titles says before it does. */
export const nameReadsTexts = catalogue(
  import.meta.glob<typeof en>('./name-reads-texts.*.ts', { eager: true, import: 'default' }),
)
