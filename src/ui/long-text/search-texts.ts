import { catalogue } from '../../lib/language/catalogue'
import type en from './search-texts.en'

/** What the editor says while somebody searches, by the library's own English words; `$` stands for a number. */
export const searchTexts = catalogue(
  import.meta.glob<typeof en>('./search-texts.*.ts', { eager: true, import: 'default' }),
)
