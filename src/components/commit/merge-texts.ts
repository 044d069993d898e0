import { catalogue } from '../../lib/language/catalogue'
import type en from './merge-texts.en'

export const mergeTexts = catalogue(
  import.meta.glob<typeof en>('./merge-texts.*.ts', { eager: true, import: 'default' }),
)
