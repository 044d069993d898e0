import { catalogue } from '../../../lib/language/catalogue'
import type en from './filter-texts.en'

export const tagFilterTexts = catalogue(
  import.meta.glob<typeof en>('./filter-texts.*.ts', { eager: true, import: 'default' }),
)
