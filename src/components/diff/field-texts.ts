import { pooledWords } from '../../families/pooled-words'
import { familyWords } from '../../families/words'
import { eachLanguage } from '../../lib/language/each-language'

type FieldTexts = {
  /** By key in the content (contract §4, §5). */
  names: Record<string, string>
  /** An item of a list, by the list's key. */
  items: Record<string, (place: number) => string>
}

/** What the fields of the families are called, as their words say. A key that is not here stands by itself. */
export const fieldTexts = eachLanguage(familyWords, (words): FieldTexts => ({
  names: pooledWords(words, 'fields'),
  items: pooledWords(words, 'items'),
}))
