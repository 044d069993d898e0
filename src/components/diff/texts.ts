import { catalogue, type Texts } from '../../lib/language/catalogue'
import type en from './texts.en'

export const diffTexts = catalogue(
  import.meta.glob<typeof en>('./texts.*.ts', { eager: true, import: 'default' }),
)

export type DiffTexts = typeof diffTexts extends Texts<infer T> ? T : never
