import { catalogue } from '../lib/language/catalogue'
import type en from './id-texts.en'

/** The words for an id that cannot exist: what each kind of id is called, and which rule it has to keep. */
export const idTexts = catalogue(
  import.meta.glob<typeof en>('./id-texts.*.ts', { eager: true, import: 'default' }),
)
