import { catalogue } from '../../lib/language/catalogue'
import type en from './names-texts.en'

/** What the names of Artifacts cost, before and after they are read. */
export const namesTexts = catalogue(
  import.meta.glob<typeof en>('./names-texts.*.ts', { eager: true, import: 'default' }),
)
