import { catalogue } from '../../lib/language/catalogue'
import type en from './hidden-texts.en'

/** What a mark says of the characters that it stands for. */
export const hiddenTexts = catalogue(
  import.meta.glob<typeof en>('./hidden-texts.*.ts', { eager: true, import: 'default' }),
)
