import { catalogue } from '../../../lib/language/catalogue'
import type en from './cite-texts.en'

export const citeTexts = catalogue(
  import.meta.glob<typeof en>('./cite-texts.*.ts', { eager: true, import: 'default' }),
)
