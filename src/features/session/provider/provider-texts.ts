import { catalogue } from '../../../lib/language/catalogue'
import type en from './provider-texts.en'

export const providerTexts = catalogue(
  import.meta.glob<typeof en>('./provider-texts.*.ts', { eager: true, import: 'default' }),
)
