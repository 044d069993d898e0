import { describe, expect, it } from 'vitest'
import { parseInstant } from '../lib/date/micros'
import { everHeld } from './ever-held'
import { rulesOf } from './role-rules'
import { bindingOf, DESCRIPTIONS, SCOPE, SERVER } from './testing/binding-of'

const rules = rulesOf(DESCRIPTIONS)
const refused = {
  instant: parseInstant('2026-11-20T12:00:00Z') ?? 0,
  action: 'scope.admin',
  resource: SCOPE,
}
const admin = (more: Parameters<typeof bindingOf>[0] = {}) =>
  bindingOf({ role: 'scope.admin', ...more })
const ask = (...bindings: ReturnType<typeof bindingOf>[]) => everHeld(refused, bindings, rules)

describe('whether a refused principal ever held a role that allows it', () => {
  it('names the role that was lost last, and how', () => {
    const early = admin({ binding_id: 'early', expires_at: '2026-10-20T00:00:00Z' })
    const last = admin({
      binding_id: 'last',
      state: 'revoked',
      created_at: '2026-10-25T00:00:00Z',
      revoked_at: '2026-11-12T09:00:00Z',
    })
    const until = parseInstant('2026-11-12T09:00:00Z')
    expect(ask(early, last)).toEqual({ kind: 'lost', binding: last, until, how: 'revoked' })
    expect(ask(early)).toMatchObject({ kind: 'lost', how: 'expired' })
  })
  it('tells a role that came only afterwards', () => {
    const later = admin({ created_at: '2026-11-21T00:00:00Z' })
    expect(ask(later)).toMatchObject({ kind: 'later', binding: later })
  })
  it('counts a role on the server that reaches the Scope', () => {
    const above = bindingOf({ role: 'server.admin', resource: SERVER })
    expect(ask(above)).toEqual({ kind: 'held', binding: above })
  })
  it('passes over roles that do not allow it, and those of other Scopes', () => {
    const elsewhere = admin({ resource: { type: 'scope', scope_id: 'other' } })
    expect(ask(bindingOf(), elsewhere)).toEqual({ kind: 'never' })
  })
})
