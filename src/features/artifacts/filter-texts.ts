import { catalogue } from '../../lib/language/catalogue'
import type en from './filter-texts.en'

/** What a filtered list says. */
export const filterTexts = catalogue(
  import.meta.glob<typeof en>('./filter-texts.*.ts', { eager: true, import: 'default' }),
)
