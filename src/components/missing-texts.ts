import { catalogue } from '../lib/language/catalogue'
import type en from './missing-texts.en'

/** What leads on from something that does not exist. */
export const missingTexts = catalogue(
  import.meta.glob<typeof en>('./missing-texts.*.ts', { eager: true, import: 'default' }),
)
