import { expect, it } from 'vitest'
import { rulesOf } from '../../access/role-rules'
import { bindingOf, DESCRIPTIONS, SERVER } from '../../access/testing/binding-of'
import { parseInstant } from '../../lib/date/micros'
import { countsOf, filteredRows, rowsOf, yetToSay, type Shown } from './shown'

const artifact = {
  type: 'artifact',
  scope_id: 'shop',
  identity: { family: 'skill', artifact_id: 's1' },
}
const bindings = [
  bindingOf({ binding_id: 'below', resource: artifact, role: 'artifact.viewer' }),
  bindingOf({ binding_id: 'above', resource: SERVER, role: 'server.admin' }),
  bindingOf({ binding_id: 'own' }),
  bindingOf({ binding_id: 'observer', resource: SERVER, role: 'server.observer' }),
  bindingOf({ binding_id: 'elsewhere', resource: { type: 'scope', scope_id: 'desk' } }),
  bindingOf({ binding_id: 'ended', expires_at: '2026-11-01T00:00:00Z' }),
  bindingOf({ binding_id: 'later', created_at: '2026-12-01T00:00:00Z' }),
]
const shown: Shown = {
  bindings,
  rules: rulesOf(DESCRIPTIONS),
  view: 'server',
  resource: { type: 'scope', scope_id: 'shop' },
  param: 'scope:shop',
  instant: parseInstant('2026-11-12T12:00:00Z') ?? 0,
  asOf: null,
}
const rows = rowsOf(shown)
const idsOf = (filters: Parameters<typeof filteredRows>[1]) =>
  filteredRows(rows, filters, ({ subject }) => subject.id).map(({ binding }) => binding.binding_id)

it('shows what is in force on the Scope, then what reaches into it, then what is on its Artifacts', () => {
  expect(idsOf({})).toEqual(['own', 'above', 'below'])
})

it('filters by how a binding stands, by role, by person and by a part of the name', () => {
  expect(idsOf({ state: 'expired' })).toEqual(['ended'])
  expect(idsOf({ state: 'all', role: 'scope.viewer' })).toEqual(['own', 'ended'])
  expect(idsOf({ subject: { type: 'service', id: 'ada' } })).toEqual([])
  expect(idsOf({ q: 'AD' })).toEqual(['own', 'above', 'below'])
  expect(idsOf({ q: 'bob' })).toEqual([])
})

it('keeps what a newer server says: a kind of resource, a role, a state and a kind of principal', () => {
  const newer = [
    bindingOf({ binding_id: 'collection', resource: { type: 'collection', scope_id: 'shop' } }),
    bindingOf({ binding_id: 'tenant', resource: { type: 'tenant' } }),
    bindingOf({ binding_id: 'not here', resource: { type: 'collection', scope_id: 'desk' } }),
    bindingOf({ binding_id: 'role', role: 'scope.auditor' }),
    bindingOf({ binding_id: 'state', state: 'suspended' }),
    bindingOf({ binding_id: 'who', subject: { type: 'agent', id: 'ada' } }),
  ]
  const all = rowsOf({ ...shown, bindings: newer })
  expect(all.map(({ binding, place }) => `${binding.binding_id} ${place}`)).toEqual([
    'collection other',
    'tenant other',
    'role direct',
    'state direct',
    'who direct',
  ])
  const listed = (filters: Parameters<typeof filteredRows>[1]) =>
    filteredRows(all, filters, ({ subject }) => subject.id).map(({ binding }) => binding.binding_id)
  expect(listed({})).toEqual(['role', 'state', 'who', 'collection', 'tenant'])
  expect(listed({ role: 'scope.auditor' })).toEqual(['role'])
  expect(listed({ subject: { type: 'agent', id: 'ada' } })).toEqual(['who'])
  expect(countsOf(all)).toEqual({
    current: 4,
    unknown: 1,
    ending: 0,
    expired: 0,
    revoked: 0,
    all: 5,
  })
})

it('counts how they stand', () => {
  expect(countsOf(rows)).toEqual({
    current: 3,
    unknown: 0,
    ending: 0,
    expired: 1,
    revoked: 0,
    all: 4,
  })
})

it('says of a binding in an unknown state neither that it is in force nor that it ends, and hides it in no other view', () => {
  const expires_at = '2026-11-20T00:00:00Z'
  const all = rowsOf({
    ...shown,
    bindings: [bindingOf({ expires_at }), bindingOf({ expires_at, state: 'suspended' })],
  })
  expect(countsOf(all)).toMatchObject({ current: 1, unknown: 1, ending: 1 })
  const listed = (state?: 'ending') => filteredRows(all, { state }, () => '')
  expect(listed().map(({ binding }) => binding.state)).toEqual(['active', 'suspended'])
  expect(listed('ending').map(({ binding }) => binding.state)).toEqual(['active'])
})

it('leaves to the head of a past instant what no list tells, and says the rest of an answer itself', () => {
  const unknown = [
    { kind: 'ownership' },
    { kind: 'above' },
    { kind: 'roles', roles: ['scope.newer'] },
  ] as const
  const past: Shown = { ...shown, view: 'scope', asOf: '2026-11-12T12:00:00Z' }
  expect(yetToSay(unknown, shown)).toEqual(unknown)
  expect(yetToSay(unknown, past)).toEqual([unknown[2]])
  // Who reads the server's bindings misses none above.
  expect(yetToSay(unknown, { ...past, view: 'server' })).toEqual(unknown.slice(1))
})

it('shows of an Artifact what is on it, what reaches it from above and what is on its entries', () => {
  const memory = { ...artifact, identity: { family: 'memory', artifact_id: 'm1' } } as const
  const entry = { ...memory, selector: { type: 'memory_entry', entry_id: 'e1' } }
  const ofMemory: Shown = {
    ...shown,
    bindings: [
      ...bindings,
      bindingOf({ binding_id: 'entry', resource: entry, role: 'artifact.viewer' }),
      bindingOf({ binding_id: 'direct', resource: memory, role: 'artifact.viewer' }),
      bindingOf({ binding_id: 'strange', resource: { type: 'team', scope_id: 'shop' } }),
    ],
    resource: { ...memory, type: 'artifact' },
    param: 'artifact:memory m1 shop',
  }
  const places = filteredRows(rowsOf(ofMemory), {}, ({ subject }) => subject.id).map(
    ({ binding, place }) => `${binding.binding_id} ${place}`,
  )
  expect(places).toEqual(['direct direct', 'above above', 'own above', 'entry below'])
})
