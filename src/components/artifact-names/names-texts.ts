import { catalogue } from '../../lib/language/catalogue'
import type en from './names-texts.en'

/** What a list says while it offers and reads the names of Artifacts, and how many audit events that costs. */
export const namesTexts = catalogue(
  import.meta.glob<typeof en>('./names-texts.*.ts', { eager: true, import: 'default' }),
)
