import { catalogue } from '../../../lib/language/catalogue'
import type en from './follow-texts.en'

export const followTexts = catalogue(
  import.meta.glob<typeof en>('./follow-texts.*.ts', { eager: true, import: 'default' }),
)
