import { catalogue } from '../../lib/language/catalogue'
import type en from './field-summary-texts.en'

/** What the line above a diff says of each field. */
export const fieldSummaryTexts = catalogue(
  import.meta.glob<typeof en>('./field-summary-texts.*.ts', { eager: true, import: 'default' }),
)
