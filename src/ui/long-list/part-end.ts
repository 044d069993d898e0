/**
 * How much of a list the page draws at once. An item may hold lists of its own: a part also ends with the item that brings its
 * values to this many.
 */
const PART = { items: 200, values: 1_000 }

/**
 * @param valuesOf how many values an item shows, where that may be more than one
 * @param most items of the part, where each costs more than usual
 * @returns where the part of a list ends that begins at `start`
 */
export function partEnd<T>(
  items: readonly T[],
  start: number,
  valuesOf: (item: T) => number = () => 1,
  most = PART.items,
): number {
  const last = Math.min(items.length, start + most)
  let values = 0
  for (let at = start; at < last; at += 1) {
    values += valuesOf(items[at] as T)
    if (values >= PART.values) return at + 1
  }
  return last
}
