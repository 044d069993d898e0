import { HEADINGS, type Heading, type Target, type TargetGroup } from './target'

export type FoundGroup = {
  heading: Heading
  /** The best ones, best first. */
  targets: readonly Target[]
  /** How many there are. */
  total: number
}

/** Rows of one heading; more are found by typing on. */
const SHOWN = 20
/** The groups that are shown before anything is typed. */
const AT_FIRST: readonly TargetGroup[] = ['here', 'pinned', 'recent', 'screens']
/** The heading of a group whose rows stand under another name once something is typed. */
const FOUND_UNDER: Partial<Record<TargetGroup, Heading>> = {
  pinned: 'scopes',
  recent: 'scopes',
  families: 'here',
}
/** The service's own ids begin like this. A text that does not is no id, so it is not looked for in ids. */
export const LIKE_ID = /^(scp|art)_/i
/** Rank of a word that stands in the hint only. */
const BESIDE = 3

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** Where a part stands in a text: 0 at its beginning, 1 at the beginning of a word, 2 elsewhere, null nowhere. */
function standing(text: string, part: string): number | null {
  let at = text.indexOf(part)
  if (at <= 0) return at === 0 ? 0 : null
  for (; at !== -1; at = text.indexOf(part, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return 1
  }
  return 2
}

/**
 * How well a target fits what was typed: 0 is best, null is not at all. Each typed word has to stand in the name or in the
 * hint, and at least one of them in the name.
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

/** The targets that fit the typed text, under their headings. The best target stands first, and so does its heading. */
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
