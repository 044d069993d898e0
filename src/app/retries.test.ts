import { describe, expect, test } from 'vitest'
import { ApiError } from '../api/errors'
import { mayRetry, retryDelay } from './retries'

const refused = (status: number, code: string, seconds?: number) =>
  new ApiError('http', status, code, code, null, null, {
    retryAfter: seconds === undefined ? null : { seconds, until: new Date(0) },
  })
const lost = (code: string) => new ApiError('network', 0, code, code, null, null)

describe('what is read again without a word', () => {
  test.each([
    ['a connection that died', lost('network_error'), true],
    ['a silence of thirty seconds', lost('timeout'), false],
    ['a server that has too much to do', refused(503, 'server_overloaded'), true],
    ['the same that asks for a second', refused(503, 'server_overloaded', 1), true],
    ['the same that asks for a minute', refused(503, 'server_overloaded', 60), false],
    ['too many requests, for a moment', refused(429, 'http_429', 2), true],
    ['too many requests, for half a minute', refused(429, 'http_429', 30), false],
    ['too many requests, for nobody knows how long', refused(429, 'http_429'), false],
    ['a server that failed', refused(500, 'internal_error', 1), false],
    ['a request that was sent elsewhere', refused(0, 'redirected'), false],
  ])('%s', (_name, error, expected) => {
    expect(mayRetry(0, error)).toBe(expected)
    expect(mayRetry(2, error)).toBe(false)
  })

  test('after as long as the server asks for, and a little later', () => {
    const asked = refused(429, 'http_429', 3)
    expect(retryDelay(0, asked, 0)).toBe(3_000)
    expect(retryDelay(1, asked, 1)).toBe(3_500)
  })

  test('else after pauses that grow, not at the same moment as every other console', () => {
    const once = lost('network_error')
    expect([0, 1].map((failures) => retryDelay(failures, once, 0))).toEqual([1_000, 2_000])
    expect([0, 1].map((failures) => retryDelay(failures, once, 1))).toEqual([1_500, 2_500])
    const delays = new Set(Array.from({ length: 50 }, () => retryDelay(0, once)))
    expect(delays.size).toBeGreaterThan(1)
  })
})
