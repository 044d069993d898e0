import { catalogue } from '../../lib/language/catalogue'
import type en from './texts.en'

/** The texts that the list of Scopes and one Scope's screen both show. */
export const scopesTexts = catalogue(
  import.meta.glob<typeof en>('./texts.*.ts', { eager: true, import: 'default' }),
)
