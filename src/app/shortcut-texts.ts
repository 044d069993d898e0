import { catalogue } from '../lib/language/catalogue'
import type en from './shortcut-texts.en'

export const shortcutTexts = catalogue(
  import.meta.glob<typeof en>('./shortcut-texts.*.ts', { eager: true, import: 'default' }),
)
