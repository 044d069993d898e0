import { describe, expect, test } from 'vitest'
import { retryAfterOf } from './retry-after'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const wait = (value: string, date?: string) =>
  retryAfterOf(new Headers({ 'Retry-After': value, ...(date ? { Date: date } : {}) }), NOW)

describe('how long a server asks to be left alone', () => {
  test('seconds, and until when that is', () => {
    expect(wait('30')).toEqual({ seconds: 30, until: new Date(NOW + 30_000) })
  })

  test('a date, held against the server’s own clock', () => {
    const date = 'Sun, 22 Nov 2026 09:00:00 GMT'
    expect(wait('Sun, 22 Nov 2026 09:00:45 GMT', date)?.seconds).toBe(45)
    expect(wait('Sun, 22 Nov 2026 10:00:20 GMT')?.seconds).toBe(20)
    expect(wait('Sunday, 22-Nov-26 10:00:20 GMT')?.seconds).toBe(20)
  })

  test('at most an hour is told', () => {
    expect(wait('99999999999999999999')?.seconds).toBe(3_600)
    expect(wait('Fri, 31 Dec 2099 23:59:59 GMT')?.seconds).toBe(3_600)
  })

  test.each(['', '0', '-5', '1.5', '1e3', 'soon', '12 parsecs', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
    'nothing is told of %j',
    (value) => {
      expect(wait(value)).toBeNull()
    },
  )

  test('nor where there is no such header', () => {
    expect(retryAfterOf(new Headers(), NOW)).toBeNull()
  })
})
