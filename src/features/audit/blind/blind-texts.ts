import { catalogue } from '../../../lib/language/catalogue'
import type en from './blind-texts.en'

export const blindTexts = catalogue(
  import.meta.glob<typeof en>('./blind-texts.*.ts', { eager: true, import: 'default' }),
)
