import { catalogue } from '../../../lib/language/catalogue'
import type en from './print-texts.en'

export const printTexts = catalogue(
  import.meta.glob<typeof en>('./print-texts.*.ts', { eager: true, import: 'default' }),
)
