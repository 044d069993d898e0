import { catalogue } from '../../../lib/language/catalogue'
import type en from './author-texts.en'

export const authorTexts = catalogue(
  import.meta.glob<typeof en>('./author-texts.*.ts', { eager: true, import: 'default' }),
)
