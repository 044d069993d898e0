import { catalogue } from '../../lib/language/catalogue'
import type en from './long-list-texts.en'

/** The words below a list that is not shown whole. */
export const longListTexts = catalogue(
  import.meta.glob<typeof en>('./long-list-texts.*.ts', { eager: true, import: 'default' }),
)
