import { expect, it } from 'vitest'
import type { Resource } from '../api/contract/access'
import { parseInstant } from '../lib/date/micros'
import { decideAt } from './decide'
import { rulesOf } from './role-rules'
import { bindingOf, DESCRIPTIONS, SCOPE, SERVER } from './testing/binding-of'
import type { Known } from './types'
import { whoCan } from './who-can'

const instant = parseInstant('2026-11-12T12:00:00Z') ?? 0
const rules = rulesOf(DESCRIPTIONS)
const ada = { type: 'user', id: 'ada' }
const skill: Resource = {
  type: 'artifact',
  scope_id: 'shop',
  identity: { family: 'skill', artifact_id: 's1' },
}

it('names the bindings that allow it, the one on the resource itself first', () => {
  const above = bindingOf({ binding_id: 'above', role: 'server.admin', resource: SERVER })
  const own = bindingOf({ binding_id: 'own', role: 'scope.admin' })
  const answer = decideAt({
    bindings: [above, own],
    rules,
    view: 'server',
    principal: ada,
    action: 'scope.admin',
    resource: SCOPE,
    instant,
  })
  expect(answer.paths).toEqual([
    { binding: own, reach: 'direct' },
    { binding: above, reach: 'inherited' },
  ])
  expect(answer.unknown).toEqual([])
})

it('says of a refusal what it cannot know', () => {
  const group = bindingOf({ subject: { type: 'group', id: 'platform' }, role: 'scope.viewer' })
  const strange = bindingOf({ role: 'scope.oracle' })
  const asked = { rules, principal: ada, resource: skill, instant }
  const unknownOf = (action: string, view: Known['view']) =>
    decideAt({ ...asked, bindings: [group, strange], action, view }).unknown
  expect(unknownOf('artifact.read', 'server')).toEqual([
    { kind: 'ownership' },
    { kind: 'groups', bindings: [group] },
    { kind: 'roles', roles: ['scope.oracle'] },
  ])
  // Only a role on the server would share it from above, and this reader does not see the server's bindings.
  expect(unknownOf('artifact.share', 'scope')).toContainEqual({ kind: 'above' })
  expect(unknownOf('artifact.read', 'scope')).not.toContainEqual({ kind: 'above' })
  // Who sees the bindings of one Artifact alone cannot know who reads it by a role on the Scope.
  expect(unknownOf('artifact.read', 'artifact')).toContainEqual({ kind: 'above-artifact' })
  expect(unknownOf('artifact.write', 'artifact')).not.toContainEqual({ kind: 'above-artifact' })
})

it('a binding in a state of a newer server allows nothing that is known, and is named', () => {
  const suspended = bindingOf({ role: 'scope.admin', state: 'suspended' })
  const asked = { rules, view: 'server', resource: SCOPE, instant, action: 'scope.admin' } as const
  const unknown = [{ kind: 'states', states: ['suspended'] }]
  expect(decideAt({ ...asked, bindings: [suspended], principal: ada })).toEqual({
    allowed: false,
    paths: [],
    unknown,
  })
  expect(whoCan({ ...asked, bindings: [suspended] })).toEqual({ people: [], unknown })
  const over = { ...suspended, expires_at: '2026-11-01T00:00:00Z' }
  expect(decideAt({ ...asked, bindings: [over], principal: ada }).unknown).toEqual([])
})

it('a role on a Scope reaches neither its children nor their Artifacts', () => {
  const { people } = whoCan({
    bindings: [bindingOf({ role: 'scope.admin' })],
    rules,
    view: 'server',
    action: 'scope.admin',
    resource: { type: 'scope', scope_id: 'desk' },
    instant,
  })
  expect(people).toEqual([])
})
