import { catalogue } from '../lib/language/catalogue'
import type en from './freshness-texts.en'

export const freshnessTexts = catalogue(
  import.meta.glob<typeof en>('./freshness-texts.*.ts', { eager: true, import: 'default' }),
)
