import type { Feed } from '../reading/feed'
import type { EventRows } from '../store/rows'

/** Cursors of the rows, and where gaps stand: by how many events are above them. */
function seen(rows: EventRows) {
  const cursors: number[] = []
  const gaps = new Set<number>()
  for (let row = 0; row < rows.length; row += 1) {
    const cursor = rows.cursorAt(row)
    if (cursor >= 0) cursors.push(cursor)
    else gaps.add(cursors.length)
  }
  return { cursors, gaps }
}

/** Cursors of events that came in between rows that were shown, where no gap stood, or above the first one. */
function cameBetween(before: ReturnType<typeof seen>, after: ReturnType<typeof seen>): number[] {
  const late: number[] = []
  let above = 0
  for (const cursor of after.cursors) {
    if (above === before.cursors.length) break
    if (before.cursors[above] === cursor) above += 1
    else if (!before.gaps.has(above)) late.push(cursor)
  }
  return late
}

export type RandomScroll = {
  /** Cursors in the order of display. */
  cursors: number[]
  /** Cursors of events that came in where a reader may have been already. */
  late: number[]
  /** Those among them that the feed does not tell of. */
  untold: number[]
}

/** For tests: reads a list newest first to its end by random gestures; `between` is called before each of them. */
export async function scrollAtRandom(
  feed: Feed,
  random: () => number,
  /** A time of the list, at random. */
  anyTime: () => number,
  between: () => void = () => undefined,
): Promise<RandomScroll> {
  const late = new Set<number>()
  let before = seen(feed.getSnapshot().rows)
  const gesture = async (act: () => Promise<unknown>) => {
    const { arrived } = feed.getSnapshot().newer
    await act()
    const { rows, newer } = feed.getSnapshot()
    const after = seen(rows)
    // What a look for new events found stands above all others, and its number is told.
    const told = new Set(after.cursors.slice(0, newer.arrived.events - arrived.events))
    for (const cursor of cameBetween(before, after)) if (!told.has(cursor)) late.add(cursor)
    before = after
  }
  for (let turns = 0; feed.getSnapshot().phase !== 'complete'; turns += 1) {
    const { rows, endReached, stop, newer } = feed.getSnapshot()
    if (turns > 1_000) throw new Error(`The list did not come to an end: ${JSON.stringify(stop)}`)
    between()
    const at = random()
    const gap = Array.from(before.gaps, (above, index) => rows.gapAt(above + index)).find(Boolean)
    if (at < 0.05) await gesture(() => feed.loadNew())
    else if (at < 0.08) await gesture(() => feed.jumpTo(anyTime()))
    else if (gap && (at < 0.3 || endReached)) {
      const from = random() < 0.5 ? 'above' : 'below'
      await gesture(() => feed.loadMore({ gap: gap.id, from }))
    } else if (!stop && endReached && newer.more) await gesture(() => feed.loadNew())
    else await gesture(() => (stop ? feed.retry() : feed.loadMore()))
  }
  const { rows, late: ids } = feed.getSnapshot()
  const told = new Set(ids.map((id) => rows.cursorAt(rows.rowOf(id))))
  return {
    cursors: before.cursors,
    late: [...late],
    untold: [...late].filter((cursor) => !told.has(cursor)),
  }
}
