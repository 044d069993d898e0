import { catalogue } from '../lib/language/catalogue'
import type en from './artifact-name-texts.en'

export const artifactNameTexts = catalogue(
  import.meta.glob<typeof en>('./artifact-name-texts.*.ts', { eager: true, import: 'default' }),
)
