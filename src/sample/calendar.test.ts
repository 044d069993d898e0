import { describe, expect, it } from 'vitest'
import { daysBetween, instantOf, workdayStart } from './calendar'

const iso = (at: number) => new Date(at).toISOString()
// A Monday, shortly after midnight: the last working day is the Friday before.
const monday = Date.parse('2026-11-23T00:10:00Z')

describe('workdayStart', () => {
  it('takes the last weekday before today as day 0', () => {
    expect(iso(workdayStart(monday, 0))).toBe('2026-11-20T00:00:00.000Z')
    expect(iso(workdayStart(Date.parse('2026-11-25T23:59:00Z'), 0))).toBe(
      '2026-11-24T00:00:00.000Z',
    )
    expect(iso(workdayStart(Date.parse('2026-11-22T12:00:00Z'), 0))).toBe(
      '2026-11-20T00:00:00.000Z',
    )
  })

  it('counts back over weekends', () => {
    expect(iso(workdayStart(monday, -4))).toBe('2026-11-16T00:00:00.000Z')
    expect(iso(workdayStart(monday, -5))).toBe('2026-11-13T00:00:00.000Z')
  })
})

describe('instantOf', () => {
  it('reads a time of a working day as UTC, and minutes before now', () => {
    expect(iso(instantOf({ workday: -1, time: '09:05' }, monday))).toBe('2026-11-19T09:05:00.000Z')
    expect(iso(instantOf({ minutesAgo: 15 }, monday))).toBe('2026-11-22T23:55:00.000Z')
  })

  it('refuses what is no time of day', () => {
    expect(() => instantOf({ workday: 0, time: '24:00' }, monday)).toThrow('"24:00"')
  })
})

describe('daysBetween', () => {
  it('names each day once, weekends marked', () => {
    const days = daysBetween(Date.parse('2026-11-20T13:00:00Z'), monday)
    expect(days.map(({ start, weekend }) => [iso(start).slice(0, 10), weekend])).toEqual([
      ['2026-11-20', false],
      ['2026-11-21', true],
      ['2026-11-22', true],
      ['2026-11-23', false],
    ])
  })
})
