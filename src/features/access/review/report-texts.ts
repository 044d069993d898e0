import { catalogue } from '../../../lib/language/catalogue'
import type en from './report-texts.en'

export const reportTexts = catalogue(
  import.meta.glob<typeof en>('./report-texts.*.ts', { eager: true, import: 'default' }),
)
