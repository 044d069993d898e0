import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ACTIONS, type Binding, type Resource } from '../../api/contract/access'
import { parseInstant } from '../../lib/date/micros'
import { between } from '../between'
import { deedsOf } from '../matrix'
import { reachOf } from '../reach'
import { rulesOf } from '../role-rules'
import { bindingOf, DESCRIPTIONS, SCOPE, SERVER } from '../testing/binding-of'
import { bindingsAfter, effectOf } from './effect'
import type { Deed } from './plan'

const instant = parseInstant('2026-11-24T12:00:00Z') ?? 0
const rules = rulesOf(DESCRIPTIONS)
const me = { type: 'user', id: 'root' }
const people = ['ada', 'bob'].map((id) => ({ type: 'user', id, description: null }))

const artifact = (scopeId: string, id: string): Resource => ({
  type: 'artifact',
  scope_id: scopeId,
  identity: { family: 'skill', artifact_id: id },
})
const OTHER: Resource = { type: 'scope', scope_id: 'other' }
const ARTIFACTS = [artifact('shop', 's1'), artifact('shop', 's2'), artifact('other', 's1')]
const rolesOn = ({ type }: Resource) =>
  DESCRIPTIONS.filter(({ resource_type: on }) => on === type).map((each) => each.role)

const Held = fc.constantFrom(SERVER, SCOPE, OTHER, ...ARTIFACTS).chain((resource) =>
  fc.record({
    resource: fc.constant(resource),
    role: fc.constantFrom(...rolesOn(resource)),
    subject: fc.constantFrom(...people),
    expires_at: fc.constantFrom(null, null, '2026-11-20T00:00:00Z', '2026-12-20T00:00:00Z'),
  }),
)
const Case = fc.record({
  held: fc.array(Held, { minLength: 1, maxLength: 8 }),
  changed: fc.nat(),
  grants: fc.option(Held, { nil: null }),
})

function deedOf(
  bindings: readonly Binding[],
  { changed, grants }: { changed: number; grants: Binding | null },
): Deed {
  if (grants) {
    const { resource, role, subject, expires_at: expiresAt } = grants
    return { kind: 'grant', resource, role, terms: { subject, reason: '', expiresAt } } as Deed
  }
  const seen = bindings[changed % bindings.length]
  if (!seen) throw new Error('There is a binding at least.')
  return { kind: 'revoke', seen }
}

it('what is said of everything below, without its exceptions, is what changes on each Scope and Artifact there', () => {
  fc.assert(
    fc.property(Case, ({ held, changed, grants }) => {
      const bindings = held.map((one, at) => bindingOf({ ...one, binding_id: `b${at}` }))
      const deed = deedOf(bindings, { changed, grants: grants && bindingOf(grants) })
      const resource = deed.kind === 'grant' ? deed.resource : deed.seen.resource
      const effect = effectOf({ bindings, rules, view: 'server', deed, me, instant })
      const after = bindingsAfter(bindings, deed, me, instant)
      for (const place of [OTHER, SCOPE, ...ARTIFACTS]) {
        if (reachOf(resource, place) !== 'inherited') continue
        const actions = ACTIONS.filter((action) =>
          place.type === 'scope' ? action.startsWith('scope.') : !/^(server|scope)\./.test(action),
        )
        const there = between({
          before: { bindings, instant },
          after: { bindings: after, instant },
          rules,
          deeds: deedsOf(place, actions),
        })
        const said = effect.differences.filter(
          (one) =>
            one.place === `any-${place.type}` &&
            one.except.every((of) => reachOf(of, place) === null),
        )
        const text = ({ principal, action, change }: (typeof there)[number]) =>
          `${principal.id} ${change} ${action}`
        expect(said.map(text).sort(), JSON.stringify(place)).toEqual(there.map(text).sort())
      }
    }),
    { numRuns: 500 },
  )
})
