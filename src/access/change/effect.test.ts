import { describe, expect, it } from 'vitest'
import type { Binding } from '../../api/contract/access'
import { parseInstant } from '../../lib/date/micros'
import { rulesOf } from '../role-rules'
import { bindingOf, DESCRIPTIONS } from '../testing/binding-of'
import type { Known } from '../types'
import { effectOf, holdersIn } from './effect'
import type { Deed, Role } from './plan'

const instant = parseInstant('2026-11-24T12:00:00Z') ?? 0
const ada = { type: 'user', id: 'ada' } as const
const bob = { type: 'user', id: 'bob' } as const
const scope = { type: 'scope', scope_id: 's' } as const
const rules = rulesOf(DESCRIPTIONS)

const binding = (subject: typeof ada | typeof bob, role: string, over: Partial<Binding> = {}) =>
  bindingOf({ binding_id: `${subject.id} ${role}`, subject, resource: scope, role, ...over })
const effect = (bindings: Binding[], deed: Deed, view: Known['view'] = 'server') =>
  effectOf({ bindings, rules, view, deed, me: ada, instant })
const grant = (subject: typeof ada | typeof bob, role: Role): Deed => ({
  kind: 'grant',
  resource: scope,
  role,
  terms: { subject, reason: '', expiresAt: null },
})
const said = ({ differences }: ReturnType<typeof effect>) =>
  differences.map(({ principal, change, action, place }) =>
    [principal.id, change, action, place].join(' '),
  )

describe('the effect of a grant', () => {
  it('is what the person gains on the Scope and on the Artifacts in it', () => {
    expect(said(effect([binding(ada, 'scope.admin')], grant(bob, 'scope.viewer')))).toEqual([
      'bob gained scope.read scope',
      'bob gained artifact.read any-artifact',
      'bob gained handoff.evidence.inspect any-artifact',
      'bob gained prompt.use any-artifact',
    ])
  })

  it('is nothing where another binding allows the same', () => {
    const bindings = [binding(bob, 'scope.contributor')]
    expect(said(effect(bindings, grant(bob, 'scope.viewer')))).toEqual([])
  })

  it('warns of an admin who may not read', () => {
    expect(effect([], grant(bob, 'scope.admin')).cannotRead).toEqual(bob)
    const reader = [binding(bob, 'scope.viewer')]
    expect(effect(reader, grant(bob, 'scope.admin')).cannotRead).toBeNull()
    expect(effect([], grant(bob, 'scope.viewer')).cannotRead).toBeNull()
  })
})

describe('the effect of a revocation', () => {
  const own = binding(ada, 'scope.admin')

  it('is what the person loses, as far as no other binding allows it', () => {
    const viewer = binding(bob, 'scope.viewer')
    const bindings = [own, viewer, binding(bob, 'scope.reviewer')]
    expect(said(effect(bindings, { kind: 'revoke', seen: viewer }))).toEqual([])
    expect(said(effect([own, viewer], { kind: 'revoke', seen: viewer }))).toContain(
      'bob lost scope.read scope',
    )
  })

  it('warns of the last admin role of the caller, and of the last one that is visible', () => {
    const seen = { kind: 'revoke', seen: own } as const
    expect(effect([own], seen)).toMatchObject({ losesOwn: true, leavesNobody: true })
    const other = binding(bob, 'scope.admin')
    expect(effect([own, other], seen)).toMatchObject({ losesOwn: true, leavesNobody: false })
    const server = { type: 'server', deployment_id: 'd' } as const
    const above = binding(ada, 'server.admin', { resource: server })
    expect(effect([own, above], seen)).toMatchObject({ losesOwn: false, leavesNobody: false })
    expect(effect([own, other], { kind: 'revoke', seen: other })).toMatchObject({
      losesOwn: false,
      leavesNobody: false,
    })
  })

  it('takes nothing away where the binding has expired already', () => {
    const expired = binding(bob, 'scope.viewer', { expires_at: '2026-11-20T00:00:00Z' })
    expect(said(effect([own, expired], { kind: 'revoke', seen: expired }))).toEqual([])
  })
})

describe('what a change on everything below leaves as it is', () => {
  const skill = (id: string) => ({
    type: 'artifact',
    scope_id: 's',
    identity: { family: 'skill', artifact_id: id },
  })
  const other = { type: 'scope', scope_id: 'other' } as const
  const server = { type: 'server', deployment_id: 'd' } as const
  const apart = (bindings: Binding[], deed: Deed) =>
    holdersIn(effect(bindings, deed)).flatMap(({ change, places }) =>
      places.flatMap(({ place, except }) =>
        except.map(({ resource, actions }) => ({ change, place, resource, actions })),
      ),
    )
  const viewer = binding(bob, 'scope.viewer')

  it('names an Artifact of which the person keeps a role of their own', () => {
    const own = binding(bob, 'artifact.viewer', { binding_id: 'own', resource: skill('s1') })
    const ofAda = binding(ada, 'artifact.viewer', { resource: skill('s2') })
    const ended = binding(bob, 'artifact.viewer', {
      binding_id: 'ended',
      resource: skill('s3'),
      expires_at: '2026-11-20T00:00:00Z',
    })
    const bindings = [viewer, own, ofAda, ended]
    expect(apart(bindings, { kind: 'revoke', seen: viewer })).toEqual([
      { change: 'lost', place: 'any-artifact', resource: skill('s1'), actions: ['artifact.read'] },
    ])
  })

  it('names what somebody who gains a role could do before', () => {
    const own = binding(bob, 'artifact.viewer', { resource: skill('s1') })
    expect(apart([own], grant(bob, 'scope.viewer'))).toEqual([
      {
        change: 'gained',
        place: 'any-artifact',
        resource: skill('s1'),
        actions: ['artifact.read'],
      },
    ])
  })

  it('names a Scope in place of its Artifacts', () => {
    const onServer = binding(bob, 'server.admin', { resource: server })
    const inScope = binding(bob, 'scope.admin', { binding_id: 'below', resource: other })
    const owner = binding(bob, 'artifact.owner', {
      binding_id: 'owner',
      resource: { ...skill('s1'), scope_id: 'other' },
    })
    const bindings = [onServer, inScope, owner]
    expect(apart(bindings, { kind: 'revoke', seen: onServer })).toEqual([
      { change: 'lost', place: 'any-scope', resource: other, actions: ['scope.admin'] },
      { change: 'lost', place: 'any-artifact', resource: other, actions: ['artifact.share'] },
    ])
  })
})

describe('the effect of a replacement', () => {
  it('is what one person loses and the other gains', () => {
    const seen = binding(bob, 'scope.reviewer')
    const terms = { subject: ada, reason: '', expiresAt: null }
    const scopeOnly = said(effect([seen], { kind: 'replace', seen, terms })).filter((line) =>
      line.endsWith(' scope'),
    )
    expect(scopeOnly).toEqual([
      'ada gained scope.read scope',
      'ada gained scope.review scope',
      'bob lost scope.read scope',
      'bob lost scope.review scope',
    ])
  })

  it('by the same role for the same person changes nothing now', () => {
    const seen = binding(ada, 'scope.admin', { expires_at: '2026-11-30T00:00:00Z' })
    const terms = { subject: ada, reason: '', expiresAt: '2027-01-01T00:00:00Z' }
    expect(effect([seen], { kind: 'replace', seen, terms })).toMatchObject({
      differences: [],
      losesOwn: false,
      leavesNobody: false,
    })
  })
})
