import { describe, expect, it } from 'vitest'
import { isBefore, isTimePoint, resolveTimePoint } from './time-point'

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
    '2026-02-30T00:00:00Z',
    '2025-02-29T00:00:00Z',
    '2026-04-31T00:00Z',
    '0000-01-01T00:00:00Z',
    '1969-12-31T23:59:59Z',
    '1970-01-01T00:00:00+01:00',
    '9999-01-01T00:00:01Z',
    '9999-12-31T23:59:59Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T10:00:60Z',
    '2026-11-21T10:00:00+24:00',
  ])('refuses %j', (text) => expect(isTimePoint(text)).toBe(false))
  it.each(['1970-01-01T00:00:00Z', '2024-02-29T23:59:59.999999999Z', '9999-01-01T00:00:00Z'])(
    'takes %s',
    (text) => expect(isTimePoint(text)).toBe(true),
  )
  it('is compared to the microsecond', () => {
    const at = (fraction: string) => `2026-11-21T09:00:00${fraction}Z`
    expect(isBefore(at('.123456'), at('.123457'))).toBe(true)
    expect(isBefore(at('.1234'), at('.123401'))).toBe(true)
    expect(isBefore(at(''), at('.000001'))).toBe(true)
    expect(isBefore(at('.123457'), at('.123456'))).toBe(false)
    expect(isBefore(at('.5'), at('.500000'))).toBe(false)
    expect(isBefore('2026-11-21T10:00:00.000002+01:00', at('.000001'))).toBe(false)
    expect(isBefore('2026-11-21T10:00:00.000001+01:00', at('.000002'))).toBe(true)
  })
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
