import { catalogue } from '../../lib/language/catalogue'
import type en from './table-texts.en'

export const tableTexts = catalogue(
  import.meta.glob<typeof en>('./table-texts.*.ts', { eager: true, import: 'default' }),
)
