import { catalogue } from '../../lib/language/catalogue'
import type en from './references-texts.en'

/** These texts come with the panel of references, after the rest of a Scope. */
export const referencesTexts = catalogue(
  import.meta.glob<typeof en>('./references-texts.*.ts', { eager: true, import: 'default' }),
)
