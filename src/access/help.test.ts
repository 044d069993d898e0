import { expect, it } from 'vitest'
import { parseInstant } from '../lib/date/micros'
import { helpFor } from './help'
import { rulesOf } from './role-rules'
import { bindingOf, DESCRIPTIONS, SCOPE, SERVER } from './testing/binding-of'

const rules = rulesOf(DESCRIPTIONS)
const instant = parseInstant('2026-11-20T12:00:00Z') ?? 0
const ada = { type: 'user', id: 'ada' }
const bo = { type: 'user', id: 'bo', description: null }
const reading = { action: 'scope.read', resource: SCOPE, instant }

it('names who may grant the role now, and what the asker held', () => {
  const ended = bindingOf({ role: 'scope.viewer', expires_at: '2026-11-01T00:00:00Z' })
  const admin = bindingOf({ binding_id: 'b2', role: 'scope.admin', subject: bo })
  const former = bindingOf({
    binding_id: 'b3',
    role: 'scope.admin',
    subject: { ...bo, id: 'cy' },
    state: 'revoked',
    revoked_at: '2026-11-02T00:00:00Z',
  })
  const help = helpFor(ada, { bindings: [ended, admin, former], rules, view: 'scope' }, reading)
  expect(help.held).toMatchObject({ kind: 'lost', binding: ended, how: 'expired' })
  expect(help.granters.map(({ principal }) => principal.id)).toEqual(['bo'])
  // A reader of one Scope does not see who could grant it from the server.
  expect(help.unknown).toEqual([{ kind: 'above' }])
})

it('counts an admin without a reading role among those who may grant it', () => {
  const own = bindingOf({ role: 'scope.admin' })
  const help = helpFor(ada, { bindings: [own], rules, view: 'server' }, reading)
  expect(help).toMatchObject({ held: { kind: 'never' }, unknown: [] })
  expect(help.granters.map(({ principal }) => principal.id)).toEqual(['ada'])
})

it('counts neither a role of somebody else nor one on the server that reaches no further', () => {
  const others = bindingOf({ subject: bo })
  const observer = bindingOf({ role: 'server.observer', resource: SERVER })
  const help = helpFor(ada, { bindings: [others, observer], rules, view: 'server' }, reading)
  expect(help).toMatchObject({ held: { kind: 'never' }, granters: [] })
})
