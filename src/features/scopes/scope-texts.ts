import { catalogue } from '../../lib/language/catalogue'
import type en from './scope-texts.en'

/** The texts of one Scope. */
export const scopeTexts = catalogue(
  import.meta.glob<typeof en>('./scope-texts.*.ts', { eager: true, import: 'default' }),
)
