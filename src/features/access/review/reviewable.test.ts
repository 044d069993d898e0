import { expect, it } from 'vitest'
import { rulesOf } from '../../../access/role-rules'
import { bindingOf, DESCRIPTIONS, SERVER } from '../../../access/testing/binding-of'
import { parseInstant } from '../../../lib/date/micros'
import type { Shown } from '../shown'
import { reviewableRows } from './reviewable'

const ARTIFACT = {
  type: 'artifact',
  scope_id: 'shop',
  identity: { family: 'skill', artifact_id: 'rotate' },
} as const
const other = { ...ARTIFACT, identity: { family: 'skill', artifact_id: 'other' } }

const shownOf = (resource: Shown['resource']): Shown => ({
  bindings: [
    bindingOf({ binding_id: 'on the server', resource: SERVER, role: 'server.admin' }),
    bindingOf({ binding_id: 'on the Scope' }),
    bindingOf({ binding_id: 'on it', resource: ARTIFACT, role: 'artifact.viewer' }),
    bindingOf({ binding_id: 'on another', resource: other, role: 'artifact.viewer' }),
    bindingOf({ binding_id: 'ended', state: 'revoked', revoked_at: '2026-10-02T00:00:00Z' }),
  ],
  rules: rulesOf(DESCRIPTIONS),
  view: 'server',
  resource,
  param: '',
  instant: parseInstant('2026-11-01T00:00:00Z') ?? 0,
  asOf: null,
})
const reviewed = (resource: Shown['resource']) =>
  reviewableRows([shownOf(resource)]).map(({ binding }) => binding.binding_id)

it.each([
  ['of one Artifact holds the bindings on it and those above that reach it', ARTIFACT, ['on the server', 'on the Scope', 'on it']], // prettier-ignore
  ['of a Scope leaves what is above it to a review there', { type: 'scope', scope_id: 'shop' }, ['on the Scope', 'on it', 'on another']], // prettier-ignore
] as const)('a review %s', (_, resource, ids) => {
  expect(reviewed(resource)).toEqual(ids)
})
