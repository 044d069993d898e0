import { catalogue } from '../../lib/language/catalogue'
import type en from './list-texts.en'

/** The texts of the list of Scopes alone: one Scope's screen loads the others only. */
export const listTexts = catalogue(
  import.meta.glob<typeof en>('./list-texts.*.ts', { eager: true, import: 'default' }),
)
