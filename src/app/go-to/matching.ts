import type { Target, TargetGroup } from './targets'

/** The headings, in the order that decides between equally good ones. */
const HEADINGS = [
  'here',
  'pinned',
  'recent',
  'scopes',
  'prompts',
  'artifacts',
  'screens',
  'actions',
] as const
export type Heading = (typeof HEADINGS)[number]
export type FoundGroup = {
  heading: Heading
  /** The best ones, best first. */
  targets: readonly Target[]
  /** How many there are. */
  total: number
}

/** Rows of one heading; more are found by typing on. */
const SHOWN = 20
/** What stands there before anything is typed. */
const AT_FIRST: readonly TargetGroup[] = ['here', 'pinned', 'recent', 'screens']
/** Under which heading a group is found. */
const FOUND_UNDER: Partial<Record<TargetGroup, Heading>> = {
  pinned: 'scopes',
  recent: 'scopes',
  families: 'here',
}
/** Ids of the service begin so. In other texts the letters of an id mean nothing to anybody. */
const LIKE_ID = /^(scp|art)_/i
/** Rank of a word that only the words beside a name hold. */
const BESIDE = 3

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** Where in a text a part stands: 0 it begins with it, 1 one of its words does, 2 elsewhere; null: nowhere. */
function standing(text: string, part: string): number | null {
  let at = text.indexOf(part)
  if (at <= 0) return at === 0 ? 0 : null
  for (; at !== -1; at = text.indexOf(part, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return 1
  }
  return 2
}

/**
 * How well a target fits, 0 best; null where it does not. Its name has to hold the typed text, or each of its words in any
 * order; words of what stands beside the name count where another one is in the name.
 */
function rankOf({ name, hint, id }: Target, typed: string, words: readonly string[]) {
  const known = id === undefined ? '' : folded(id)
  if (known === typed || (LIKE_ID.test(typed) && known.startsWith(typed))) return 0
  const text = folded(name)
  const asTyped = standing(text, typed)
  if (asTyped !== null) return asTyped
  const beside = folded(hint)
  const ranks = words.map((word) => standing(text, word) ?? (beside.includes(word) ? BESIDE : null))
  if (ranks.every((rank) => rank === BESIDE) || ranks.includes(null)) return null
  return BESIDE + Math.max(...ranks.map(Number))
}

/** What fits the typed text under its headings: the heading of the best one first, and under each the best one first. */
export function findTargets(targets: readonly Target[], typed: string): FoundGroup[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const whole = words.join(' ')
  const ranked = targets.flatMap((target) => {
    if (whole === '') {
      return AT_FIRST.includes(target.group) ? [{ target, under: target.group, rank: 0 }] : []
    }
    const rank = rankOf(target, whole, words)
    return rank === null ? [] : [{ target, under: FOUND_UNDER[target.group] ?? target.group, rank }]
  })
  ranked.sort((one, other) => one.rank - other.rank)
  return HEADINGS.map((heading) => {
    const of = ranked.filter(({ under }) => under === heading)
    return { heading, rank: of[0]?.rank ?? 0, of: of.map(({ target }) => target) }
  })
    .filter(({ of }) => of.length > 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ heading, of }) => ({ heading, targets: of.slice(0, SHOWN), total: of.length }))
}
