import { catalogue } from '../../../lib/language/catalogue'
import type en from './moments-texts.en'

export const momentsTexts = catalogue(
  import.meta.glob<typeof en>('./moments-texts.*.ts', { eager: true, import: 'default' }),
)
