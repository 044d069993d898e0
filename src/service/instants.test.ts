import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatInstant } from '../lib/date/micros'
import { readInstant } from './instants'

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
