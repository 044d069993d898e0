import { catalogue } from '../lib/language/catalogue'
import { own } from '../lib/json/own'
import type { AllWords, FamilyWords } from './family'

/** Apart from the descriptors, which run without a bundler too. */
export const familyWords = catalogue(
  import.meta.glob<AllWords>('./words.*.ts', { eager: true, import: 'default' }),
)

/** What a family says on screen. */
export const wordsOf = ({ known, unknown }: AllWords, family: string): FamilyWords =>
  own(known, family) ?? unknown
