import { tagKey } from '../../../api/contract/tags'

const without = (tags: readonly string[], others: readonly string[]) => {
  const keys = new Set(others.map(tagKey))
  return tags.filter((tag) => !keys.has(tagKey(tag)))
}

/** What a set of tags loses and gains on the way to another. A tag that is only spelled otherwise is lost and gained. */
export function tagChanges(before: readonly string[], after: readonly string[]) {
  return {
    removed: before.filter((tag) => !after.includes(tag)),
    added: after.filter((tag) => !before.includes(tag)),
  }
}

/**
 * Takes what a person changed over to the tags that there are by now: what they removed goes, what they added comes, and what
 * somebody else did stays.
 */
export function mergeTags(
  seen: readonly string[],
  wanted: readonly string[],
  now: readonly string[],
): string[] {
  const { removed, added } = tagChanges(seen, wanted)
  const kept = without(without(now, removed), added)
  return [...kept, ...added]
}

/** Whether two sets hold the same tags, in whatever order. */
export function sameTags(one: readonly string[], other: readonly string[]): boolean {
  const { removed, added } = tagChanges(one, other)
  return removed.length === 0 && added.length === 0
}
