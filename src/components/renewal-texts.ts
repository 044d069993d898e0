import { catalogue } from '../lib/language/catalogue'
import type en from './renewal-texts.en'

export const renewalTexts = catalogue(
  import.meta.glob<typeof en>('./renewal-texts.*.ts', { eager: true, import: 'default' }),
)
