import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrayRows } from '../store/array-rows'
import { eventAt } from '../testing/simulated-audit'
import { isWithin, readHours } from './hours'
import { readLoadedFilters } from './loaded-filters'
import { matcherOf } from './matcher'
import { hoursValue, typedHours } from './typed-hours'

const HOUR_MS = 3_600_000

const within = (text: string) => {
  const hours = readHours(text)
  if (!hours) throw new Error(`${text} is no hours`)
  const test = isWithin(hours)
  return (instant: string) => test(Date.parse(instant))
}

describe('hours of the day', () => {
  it.each([
    '',
    '22-6',
    '22-6@',
    '24-6@UTC',
    '1-25@UTC',
    '3-3@UTC',
    '0-24@UTC',
    '0-0@UTC',
    '1-2@Mars',
  ])('are not what %j says', (text) => expect(readHours(text)).toBeNull())

  it.each(['22-6', '22:00-06:00', '22 – 6', '22:00–6'])('are read from %j as typed', (text) => {
    const hours = typedHours(text, 'utc')
    expect(hours && hoursValue(hours)).toBe('22-6@UTC')
  })

  it('end at midnight where 0 is typed', () => {
    const hours = typedHours('22-0', 'utc')
    expect(hours && hoursValue(hours)).toBe('22-24@UTC')
  })

  it('hold exactly the hours from the first until the last, for each pair of them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 0, max: 4_000_000_000_000 }),
        (from, until, ms) => {
          const hours = readHours(`${from}-${until}@UTC`)
          fc.pre(hours !== null)
          const since = (Math.floor(ms / HOUR_MS) - from) % 24
          const length = (until - from + 24) % 24 || 24
          expect(hours && isWithin(hours)(ms)).toBe((since + 24) % 24 < length)
        },
      ),
    )
  })

  it('are those of the zone’s own clocks, in summer, in winter and at half hours', () => {
    const berlin = within('22-6@Europe/Berlin')
    expect(['2026-07-01T19:59:59Z', '2026-07-01T20:00:00Z'].map(berlin)).toEqual([false, true])
    expect(['2026-12-01T20:59:59Z', '2026-12-01T21:00:00Z'].map(berlin)).toEqual([false, true])
    const kolkata = within('9-10@Asia/Kolkata')
    expect(
      ['2026-07-01T03:29:59Z', '2026-07-01T03:30:00Z', '2026-07-01T04:30:00Z'].map(kolkata),
    ).toEqual([false, true, false])
  })

  it('narrow a list to events within any of them, and leave out those within others', () => {
    const events = Array.from({ length: 24 }, (_, hour) => eventAt(hour, hour * HOUR_MS))
    const rows = arrayRows(events)
    const left = (query: string) => {
      const test = matcherOf(readLoadedFilters(new URLSearchParams(query)))
      return events.flatMap(({ occurred_at: at }, row) =>
        test(rows, row) ? [new Date(at).getUTCHours()] : [],
      )
    }
    expect(left('hours=22-2@UTC&hours=12-13@UTC')).toEqual([0, 1, 12, 22, 23])
    expect(left('not.hours=2-24@UTC')).toEqual([0, 1])
    expect(left('hours=22-6@UTC&not.hours=0-3@UTC')).toEqual([3, 4, 5, 22, 23])
  })
})
