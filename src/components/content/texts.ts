import { catalogue } from '../../lib/language/catalogue'
import type en from './texts.en'

export const contentTexts = catalogue(
  import.meta.glob<typeof en>('./texts.*.ts', { eager: true, import: 'default' }),
)

/** A field's name in words, or as the server calls it when the console does not know it. */
export const fieldLabel = (t: typeof contentTexts.en, key: string) =>
  (Object.hasOwn(t.fields, key) ? t.fields[key] : undefined) ?? key
