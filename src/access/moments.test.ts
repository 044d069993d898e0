import { expect, it } from 'vitest'
import { parseInstant } from '../lib/date/micros'
import { momentAt, momentsOf } from './moments'
import { isInForce } from './standing'
import { bindingOf } from './testing/binding-of'

const at = (text: string) => parseInstant(text) ?? 0
const NOW = at('2026-11-25T12:00:00Z')
const granted = bindingOf({ binding_id: 'granted', created_at: '2026-11-05T00:00:00Z' })
const replaced = bindingOf({
  binding_id: 'replaced',
  created_at: '2026-11-01T00:00:00Z',
  state: 'revoked',
  revoked_at: '2026-11-05T00:00:00Z',
})
const expired = bindingOf({
  binding_id: 'expired',
  created_at: '2026-11-02T00:00:00Z',
  expires_at: '2026-11-10T00:00:00Z',
})
const ending = bindingOf({
  binding_id: 'ending',
  created_at: '2026-11-03T00:00:00Z',
  expires_at: '2026-12-10T00:00:00Z',
})
const all = [granted, replaced, expired, ending]

it('lists each instant at which something began or ended, once, and none that is still to come', () => {
  const told = momentsOf(all, NOW).map(({ at: when, changes }) => [
    new Date(when / 1_000).getUTCDate(),
    changes.map(({ binding, kind }) => `${binding.binding_id} ${kind}`).sort(),
  ])
  expect(told).toEqual([
    [1, ['replaced granted']],
    [2, ['expired granted']],
    [3, ['ending granted']],
    [5, ['granted granted', 'replaced revoked']],
    [10, ['expired expired']],
  ])
})

it('shows at each moment what is in force until the next one', () => {
  const moments = momentsOf(all, NOW)
  const inForce = (instant: number) => all.map((binding) => isInForce(binding, instant))
  moments.forEach(({ at: when }, index) => {
    const next = moments[index + 1]?.at ?? NOW
    expect(inForce(next - 1)).toEqual(inForce(when))
    expect(momentAt(moments, when)).toBe(index)
    expect(momentAt(moments, when - 1)).toBe(index - 1)
  })
})
