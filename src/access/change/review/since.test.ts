import { expect, it } from 'vitest'
import { bindingOf } from '../../testing/binding-of'
import type { Item } from './review'
import { isSettled } from './since'

const NOW = Date.parse('2026-11-12T12:00:00Z')
const active = bindingOf({ binding_id: 'a' })
const revoked = bindingOf({ binding_id: 'a', state: 'revoked' })
const item = (decision: Partial<NonNullable<Item['decision']>> | null): Item => ({
  seen: active,
  decision: decision && {
    kind: 'keep',
    reason: 'On call.',
    end: 'none',
    day: '',
    at: '2026-11-12T11:00:00Z',
    ...decision,
  },
  sent: null,
})

it('a binding is settled by a decision with a reason', () => {
  for (const since of [{ kind: 'same' }, { kind: 'unread' }] as const) {
    expect(isSettled(item({}), since, NOW)).toBe(true)
    expect(isSettled(item({ reason: ' ' }), since, NOW)).toBe(false)
    expect(isSettled(item(null), since, NOW)).toBe(false)
  }
})

it('a binding that others ended is settled, decided or not', () => {
  for (const now of [revoked, null]) {
    const since = { kind: 'changed', now, successor: null } as const
    for (const each of [item(null), item({})]) expect(isSettled(each, since, NOW)).toBe(true)
  }
})

it('a binding that others replaced or changed is to be decided anew', () => {
  const successor = bindingOf({ binding_id: 'b' })
  expect(isSettled(item({}), { kind: 'changed', now: revoked, successor }, NOW)).toBe(false)
  expect(isSettled(item({}), { kind: 'changed', now: active, successor: null }, NOW)).toBe(false)
})
