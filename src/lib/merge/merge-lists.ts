import { canonicalJson } from '../diff/canonical-json'
import { matchItems } from '../diff/match-items'
import { mergeSequences, type Region } from './merge-sequences'

type List = readonly unknown[]

/**
 * Merges two lists that came from one, item by item; an item is never mixed from two. Null when a side changed the order
 * of the items that were there, in which case no place in the list can be told for certain.
 *
 * Items that both kept are `base` regions of one item each, or `mine`, `theirs`, `alike` or `conflict` by what the
 * sides made of that item; items between them follow the rules of `mergeSequences`.
 */
export function mergeLists(
  base: List,
  mine: List,
  theirs: List,
  idOf: (item: unknown) => string | null,
): Region[] | null {
  const left = alignment(base, mine, idOf)
  const right = alignment(base, theirs, idOf)
  if (!left || !right) return null
  const keys = base.map((_, index) => `item ${index}`)
  const regions = mergeSequences(keys, left.keys, right.keys)
  const text = {
    base: base.map(canonicalJson),
    mine: mine.map(canonicalJson),
    theirs: theirs.map(canonicalJson),
  }
  /** Items that say the same can stand for one another: what was changed by their places need not be by what is there. */
  const kindOf = (region: Omit<Region, 'kind'>): Region['kind'] => {
    const said = (side: 'base' | 'mine' | 'theirs') => text[side].slice(...region[side]).join()
    const [b, m, t] = [said('base'), said('mine'), said('theirs')]
    if (m === t) return m === b ? 'base' : 'alike'
    return m === b ? 'theirs' : t === b ? 'mine' : 'conflict'
  }
  return regions.flatMap((region): Region[] => {
    const [start, end] = region.base
    if (region.kind !== 'base') {
      // What one side removed, the other side may have edited.
      const other = region.kind === 'mine' ? right : region.kind === 'theirs' ? left : null
      const edited = other?.edited.some((index) => index >= start && index < end)
      return [edited || region.kind === 'conflict' ? { ...region, kind: kindOf(region) } : region]
    }
    return Array.from({ length: end - start }, (_, n): Region => {
      const places = { base: start + n, mine: region.mine[0] + n, theirs: region.theirs[0] + n }
      const spans: Omit<Region, 'kind'> = {
        base: [places.base, places.base + 1],
        mine: [places.mine, places.mine + 1],
        theirs: [places.theirs, places.theirs + 1],
      }
      return { kind: kindOf(spans), ...spans }
    })
  })
}

/** A side's items as keys: those of the base by their place there, new ones by what they say. */
function alignment(base: List, side: List, idOf: (item: unknown) => string | null) {
  const keys = side.map((item) => `new ${canonicalJson(item)}`)
  const edited: number[] = []
  let last = -1
  for (const { before, after, change } of matchItems(base, side, idOf)) {
    if (before === null || after === null) continue
    if (before < last) return null
    last = before
    keys[after] = `item ${before}`
    if (change === 'changed') edited.push(before)
  }
  return { keys, edited }
}
