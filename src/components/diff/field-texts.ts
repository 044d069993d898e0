import { pooledWords } from '../../families/pooled-words'
import { defineTexts } from '../../ui/language'

type FieldTexts = {
  /** By key in the content (contract §4, §5). */
  names: Record<string, string>
  /** An item of a list, by the list's key. */
  items: Record<string, (place: number) => string>
}

const wordsIn = (language: 'en' | 'zh'): FieldTexts => ({
  names: pooledWords(language, 'fields'),
  items: pooledWords(language, 'items'),
})

/** What the fields of the families are called, as their descriptors say. A key that is not here stands by itself. */
export const fieldTexts = defineTexts(wordsIn('en'), wordsIn('zh'))
