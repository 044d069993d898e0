import { catalogue } from '../../../lib/language/catalogue'
import type en from './unlooked-texts.en'

/** What the filter "Not looked at yet" says of itself. */
export const unlookedTexts = catalogue(
  import.meta.glob<typeof en>('./unlooked-texts.*.ts', { eager: true, import: 'default' }),
)
