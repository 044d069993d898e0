import { catalogue } from '../../lib/language/catalogue'
import type en from './cut-texts.en'

/** What is said below a text that is cut. */
export const cutTexts = catalogue(
  import.meta.glob<typeof en>('./cut-texts.*.ts', { eager: true, import: 'default' }),
)
