import { catalogue } from '../../lib/language/catalogue'
import type en from './last-commits-texts.en'

/** These texts load with the rows, which a Scope does not show at first. */
export const lastCommitsTexts = catalogue(
  import.meta.glob<typeof en>('./last-commits-texts.*.ts', { eager: true, import: 'default' }),
)
