import { describe, expect, it } from 'vitest'
import { arrayRows } from './store/array-rows'
import type { EventFeed, Edge, FeedSnapshot } from './reading/event-feed'
import { eventAt } from './testing/simulated-audit'
import { loadAll } from './load-all'

const PAGE = 10

/** A list of `total` events that gives a page for a gesture; `gaps` are ranges to close after the end. */
function listOf(total: number, { gaps = 0, limitAt = -1, failAt = -1, lastIsEmpty = false } = {}) {
  const asked: (Edge | 'retry')[] = []
  let events = 0
  let open = gaps
  let snapshot = { phase: 'more', endReached: false, readRanges: [], calls: 0 } as unknown as FeedSnapshot // prettier-ignore
  const publish = (change: Partial<FeedSnapshot>) => {
    const items = Array.from({ length: events }, (_, at) => eventAt(at + 1, at))
    const holes = Array.from({ length: open }, (_, id) => ({ id, startMs: 0, endMs: 1 }))
    const rows = arrayRows([...items, ...holes], 'oldest', asked.length + 1)
    snapshot = { ...snapshot, rows, calls: snapshot.calls + 1, ...change }
  }
  publish({})
  const read = () => {
    if (asked.length === failAt) return publish({ phase: 'stopped', stop: { kind: 'no-progress', calls: 8 } }) // prettier-ignore
    if (asked.length === limitAt) return publish({ phase: 'stopped', stop: { kind: 'limit', calls: 8, pending: 0, reachedMs: null } }) // prettier-ignore
    if (snapshot.endReached) open -= 1
    const full = events >= total
    events = Math.min(total, events + PAGE)
    const endReached = events >= total && (!lastIsEmpty || full)
    publish({ endReached, stop: null, phase: endReached && open === 0 ? 'complete' : 'more' })
  }
  const feed = {
    subscribe: () => () => {},
    getSnapshot: () => snapshot,
    loadMore: async (edge: Edge = 'end') => {
      asked.push(edge)
      read()
    },
    retry: async () => {
      asked.push('retry')
      read()
    },
  } as unknown as EventFeed
  return { feed, asked }
}
const never = new AbortController().signal

describe('loading all', () => {
  it('reads to the end, then closes the gaps', async () => {
    const { feed, asked } = listOf(35, { gaps: 2 })
    await loadAll(feed, never)
    expect(feed.getSnapshot().phase).toBe('complete')
    expect(asked).toEqual(['end', 'end', 'end', 'end', { gap: 0, from: 'above' }, { gap: 0, from: 'above' }]) // prettier-ignore
  })
  it('goes on where only the calls of a gesture were spent, and stops where it was stopped', async () => {
    const spent = listOf(35, { limitAt: 2 })
    await loadAll(spent.feed, never)
    expect(spent.asked).toEqual(['end', 'end', 'retry', 'end', 'end'])
    expect(spent.feed.getSnapshot().phase).toBe('complete')
    const stopped = listOf(35, { failAt: 2 })
    await loadAll(stopped.feed, never)
    expect(stopped.asked).toHaveLength(2)
  })
  it('asks once more at its bound, and never beyond it', async () => {
    const exact = listOf(30, { lastIsEmpty: true })
    await loadAll(exact.feed, never, 30)
    expect(exact.feed.getSnapshot().phase).toBe('complete')
    const longer = listOf(500)
    await loadAll(longer.feed, never, 30)
    expect(longer.feed.getSnapshot().rows.events).toBe(40)
  })
  it('ends with its signal', async () => {
    const { feed, asked } = listOf(1_000)
    const ended = new AbortController()
    const run = loadAll(feed, ended.signal)
    ended.abort()
    await run
    expect(asked).toHaveLength(1)
  })
})
