import { catalogue } from '../../lib/language/catalogue'
import type en from './load-texts.en'

export const loadTexts = catalogue(
  import.meta.glob<typeof en>('./load-texts.*.ts', { eager: true, import: 'default' }),
)
