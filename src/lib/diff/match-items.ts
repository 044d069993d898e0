import { canonicalJson } from './canonical-json'
import { pairTexts } from './similar-lines'
import { diffSequences, idsOf } from './sequence-diff'

/** Items of two lists that belong together, by index; null on the side that lacks it. */
export type ItemMatch = {
  before: number | null
  after: number | null
  change: 'same' | 'added' | 'removed' | 'changed' | 'moved'
}

/**
 * Matches the items of two lists: by `idOf` where both sides have the id once, then equal items in their order, then
 * equal ones at another place, then by similarity. Every item of either list is in exactly one match; matches come in the
 * order of the list after, what was removed where it stood.
 */
export function matchItems(
  before: readonly unknown[],
  after: readonly unknown[],
  idOf: (item: unknown) => string | null = () => null,
): ItemMatch[] {
  const texts = { before: before.map(canonicalJson), after: after.map(canonicalJson) }
  const partners = partnersById(before, after, idOf)
  // An item that is matched by id stands for that id, whatever it says; any other one for what it says.
  const keys = {
    before: texts.before.map((text, n) =>
      partners.has(n) ? `id ${idOf(before[n])}` : `= ${text}`,
    ),
    after: texts.after.map((text) => `= ${text}`),
  }
  for (const [b, a] of partners) keys.after[a] = keys.before[b] ?? ''
  const ids = idsOf(keys.before, keys.after)
  const placed: (ItemMatch & { place: number })[] = []
  const removed: { index: number; place: number; block: number }[] = []
  const added: { index: number; block: number }[] = []
  diffSequences(ids).forEach((block, number) => {
    if (block.kind === 'same') {
      for (let n = 0; n < block.count; n += 1) {
        const b = block.before + n
        const a = block.after + n
        const change = texts.before[b] === texts.after[a] ? 'same' : 'changed'
        placed.push({ before: b, after: a, change, place: a })
      }
      return
    }
    for (let n = 0; n < block.beforeCount; n += 1) {
      removed.push({ index: block.before + n, place: block.after, block: number })
    }
    for (let n = 0; n < block.afterCount; n += 1) {
      added.push({ index: block.after + n, block: number })
    }
  })
  const takenAfter = new Set<number>()
  const takenBefore = new Set<number>()
  const pair = (b: number, a: number, change: ItemMatch['change']) => {
    takenBefore.add(b)
    takenAfter.add(a)
    placed.push({ before: b, after: a, change, place: a })
  }
  const free = new Map<number, number[]>()
  for (const { index } of added) {
    const id = ids.after[index] as number
    const list = free.get(id)
    if (list) list.push(index)
    else free.set(id, [index])
  }
  for (const { index } of removed) {
    const other = free.get(ids.before[index] as number)?.shift()
    if (other === undefined) continue
    pair(index, other, texts.before[index] === texts.after[other] ? 'moved' : 'changed')
  }
  const open = {
    removed: removed.filter(({ index }) => !takenBefore.has(index)),
    added: added.filter(({ index }) => !takenAfter.has(index)),
  }
  for (const block of new Set(open.removed.map((one) => one.block))) {
    const left = open.removed.filter((one) => one.block === block)
    const right = open.added.filter((one) => one.block === block)
    const like = pairTexts(
      left.map(({ index }) => texts.before[index] ?? ''),
      right.map(({ index }) => texts.after[index] ?? ''),
    )
    for (const { before: r, after: a } of like) {
      const from = left[r]
      const to = right[a]
      // Two ids are two items, however alike.
      if (!from || !to) continue
      const [fromId, toId] = [idOf(before[from.index]), idOf(after[to.index])]
      if (fromId !== null && toId !== null) continue
      pair(from.index, to.index, 'changed')
    }
  }
  for (const { index, place } of open.removed) {
    if (!takenBefore.has(index)) {
      placed.push({ before: index, after: null, change: 'removed', place: place - 0.5 })
    }
  }
  for (const { index } of open.added) {
    if (!takenAfter.has(index)) {
      placed.push({ before: null, after: index, change: 'added', place: index })
    }
  }
  placed.sort((one, other) => one.place - other.place || (one.before ?? 0) - (other.before ?? 0))
  return placed.map(({ before: b, after: a, change }) => ({ before: b, after: a, change }))
}

/** Index before → index after of the items whose id each side has exactly once. */
function partnersById(
  before: readonly unknown[],
  after: readonly unknown[],
  idOf: (item: unknown) => string | null,
): Map<number, number> {
  const places = (items: readonly unknown[]) => {
    const found = new Map<string, number | null>()
    items.forEach((item, index) => {
      const id = idOf(item)
      if (id !== null) found.set(id, found.has(id) ? null : index)
    })
    return found
  }
  const inAfter = places(after)
  const partners = new Map<number, number>()
  for (const [id, b] of places(before)) {
    const a = inAfter.get(id)
    if (b !== null && a !== null && a !== undefined) partners.set(b, a)
  }
  return partners
}
