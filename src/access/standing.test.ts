import { expect, it } from 'vitest'
import { parseInstant } from '../lib/date/micros'
import { spanAt, spansOf } from './spans'
import { isInForce, standingAt } from './standing'
import { bindingOf } from './testing/binding-of'

const at = (text: string) => parseInstant(text) ?? 0
const NOON = at('2026-11-12T12:00:00Z')

it.each([
  ['in force', {}],
  ['not yet', { created_at: '2026-11-12T12:00:00.000001Z' }],
  ['in force', { created_at: '2026-11-12T12:00:00Z' }],
  ['ending', { expires_at: '2026-11-26T12:00:00Z' }],
  ['in force', { expires_at: '2026-11-26T12:00:00.000001Z' }],
  // The service goes on calling it active.
  ['expired', { expires_at: '2026-11-12T12:00:00Z', state: 'active' }],
  ['revoked', { revoked_at: '2026-11-12T12:00:00Z', state: 'revoked' }],
  // Then nobody knew that it would be revoked.
  ['in force', { revoked_at: '2026-11-12T12:00:01Z', state: 'revoked' }],
  [
    'expired',
    {
      expires_at: '2026-11-11T12:00:00Z',
      revoked_at: '2026-11-12T11:00:00Z',
      state: 'revoked',
    },
  ],
  ['revoked', { revoked_at: null, state: 'revoked' }],
])('at noon it is %s: %j', (standing, more) => {
  const binding = bindingOf(more)
  expect(standingAt(binding, NOON)).toBe(standing)
  expect(isInForce(binding, NOON)).toBe(standing === 'in force' || standing === 'ending')
})

it('a replaced binding and the one that took its place are one stretch of time', () => {
  const [first, second, third] = [
    bindingOf({ created_at: '2026-11-01T00:00:00Z', revoked_at: '2026-11-05T00:00:00Z' }),
    bindingOf({ created_at: '2026-11-05T00:00:00Z', expires_at: '2026-11-20T00:00:00Z' }),
    bindingOf({ created_at: '2026-11-21T00:00:00Z' }),
  ]
  expect(spansOf([third, second, first])).toEqual([
    { from: at('2026-11-01T00:00:00Z'), until: at('2026-11-20T00:00:00Z') },
    { from: at('2026-11-21T00:00:00Z'), until: null },
  ])
  expect(spanAt([first, second, third], NOON)?.from).toBe(at('2026-11-01T00:00:00Z'))
  expect(spanAt([first, third], NOON)).toBeNull()
})
