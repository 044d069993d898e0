import { pooledWords } from '../../families/pooled-words'
import { familyWords } from '../../families/words'
import { eachLanguage } from '../../lib/language/each-language'

type FieldTexts = {
  /** By key in the content (contract §4, §5). */
  names: Record<string, string>
  /** An item of a list, by the list's key. */
  items: Record<string, (place: number) => string>
}

/** Names of the fields of all families, from the words of each. A field without a name is shown by its key. */
export const fieldTexts = eachLanguage(familyWords, (words): FieldTexts => ({
  names: pooledWords(words, 'fields'),
  items: pooledWords(words, 'items'),
}))
