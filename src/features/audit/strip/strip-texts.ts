import { catalogue } from '../../../lib/language/catalogue'
import type en from './strip-texts.en'

export const stripTexts = catalogue(
  import.meta.glob<typeof en>('./strip-texts.*.ts', { eager: true, import: 'default' }),
)
