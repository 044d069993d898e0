import { describe, expect, it } from 'vitest'
import { clockTime } from './format'

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
