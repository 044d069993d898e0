import { describe, expect, it } from 'vitest'
import { opened, readAll, T0, HOUR } from '../testing/opened-feed'
import { isUnread, stripRange, unreadIn } from './strip-range'

const range = { startMs: 0, endMs: 100 }
const read = (startMs: number, endMs: number, ends = {}) => ({
  startMs,
  endMs,
  atStart: false,
  atEnd: false,
  ...ends,
})

describe('what is not loaded', () => {
  it('is what lies before, between and after the ranges that were read', () => {
    expect(unreadIn(range, [read(10, 20), read(30, 90)])).toEqual([
      { startMs: 0, endMs: 10 },
      { startMs: 20, endMs: 30 },
      { startMs: 90, endMs: 100 },
    ])
  })
  it('is nothing beyond an end that was reached', () => {
    const whole = read(10, 90, { atStart: true, atEnd: true })
    expect(unreadIn(range, [whole])).toEqual([])
    expect(isUnread(unreadIn(range, [whole]), 95)).toBe(false)
  })
})

describe('the range of the strip', () => {
  it('is never full while more is to load, in either order', async () => {
    for (const order of ['newest', 'oldest'] as const) {
      const { feed, service } = opened(3_000, { order })
      feed.start()
      await expect.poll(() => feed.getSnapshot().phase).toBe('more')
      const some = feed.getSnapshot()
      const spanned = stripRange(some, service.clock)
      if (!spanned) throw new Error('Events are loaded.')
      expect(unreadIn(spanned, some.readRanges)).toHaveLength(1)

      await readAll(feed, service)
      const all = feed.getSnapshot()
      const whole = stripRange(all, service.clock)
      if (!whole) throw new Error('Events are loaded.')
      expect(unreadIn(whole, all.readRanges)).toEqual([])
    }
  })
  it('spans the time range that was asked for', async () => {
    const [start, end] = [T0 - HOUR, T0 + HOUR]
    const iso = (ms: number) => new Date(ms).toISOString()
    const { feed, service } = opened(10, { start: iso(start), end: iso(end) })
    feed.start()
    await readAll(feed, service)
    expect(stripRange(feed.getSnapshot(), service.clock)).toEqual({ startMs: start, endMs: end })
  })
})
