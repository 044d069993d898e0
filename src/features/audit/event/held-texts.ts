import { catalogue } from '../../../lib/language/catalogue'
import type en from './held-texts.en'

export const heldTexts = catalogue(
  import.meta.glob<typeof en>('./held-texts.*.ts', { eager: true, import: 'default' }),
)
