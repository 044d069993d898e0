import { catalogue } from '../../lib/language/catalogue'
import type en from './name-texts.en'

export const nameTexts = catalogue(
  import.meta.glob<typeof en>('./name-texts.*.ts', { eager: true, import: 'default' }),
)
