import { catalogue } from '../../../lib/language/catalogue'
import type en from './across-texts.en'

export const acrossTexts = catalogue(
  import.meta.glob<typeof en>('./across-texts.*.ts', { eager: true, import: 'default' }),
)
