import { describe, expect, it } from 'vitest'
import { opened, readAll, T0, HOUR } from '../testing/opened-feed'
import { isUnread, stripRange, unreadIn, widened } from './strip-range'

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
    await readAll(feed, service)
    expect(stripRange(feed.getSnapshot(), service.clock)).toEqual({ startMs: start, endMs: end })
  })
})

describe('the range that "Zoom out" asks for', () => {
  const at = (ms: number) => new Date(ms).toISOString()
  const from = (startMs: number | null, endMs: number | null) =>
    widened({ startMs, endMs }, T0 + 4 * HOUR)

  it('is three times as long around the same middle', () => {
    expect(from(T0, T0 + HOUR)).toEqual({ from: at(T0 - HOUR), to: at(T0 + 2 * HOUR) })
  })
  it('ends now at the latest, and never before it ended', () => {
    expect(from(T0, T0 + 3 * HOUR)?.to).toBe(at(T0 + 4 * HOUR))
    expect(from(T0, T0 + 5 * HOUR)?.to).toBe(at(T0 + 5 * HOUR))
  })
  it('holds every microsecond of the range before', () => {
    expect(from(T0 + 0.5, T0 + HOUR + 0.5)).toEqual({
      from: at(T0 - HOUR),
      to: at(T0 + 2 * HOUR + 1),
    })
  })
  it('is none of a list with an open end, nor where nothing is left to add', () => {
    expect(from(null, T0)).toBeNull()
    expect(from(T0, null)).toBeNull()
    expect(from(0, T0 + 4 * HOUR)).toBeNull()
  })
})
