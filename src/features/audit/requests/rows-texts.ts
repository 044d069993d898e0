import { catalogue } from '../../../lib/language/catalogue'
import type en from './rows-texts.en'

export const rowsTexts = catalogue(
  import.meta.glob<typeof en>('./rows-texts.*.ts', { eager: true, import: 'default' }),
)
