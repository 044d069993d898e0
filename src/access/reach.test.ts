import { expect, it } from 'vitest'
import { reachOf } from './reach'
import { SCOPE, SERVER } from './testing/binding-of'

const OTHER_SCOPE = { type: 'scope', scope_id: 'desk' }
const artifact = (more: object = {}) => ({
  type: 'artifact',
  scope_id: 'shop',
  identity: { family: 'skill', artifact_id: 's1' },
  ...more,
})
const ENTRY = artifact({ selector: { type: 'entry', entry_id: 'e1' } })

it.each([
  ['the server', SERVER, { ...SERVER }, 'direct'],
  ['the server to another', SERVER, { ...SERVER, deployment_id: 'other' }, null],
  ['the server to a Scope', SERVER, SCOPE, 'inherited'],
  ['the server to an Artifact', SERVER, artifact(), 'inherited'],
  ['the server to an unknown kind', SERVER, { type: 'planet' }, null],
  ['an unknown kind to itself', { type: 'planet' }, { type: 'planet' }, null],
  ['a Scope to itself', SCOPE, { ...SCOPE }, 'direct'],
  ['a Scope to another', SCOPE, OTHER_SCOPE, null],
  ['a Scope to the server', SCOPE, SERVER, null],
  ['a Scope to its Artifact', SCOPE, artifact(), 'inherited'],
  ['a Scope to an Artifact elsewhere', OTHER_SCOPE, artifact(), null],
  ['an Artifact to itself', artifact(), artifact({ selector: null }), 'direct'],
  ['an Artifact to one entry of it', artifact(), ENTRY, null],
  ['an Artifact to its Scope', artifact(), SCOPE, null],
  [
    'an Artifact to another family',
    artifact(),
    artifact({ identity: { family: 'memory', artifact_id: 's1' } }),
    null,
  ],
])('a binding reaches from %s', (_, from, to, reach) => expect(reachOf(from, to)).toBe(reach))
