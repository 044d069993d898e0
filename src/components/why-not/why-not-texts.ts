import { catalogue } from '../../lib/language/catalogue'
import type en from './why-not-texts.en'

export const whyNotTexts = catalogue(
  import.meta.glob<typeof en>('./why-not-texts.*.ts', { eager: true, import: 'default' }),
)
