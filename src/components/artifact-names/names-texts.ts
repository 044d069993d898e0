import { catalogue } from '../../lib/language/catalogue'
import type en from './names-texts.en'

/** The words of a list that reads names of Artifacts: the offer, the progress and the cost in audit events. */
export const namesTexts = catalogue(
  import.meta.glob<typeof en>('./names-texts.*.ts', { eager: true, import: 'default' }),
)
