import { catalogue } from '../../../lib/language/catalogue'
import type en from './event-texts.en'

export const eventTexts = catalogue(
  import.meta.glob<typeof en>('./event-texts.*.ts', { eager: true, import: 'default' }),
)
