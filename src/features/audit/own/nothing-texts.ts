import { catalogue } from '../../../lib/language/catalogue'
import type en from './nothing-texts.en'

export const nothingTexts = catalogue(
  import.meta.glob<typeof en>('./nothing-texts.*.ts', { eager: true, import: 'default' }),
)
