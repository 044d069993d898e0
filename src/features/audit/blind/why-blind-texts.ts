import { catalogue } from '../../../lib/language/catalogue'
import type en from './why-blind-texts.en'

export const whyBlindTexts = catalogue(
  import.meta.glob<typeof en>('./why-blind-texts.*.ts', { eager: true, import: 'default' }),
)
