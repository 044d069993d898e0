import { catalogue } from '../../lib/language/catalogue'
import type en from './page-texts.en'

/** What a page says of commits before it opens a dialog. The dialog brings its own texts. */
export const pageTexts = catalogue(
  import.meta.glob<typeof en>('./page-texts.*.ts', { eager: true, import: 'default' }),
)
