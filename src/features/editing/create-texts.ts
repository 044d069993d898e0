import { catalogue } from '../../lib/language/catalogue'
import type en from './create-texts.en'

export const createTexts = catalogue(
  import.meta.glob<typeof en>('./create-texts.*.ts', { eager: true, import: 'default' }),
)
