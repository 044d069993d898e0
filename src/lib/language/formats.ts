import { LANGUAGES, type Language } from './languages'

/** What a language says for each of its plurals: English has `one` and `other`, Chinese only `other`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** How a language writes numbers, counts things and orders names. The platform's formats are made when first asked for, and kept. */
function make(tag: string) {
  let numbers: Intl.NumberFormat | undefined
  let rules: Intl.PluralRules | undefined
  const number = (value: number) => (numbers ??= new Intl.NumberFormat(tag)).format(value)
  const plural = (count: number, forms: Forms) =>
    forms[(rules ??= new Intl.PluralRules(tag)).select(count)] ?? forms.other
  /** "1,234 lines" */
  const counted = (count: number, forms: Forms) => `${number(count)} ${plural(count, forms)}`
  let collator: Intl.Collator | undefined
  /** The order of names. */
  const compare = (one: string, other: string) =>
    (collator ??= new Intl.Collator(tag)).compare(one, other)
  let relatives: Intl.RelativeTimeFormat | undefined
  /** Writes "3 h ago", always with a number: 47 hours are one whole day, and "yesterday" would be wrong for them. */
  const relative = (distance: number, unit: Intl.RelativeTimeFormatUnit) =>
    (relatives ??= new Intl.RelativeTimeFormat(tag, { numeric: 'always', style: 'narrow' }))
      .format(distance, unit)
      // `Intl` writes "3h ago" in the narrow style. The console adds a space, because "3 h ago" is easier to read.
      .replace(/\d(?=\p{L})/u, '$& ')
  /** "now" */
  const now = () => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(0, 'second')
  return { number, plural, counted, compare, relative, now }
}

const made: Partial<Record<Language, ReturnType<typeof make>>> = {}

/** For the catalogues of that language. */
export const formatsIn = (language: Language) => (made[language] ??= make(LANGUAGES[language].tag))
