import { catalogue } from '../../lib/language/catalogue'
import type en from './why-texts.en'

export const whyTexts = catalogue(
  import.meta.glob<typeof en>('./why-texts.*.ts', { eager: true, import: 'default' }),
)
