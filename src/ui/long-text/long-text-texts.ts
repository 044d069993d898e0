import { catalogue } from '../../lib/language/catalogue'
import type en from './long-text-texts.en'

export const longTextTexts = catalogue(
  import.meta.glob<typeof en>('./long-text-texts.*.ts', { eager: true, import: 'default' }),
)
