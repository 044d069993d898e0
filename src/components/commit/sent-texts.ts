import { catalogue } from '../../lib/language/catalogue'
import type en from './sent-texts.en'

export const sentTexts = catalogue(
  import.meta.glob<typeof en>('./sent-texts.*.ts', { eager: true, import: 'default' }),
)
