import { catalogue } from '../../../lib/language/catalogue'
import type en from './pictures-texts.en'

export const picturesTexts = catalogue(
  import.meta.glob<typeof en>('./pictures-texts.*.ts', { eager: true, import: 'default' }),
)
