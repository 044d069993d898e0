import { catalogue } from '../../../lib/language/catalogue'
import type en from './index-texts.en'

export const indexTexts = catalogue(
  import.meta.glob<typeof en>('./index-texts.*.ts', { eager: true, import: 'default' }),
)
