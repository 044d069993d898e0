import { catalogue } from '../../../lib/language/catalogue'
import type en from './owner-texts.en'

/** What is said of the owner of one Artifact. */
export const ownerTexts = catalogue(
  import.meta.glob<typeof en>('./owner-texts.*.ts', { eager: true, import: 'default' }),
)
