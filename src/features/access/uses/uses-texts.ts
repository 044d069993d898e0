import { catalogue } from '../../../lib/language/catalogue'
import type en from './uses-texts.en'

export const usesTexts = catalogue(
  import.meta.glob<typeof en>('./uses-texts.*.ts', { eager: true, import: 'default' }),
)
