import { catalogue } from '../lib/language/catalogue'
import type en from './config-texts.en'

export const configTexts = catalogue(
  import.meta.glob<typeof en>('./config-texts.*.ts', { eager: true, import: 'default' }),
)
