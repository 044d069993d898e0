import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rangeText } from './range-text'

const words = {
  fromText: (time: string) => `from ${time}`,
  toText: (time: string) => `to ${time}`,
}
const zoneBefore = process.env.TZ
beforeEach(() => {
  process.env.TZ = 'Europe/Berlin'
})
afterEach(() => {
  process.env.TZ = zoneBefore
})

describe('a time range in one line', () => {
  it.each([
    ['days', '2026-11-01T00:00:00Z', '2026-11-13T00:00:00Z', '2026-11-01 – 11-12'],
    ['one day', '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z', '2026-11-01'],
    ['hours of a day', '2026-11-01T08:00:00Z', '2026-11-01T09:30:00Z', '2026-11-01 08:00 – 09:30'],
    ['hours of two days', '2026-11-01T08:00:00Z', '2026-11-02T09:30:00Z', '2026-11-01 08:00 – 11-02 09:30'],
    ['days of two years', '2025-12-31T00:00:00Z', '2026-01-02T00:00:00Z', '2025-12-31 – 2026-01-01'],
    ['a day and a part of it', '2026-11-01T00:00:00Z', '2026-11-01T09:00:00Z', '2026-11-01 – 11-01 09:00'],
    ['what is counted back from now', '-30d', '-7d', '-30d – -7d'],
    ['no end', '2026-11-01T00:00:00Z', undefined, 'from 2026-11-01'],
    ['no beginning', undefined, '2026-11-02T00:00:00Z', 'to 2026-11-01'],
  ])('tells %s', (_, from, to, text) => {
    expect(rangeText({ from, to }, 'utc', words)).toBe(text)
  }) // prettier-ignore

  it('goes by the clock of its zone', () => {
    const range = { from: '2026-11-01T23:00:00Z', to: '2026-11-02T23:00:00Z' }
    expect(rangeText(range, 'local', words)).toBe('2026-11-02')
    expect(rangeText(range, 'utc', words)).toBe('2026-11-01 23:00 – 11-02 23:00')
  })
})
