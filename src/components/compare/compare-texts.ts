import { catalogue } from '../../lib/language/catalogue'
import type en from './compare-texts.en'

export const compareTexts = catalogue(
  import.meta.glob<typeof en>('./compare-texts.*.ts', { eager: true, import: 'default' }),
)
