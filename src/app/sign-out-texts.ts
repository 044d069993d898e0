import { catalogue } from '../lib/language/catalogue'
import type en from './sign-out-texts.en'

export const signOutTexts = catalogue(
  import.meta.glob<typeof en>('./sign-out-texts.*.ts', { eager: true, import: 'default' }),
)
