import { catalogue } from '../../../lib/language/catalogue'
import type en from './sentence-texts.en'

export const sentenceTexts = catalogue(
  import.meta.glob<typeof en>('./sentence-texts.*.ts', { eager: true, import: 'default' }),
)
