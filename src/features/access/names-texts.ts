import { catalogue } from '../../lib/language/catalogue'
import type en from './names-texts.en'

export const namesTexts = catalogue(
  import.meta.glob<typeof en>('./names-texts.*.ts', { eager: true, import: 'default' }),
)
