import { catalogue } from '../../lib/language/catalogue'
import type en from './other-scopes-texts.en'

export const otherScopesTexts = catalogue(
  import.meta.glob<typeof en>('./other-scopes-texts.*.ts', { eager: true, import: 'default' }),
)
