import { catalogue } from '../../lib/language/catalogue'
import type en from './unread-texts.en'

export const unreadTexts = catalogue(
  import.meta.glob<typeof en>('./unread-texts.*.ts', { eager: true, import: 'default' }),
)
