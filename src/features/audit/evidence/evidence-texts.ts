import { catalogue } from '../../../lib/language/catalogue'
import type en from './evidence-texts.en'

export const evidenceTexts = catalogue(
  import.meta.glob<typeof en>('./evidence-texts.*.ts', { eager: true, import: 'default' }),
)
