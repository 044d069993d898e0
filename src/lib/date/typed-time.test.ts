import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fieldText, pointFrom, readTypedTime } from './typed-time'

const now = Date.parse('2026-11-21T10:00:00Z')
const from = (typed: string, zone: 'utc' | 'local' = 'utc') => {
  const time = readTypedTime(typed, zone, now)
  return time && pointFrom(time, 'from')
}
const to = (typed: string, zone: 'utc' | 'local' = 'utc') => {
  const time = readTypedTime(typed, zone, now)
  return time && pointFrom(time, 'to')
}

const zoneBefore = process.env.TZ
beforeEach(() => {
  process.env.TZ = 'Europe/Berlin'
})
afterEach(() => {
  process.env.TZ = zoneBefore
})

describe('a typed time', () => {
  it.each([
    ['now', 'now'],
    ['-15m', '-15m'],
    [' -24h ', '-24h'],
    ['- 2 hours', '-2h'],
    ['2 hours ago', '-2h'],
    ['1 week ago', '-7d'],
    ['现在', 'now'],
    ['15分钟前', '-15m'],
    ['3 天前', '-3d'],
    ['２小时前', '-2h'],
    ['2026-05-05', '2026-05-05T00:00:00.000Z'],
    ['2026/5/5', '2026-05-05T00:00:00.000Z'],
    ['2026-05', '2026-05-01T00:00:00.000Z'],
    ['May 2026', '2026-05-01T00:00:00.000Z'],
    ['2026-05-05 14:30', '2026-05-05T14:30:00.000Z'],
    ['2026-05-05T14:30:15.123Z', '2026-05-05T14:30:15.123Z'],
    ['2026-05-05T14:30:15.123456Z', '2026-05-05T14:30:15.123Z'],
    ['2026-05-05 14:30 +02:00', '2026-05-05T12:30:00.000Z'],
    ['2026-05-05 14:30 UTC', '2026-05-05T14:30:00.000Z'],
    ['5 May', '2026-05-05T00:00:00.000Z'],
    ['5th May 2025', '2025-05-05T00:00:00.000Z'],
    ['May 5, 2025', '2025-05-05T00:00:00.000Z'],
    ['May 5 9:00', '2026-05-05T09:00:00.000Z'],
    ['5 sept', '2026-09-05T00:00:00.000Z'],
    ['24 December', '2025-12-24T00:00:00.000Z'],
    ['29 Feb', '2024-02-29T00:00:00.000Z'],
    ['today', '2026-11-21T00:00:00.000Z'],
    ['yesterday 9:05', '2026-11-20T09:05:00.000Z'],
    ['9:00', '2026-11-21T09:00:00.000Z'],
    ['14:30', '2026-11-20T14:30:00.000Z'],
    ['5月5日', '2026-05-05T00:00:00.000Z'],
    ['2026年5月5日 14点30分', '2026-05-05T14:30:00.000Z'],
    ['2026年5月', '2026-05-01T00:00:00.000Z'],
    ['昨天 14：30', '2026-11-20T14:30:00.000Z'],
    ['今天9点', '2026-11-21T09:00:00.000Z'],
  ])('%s is %s', (typed, point) => expect(from(typed)).toBe(point))

  it.each([
    '', 'soon', 'last week', '5/6/2026', '31 April', '2026-02-30', '30 Feb', '2026-13-01', '25:00', '2026-05-05 14:61',
    '5 Mayor', 'maybe 5', '-5', '-5y', '-9999999d', '+1h', '1969-12-31', '2026-05-05 morning', '2026-05-05 14:30 +99:00', 'NaN',
  ])('%j is not understood', (typed) => expect(readTypedTime(typed, 'utc', now)).toBeNull()) // prettier-ignore

  it('is meant in the zone of the screen', () => {
    expect(from('2026-05-05 14:30', 'local')).toBe('2026-05-05T12:30:00.000Z')
    expect(from('2026-05-05 14:30Z', 'local')).toBe('2026-05-05T14:30:00.000Z')
  })
})

describe('an end of a range', () => {
  it('includes the day and the month it names, and ends at a time', () => {
    expect(to('5 May')).toBe('2026-05-06T00:00:00.000Z')
    expect(to('May 2026')).toBe('2026-06-01T00:00:00.000Z')
    expect(to('December 2025')).toBe('2026-01-01T00:00:00.000Z')
    expect(to('2026-05-05 14:30')).toBe('2026-05-05T14:30:00.000Z')
  })
  it('counts days of 23 and 25 hours as the calendar does', () => {
    const hours = (day: string) =>
      (Date.parse(to(day, 'local') ?? '') - Date.parse(from(day, 'local') ?? '')) / 3_600_000
    expect(hours('2026-03-29')).toBe(23)
    expect(hours('2026-10-25')).toBe(25)
    expect(hours('2026-10-26')).toBe(24)
    expect(to('2026-10-25', 'local')).toBe('2026-10-25T23:00:00.000Z')
  })
})

describe('the text of a field', () => {
  it('shows the day that a range includes, not the one it ends before', () => {
    expect(fieldText('2026-05-06T00:00:00.000Z', 'to', 'utc')).toBe('2026-05-05')
    expect(fieldText('2026-05-05T00:00:00.000Z', 'from', 'utc')).toBe('2026-05-05')
    expect(fieldText('2026-05-05T12:30:00.000Z', 'to', 'local')).toBe('2026-05-05 14:30')
    expect(fieldText('-24h', 'from', 'utc')).toBe('-24h')
  })
  it('reads back as the same instant, in every zone, for both ends, also across changes of the clock', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Shanghai', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'UTC'] // prettier-ignore
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom('local' as const, 'utc' as const),
        fc.constantFrom('from' as const, 'to' as const),
        fc.integer({ min: Date.parse('1971-01-01'), max: Date.parse('2040-01-01') }),
        fc.constantFrom(1, 1_000, 60_000, 3_600_000, 86_400_000),
        (tz, zone, side, ms, unit) => {
          process.env.TZ = tz
          const instant = new Date(Math.floor(ms / unit) * unit).toISOString()
          const again = readTypedTime(fieldText(instant, side, zone), zone, now)
          expect(again && pointFrom(again, side)).toBe(instant)
        },
      ),
      { numRuns: 4_000 },
    )
  })
  it('never throws, whatever is typed, and gives only what an address takes', () => {
    const piece = fc.constantFrom('5', ' ', 'May', '2026', '-', ':', '月', '日', '点', '前', '24h', 'T', 'Z', '+02:00', '.', ',', '年', 'ago') // prettier-ignore
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 9 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, fc.constantFrom('from' as const, 'to' as const), (typed, side) => {
        const time = readTypedTime(typed, 'local', now)
        if (!time) return
        expect(pointFrom(time, side)).toMatch(
          /^(now|-\d+[smhd]|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/,
        )
      }),
      { numRuns: 5_000 },
    )
  })
})
