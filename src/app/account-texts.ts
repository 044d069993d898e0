import { catalogue } from '../lib/language/catalogue'
import type en from './account-texts.en'

export const accountTexts = catalogue(
  import.meta.glob<typeof en>('./account-texts.*.ts', { eager: true, import: 'default' }),
)
