import { catalogue } from '../lib/language/catalogue'
import type en from './shared-texts.en'

export const sharedTexts = catalogue(
  import.meta.glob<typeof en>('./shared-texts.*.ts', { eager: true, import: 'default' }),
)
