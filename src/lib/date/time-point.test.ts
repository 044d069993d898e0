import { describe, expect, it } from 'vitest'
import { isTimePoint, resolveTimePoint } from './time-point'

const now = Date.parse('2026-11-21T10:00:00Z')

describe('a point in time', () => {
  it.each(['now', '-15m', '-24h', '-7d', '-90s', '2026-11-21T10:00:00Z', '2026-11-21T10:00+02:00'])(
    'takes %s',
    (text) => expect(isTimePoint(text)).toBe(true),
  )
  it.each([
    '',
    'yesterday',
    '15m',
    '-15w',
    '2026-11-21',
    '2026-13-41T10:00:00Z',
    '-99999999d',
    '+1h',
  ])('refuses %j', (text) => expect(isTimePoint(text)).toBe(false))
  it('counts back from now', () => {
    expect(resolveTimePoint('-15m', now)).toBe('2026-11-21T09:45:00.000Z')
    expect(resolveTimePoint('-7d', now)).toBe('2026-11-14T10:00:00.000Z')
    expect(resolveTimePoint('now', now)).toBe('2026-11-21T10:00:00.000Z')
  })
  it('keeps the microseconds of an instant, and fills in seconds', () => {
    expect(resolveTimePoint('2026-11-21T09:00:00.123456Z', now)).toBe('2026-11-21T09:00:00.123456Z')
    expect(resolveTimePoint('2026-11-21T09:00Z', now)).toBe('2026-11-21T09:00:00.000Z')
  })
})
