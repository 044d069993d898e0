import { catalogue } from '../lib/language/catalogue'
import type en from './go-to-texts.en'

export const goToTexts = catalogue(
  import.meta.glob<typeof en>('./go-to-texts.*.ts', { eager: true, import: 'default' }),
)
