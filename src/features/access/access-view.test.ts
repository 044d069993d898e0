import { expect, it } from 'vitest'
import { chooseView, type Listable } from './access-view'

const may = (deploymentId: string | null, ...ids: string[]): Listable => ({
  deploymentId,
  scopes: { scopeIds: new Set(ids), complete: true },
  shares: false,
})
const shop = { type: 'scope', scope_id: 'shop' }
const server = { type: 'server', deployment_id: 'powercontext' }

it.each([
  ['the server first', undefined, may('powercontext', 'shop'), { resource: server, list: server }],
  // One list answers for every Scope, so that no further call is recorded.
  [
    'a Scope from the server’s list',
    'scope:shop',
    may('powercontext'),
    { resource: shop, list: server },
  ],
  ['the first Scope', undefined, may(null, 'shop', 'desk'), { resource: shop, list: shop }],
  ['nothing', undefined, may(null), { kind: 'nothing', scopeId: null }],
  ['nothing of a Scope', 'scope:desk', may(null), { kind: 'nothing', scopeId: 'desk' }],
  ['not the server', 'server', may(null, 'shop'), { kind: 'not-server' }],
  ['not that Scope', 'scope:desk', may(null, 'shop'), { kind: 'not-scope', scopeId: 'desk' }],
])('shows %s', (_, asked, listable, expected) => {
  expect(chooseView(asked, listable)).toMatchObject(expected)
})

it('shows an Artifact from the list of what lies above it, or from its own to whoever may share it', () => {
  const param = 'artifact:skill a shop'
  const skill = {
    type: 'artifact',
    scope_id: 'shop',
    identity: { family: 'skill', artifact_id: 'a' },
  }
  const viewOf = (listable: Listable) => chooseView(param, listable)
  expect(viewOf(may('powercontext'))).toEqual({
    kind: 'read',
    param,
    resource: skill,
    list: server,
  })
  expect(viewOf(may(null, 'shop'))).toEqual({ kind: 'read', param, resource: skill, list: shop })
  expect(viewOf({ ...may(null), shares: true })).toMatchObject({ resource: skill, list: skill })
  expect(viewOf(may(null))).toEqual({ kind: 'nothing', scopeId: 'shop' })
})

it('leaves a Scope that a cut list lacks to the server', () => {
  const cut = {
    deploymentId: null,
    scopes: { scopeIds: new Set(['shop']), complete: false },
    shares: false,
  }
  expect(chooseView('scope:desk', cut)).toMatchObject({ kind: 'read', param: 'scope:desk' })
})
