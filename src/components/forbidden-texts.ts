import { catalogue } from '../lib/language/catalogue'
import type en from './forbidden-texts.en'

/** What would help somebody who may not read. */
export const forbiddenTexts = catalogue(
  import.meta.glob<typeof en>('./forbidden-texts.*.ts', { eager: true, import: 'default' }),
)
