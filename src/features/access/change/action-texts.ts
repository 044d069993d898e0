import { catalogue } from '../../../lib/language/catalogue'
import type en from './action-texts.en'

/** The texts of the buttons, which come with the table; those of the dialogs come with these. */
export const actionTexts = catalogue(
  import.meta.glob<typeof en>('./action-texts.*.ts', { eager: true, import: 'default' }),
)
