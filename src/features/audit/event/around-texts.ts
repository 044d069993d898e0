import { catalogue } from '../../../lib/language/catalogue'
import type en from './around-texts.en'

export const aroundTexts = catalogue(
  import.meta.glob<typeof en>('./around-texts.*.ts', { eager: true, import: 'default' }),
)
