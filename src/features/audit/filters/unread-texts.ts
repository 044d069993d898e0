import { catalogue } from '../../../lib/language/catalogue'
import type en from './unread-texts.en'

/** What a list says of parts of its address that it cannot read. */
export const unreadTexts = catalogue(
  import.meta.glob<typeof en>('./unread-texts.*.ts', { eager: true, import: 'default' }),
)
