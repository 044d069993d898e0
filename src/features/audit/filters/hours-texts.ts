import { catalogue } from '../../../lib/language/catalogue'
import type en from './hours-texts.en'

/** How hours of the day are typed. */
export const hoursTexts = catalogue(
  import.meta.glob<typeof en>('./hours-texts.*.ts', { eager: true, import: 'default' }),
)
