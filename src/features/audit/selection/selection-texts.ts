import { catalogue } from '../../../lib/language/catalogue'
import type en from './selection-texts.en'

export const selectionTexts = catalogue(
  import.meta.glob<typeof en>('./selection-texts.*.ts', { eager: true, import: 'default' }),
)
