import { catalogue } from '../../../lib/language/catalogue'
import type en from './own-texts.en'

export const ownTexts = catalogue(
  import.meta.glob<typeof en>('./own-texts.*.ts', { eager: true, import: 'default' }),
)
