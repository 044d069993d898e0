import type { FamilyWords } from './family'
import { KNOWN_FAMILIES } from './known'
import { SHARED_WORDS } from './shared-words'

type Pooled = 'fields' | 'items' | 'nouns' | 'options'

/** The words of all families in one: a field of that name is called the same wherever a content has it. */
export function pooledWords<K extends Pooled>(
  language: 'en' | 'zh',
  kind: K,
): NonNullable<FamilyWords[K]> {
  const all: Partial<FamilyWords>[] = [
    SHARED_WORDS[language],
    ...KNOWN_FAMILIES.map(({ words }) => words[language]),
  ]
  return Object.assign({}, ...all.map((words) => words[kind])) as NonNullable<FamilyWords[K]>
}
