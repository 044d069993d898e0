let feeds = 0
const keys = new WeakMap<object, number>()

/** A number for each feed, for React: another list is another table. */
export function feedKey(feed: object): number {
  const known = keys.get(feed) ?? (feeds += 1)
  keys.set(feed, known)
  return known
}
