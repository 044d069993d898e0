import type { AllWords, FamilyWords } from './family'

type Pooled = 'fields' | 'items' | 'nouns' | 'options'

/** The words of all families in one: a field of that name is called the same wherever a content has it. */
export function pooledWords<K extends Pooled>(
  { shared, known }: AllWords,
  kind: K,
): NonNullable<FamilyWords[K]> {
  const all: Partial<FamilyWords>[] = [shared, ...Object.values(known)]
  return Object.assign({}, ...all.map((words) => words[kind])) as NonNullable<FamilyWords[K]>
}
