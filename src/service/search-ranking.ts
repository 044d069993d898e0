import { neededOf, soughtTerms, termsOf } from './search-terms'

export type Searched<T> = { id: string; text: string; of: T }

// The usual constants of Okapi BM25.
const SATURATION = 1.2
const LENGTH_SHARE = 0.75
const RAREST = 1e-6

/** The texts that have enough of the words, best first by BM25, those that are equally good by id. */
export function rankedBy<T>(query: string, all: readonly Searched<T>[]): T[] {
  const sought = soughtTerms(query)
  if (sought.length === 0 || all.length === 0) return []
  const counted = all.map((one) => countsIn(one, sought))
  const average = counted.reduce((sum, { length }) => sum + length, 0) / all.length
  const weights = sought.map((_, index) => {
    const having = counted.filter(({ counts }) => (counts[index] ?? 0) > 0).length
    return Math.max(RAREST, Math.log((all.length - having + 0.5) / (having + 0.5)))
  })
  const scoreOf = ({ counts, length }: Counted<T>) =>
    counts.reduce((sum, count, index) => {
      const damping = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average)
      return sum + ((weights[index] ?? 0) * count * (SATURATION + 1)) / (count + damping)
    }, 0)
  return counted
    .filter(({ counts }) => counts.filter((count) => count > 0).length >= neededOf(sought.length))
    .map((one) => ({ ...one, score: scoreOf(one) }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .map(({ of }) => of)
}

type Counted<T> = { id: string; of: T; counts: number[]; length: number }

function countsIn<T>({ id, text, of }: Searched<T>, sought: readonly string[]): Counted<T> {
  const times = new Map<string, number>()
  const terms = termsOf(text)
  for (const term of terms) times.set(term, (times.get(term) ?? 0) + 1)
  return { id, of, length: terms.length, counts: sought.map((term) => times.get(term) ?? 0) }
}
