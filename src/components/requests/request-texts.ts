import { catalogue } from '../../lib/language/catalogue'
import type en from './request-texts.en'

export const requestTexts = catalogue(
  import.meta.glob<typeof en>('./request-texts.*.ts', { eager: true, import: 'default' }),
)
