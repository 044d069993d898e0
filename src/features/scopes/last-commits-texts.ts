import { catalogue } from '../../lib/language/catalogue'
import type en from './last-commits-texts.en'

/** These texts come with the rows, which the first sight of a Scope does without. */
export const lastCommitsTexts = catalogue(
  import.meta.glob<typeof en>('./last-commits-texts.*.ts', { eager: true, import: 'default' }),
)
