import { catalogue } from '../../../lib/language/catalogue'
import type en from './timeline-texts.en'

export const timelineTexts = catalogue(
  import.meta.glob<typeof en>('./timeline-texts.*.ts', { eager: true, import: 'default' }),
)
