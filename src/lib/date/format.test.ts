import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clockTime, makeFormatsAhead, relativeTime } from './format'

describe('clockTime', () => {
  const at = new Date(2026, 10, 21, 9, 5).getTime()
  const later = (hours: number) => at + hours * 3_600_000

  it('is the time alone on the same day, in 24 hours in every language', () => {
    for (const tag of ['en', 'zh-CN']) {
      expect(clockTime(at, later(1), tag)).toBe('09:05')
      expect(clockTime(later(12), later(13), tag)).toBe('21:05')
      // Midnight is no 24 o'clock.
      expect(clockTime(later(15), later(16), tag)).toBe('00:05')
    }
  })
  it('has its date on another day', () => {
    expect(clockTime(at, later(24), 'en')).toBe('Nov 21, 2026, 09:05')
    expect(clockTime(at, later(24), 'zh-CN')).toBe('2026年11月21日 09:05')
  })
})

describe('relativeTime', () => {
  const now = Date.parse('2026-11-24T10:00:00Z')
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()

  it('counts whole units in each language', () => {
    expect(relativeTime(hoursAgo(3.9), now, 'en')).toBe('3 h ago')
    expect(relativeTime(hoursAgo(3.9), now, 'zh')).toBe('3 小时前')
    expect(relativeTime(hoursAgo(-9 * 24), now, 'en')).toBe('in 1 w')
  })
  it('calls nothing "yesterday" or "last week" that may lie further back', () => {
    expect(relativeTime(hoursAgo(47), now, 'en')).toBe('1 d ago')
    expect(relativeTime(hoursAgo(13 * 24), now, 'en')).toBe('1 w ago')
    expect(relativeTime(hoursAgo(47), now, 'zh')).toBe('1 天前')
  })
  it('is "now" under a minute', () => {
    expect(relativeTime(hoursAgo(0.01), now, 'en')).toBe('now')
    expect(relativeTime(hoursAgo(0.01), now, 'zh')).toBe('现在')
  })
})

describe('making formats ahead', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('makes one format a task, the one of times of day first', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    makeFormatsAhead('en')
    expect(made).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(3)
    vi.advanceTimersToNextTimer()
    expect(made).toHaveBeenCalledExactlyOnceWith('en', expect.anything())
  })
  it('makes none that were given up', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    makeFormatsAhead('en')()
    vi.runAllTimers()
    expect(made).not.toHaveBeenCalled()
  })
})
