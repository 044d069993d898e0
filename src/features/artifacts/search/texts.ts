import { catalogue } from '../../../lib/language/catalogue'
import type en from './texts.en'

export const searchTexts = catalogue(
  import.meta.glob<typeof en>('./texts.*.ts', { eager: true, import: 'default' }),
)
