import { describe, expect, it } from 'vitest'
import { differencesOf, periodsOf } from './differences'

describe('the period before a range', () => {
  it('is as long as the range, and ends where it begins', () => {
    expect(periodsOf({ startMs: 1_000, endMs: 1_400 }, 9_000)).toEqual({
      beforeMs: 600,
      startMs: 1_000,
      endMs: 1_400,
    })
  })
  it('is as long as an open range is by now', () => {
    expect(periodsOf({ startMs: 1_000, endMs: null }, 1_500)).toMatchObject({ beforeMs: 500 })
  })
  it('is none of a list without a beginning, of an empty range, and before 1970', () => {
    expect(periodsOf({ startMs: null, endMs: 5 }, 9)).toBeNull()
    expect(periodsOf({ startMs: 5, endMs: 5 }, 9)).toBeNull()
    expect(periodsOf({ startMs: 5, endMs: 11 }, 20)).toBeNull()
  })
})

describe('differences', () => {
  const count = (key: string, events: number) => ({ key, value: `of ${key}`, events, denied: 0 })
  it('are of values of either period, the largest first, and of no value that is the same', () => {
    const before = [count('gone', 4), count('same', 3), count('more', 1)]
    const now = [count('same', 3), count('more', 2), count('new', 9)]
    expect(differencesOf(before, now)).toEqual([
      { key: 'new', value: 'of new', before: 0, now: 9 },
      { key: 'gone', value: 'of gone', before: 4, now: 0 },
      { key: 'more', value: 'of more', before: 1, now: 2 },
    ])
    expect(differencesOf(now, now)).toEqual([])
  })
})
