import { catalogue } from '../../lib/language/catalogue'
import type en from './button-texts.en'

export const buttonTexts = catalogue(
  import.meta.glob<typeof en>('./button-texts.*.ts', { eager: true, import: 'default' }),
)
