import { catalogue } from '../../lib/language/catalogue'
import type en from './newer-texts.en'

/** What a page says of a head that came while it was open. */
export const newerTexts = catalogue(
  import.meta.glob<typeof en>('./newer-texts.*.ts', { eager: true, import: 'default' }),
)
