import { catalogue } from '../../../lib/language/catalogue'
import type en from './step-texts.en'

export const stepTexts = catalogue(
  import.meta.glob<typeof en>('./step-texts.*.ts', { eager: true, import: 'default' }),
)
