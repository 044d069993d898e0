/** Elements in a row that make a gram. */
export const GRAM = 8

/**
 * Gives each position an id by the `GRAM` elements from there on, equal for equal ones in both ranges: where no element
 * is unique, eight in a row still are. `ids` run from 0 to `count`; the last positions of a range have no gram and are
 * left out.
 */
export function gramIds(
  before: Int32Array,
  after: Int32Array,
  count: number,
): { before: Int32Array; after: Int32Array; count: number } {
  let grams = { before, after, count }
  for (let length = 1; length < GRAM; length *= 2) grams = doubled(grams, length)
  return grams
}

/** Grams of twice the length: of two that follow one another. */
function doubled(
  { before, after, count }: { before: Int32Array; after: Int32Array; count: number },
  length: number,
) {
  const known = new Map<number, number>()
  const pairUp = (ids: Int32Array) => {
    const result = new Int32Array(Math.max(0, ids.length - length))
    for (let at = 0; at < result.length; at += 1) {
      // Exact below 2^53: there are fewer ids than characters in two texts.
      const pair = (ids[at] as number) * count + (ids[at + length] as number)
      let id = known.get(pair)
      if (id === undefined) {
        id = known.size
        known.set(pair, id)
      }
      result[at] = id
    }
    return result
  }
  return { before: pairUp(before), after: pairUp(after), count: known.size }
}
