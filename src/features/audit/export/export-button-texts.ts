import { catalogue } from '../../../lib/language/catalogue'
import type en from './export-button-texts.en'

/** Apart from the dialog's, which load with it. */
export const exportButtonTexts = catalogue(
  import.meta.glob<typeof en>('./export-button-texts.*.ts', { eager: true, import: 'default' }),
)
