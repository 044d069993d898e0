import { catalogue } from '../../lib/language/catalogue'
import type en from './tour-texts.en'

export const tourTexts = catalogue(
  import.meta.glob<typeof en>('./tour-texts.*.ts', { eager: true, import: 'default' }),
)
