import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatInstant } from '../lib/date/micros'
import { clockOf, readInstant } from './instants'

// Which forms are taken is known from running servers: e2e/conformance/cases/instants.ts.

test('an instant as the service writes it is read and written again without a change', () => {
  const max = Date.UTC(2255, 0, 1) * 1000
  fc.assert(
    fc.property(fc.integer({ min: 0, max }), (micros) => {
      const text = formatInstant(micros)
      expect(readInstant(text)).toEqual({ micros, written: text, isInUtc: true })
    }),
  )
})

test('a zone moves the instant and stays in the text', () => {
  expect(readInstant('2026-01-01T02:00:00.1234567+02:00')).toEqual({
    micros: Date.UTC(2026, 0, 1) * 1000 + 123_456,
    written: '2026-01-01T02:00:00.123456+02:00',
    isInUtc: true,
  })
})

test('the end of the last year is not rounded up into a year of five digits', () => {
  const last = readInstant('9999-12-31T23:59:59.999999Z')
  expect(last?.written).toBe('9999-12-31T23:59:59.999999Z')
  expect(formatInstant(last?.micros ?? NaN)).toMatch(/^9999-12-31T23:59:59\.9999/)
})

test('an hour that UTC counts as of another year than four digits hold is told apart', () => {
  expect(readInstant('9999-12-31T23:59:59-01:00')?.isInUtc).toBe(false)
  expect(readInstant('0001-01-01T00:00:00+01:00')?.isInUtc).toBe(false)
  expect(readInstant('0001-01-01T00:00:00Z')?.isInUtc).toBe(true)
})

test('the clock measures fractions, and is right again after the machine slept or its clock was set', () => {
  let known = 1_000_000
  let measured = 0.25
  const clock = clockOf(
    () => known,
    () => measured,
  )
  const after = (ms: number, fraction: number, asleep = 0) => {
    known += ms + asleep
    measured += ms + fraction
    return clock()
  }
  expect(clock()).toBe(1_000_000)
  expect(after(7, 0.5)).toBe(1_000_007.5)
  expect(after(3, 0.125)).toBe(1_000_010.625)
  expect(after(5, 0.125, 7_200_000)).toBe(8_200_015)
  expect(after(1, 0.5)).toBe(8_200_016.5)
  expect(after(1, 0.25, -3_600_000)).toBe(4_600_017)
})
