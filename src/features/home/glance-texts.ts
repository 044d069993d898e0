import { catalogue } from '../../lib/language/catalogue'
import type en from './glance-texts.en'

/** What Home's two cards about the audit say. */
export const glanceTexts = catalogue(
  import.meta.glob<typeof en>('./glance-texts.*.ts', { eager: true, import: 'default' }),
)
