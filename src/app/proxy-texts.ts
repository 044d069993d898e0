import { catalogue } from '../lib/language/catalogue'
import type en from './proxy-texts.en'

export const proxyTexts = catalogue(
  import.meta.glob<typeof en>('./proxy-texts.*.ts', { eager: true, import: 'default' }),
)
