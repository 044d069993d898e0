import { expect, it } from 'vitest'
import { rolesOnArtifact, rolesThatGrant, rulesOf } from './role-rules'
import { DESCRIPTIONS } from './testing/binding-of'

const held = ['artifact.viewer', 'scope.viewer', 'scope.admin', 'server.admin']
const rules = rulesOf(DESCRIPTIONS.filter(({ role }) => held.includes(role)))

it.each([
  ['scope.admin', ['scope.admin', 'server.admin']],
  ['scope.read', ['scope.viewer']],
  // scope.contributor would do too, but this server does not have it.
  ['artifact.read', ['artifact.viewer', 'scope.viewer']],
  ['artifact.share', ['scope.admin', 'server.admin']],
  ['moon.walk', []],
])('%s is granted by %j', (action, expected) => {
  expect(rolesThatGrant(action, rules)).toEqual(expected)
})

it('counts a role of Artifacts on the families alone on which the server grants it, and none that the service itself manages', () => {
  const onArtifacts = { resource_type: 'artifact', actions: ['artifact.read'] }
  const ofFamilies = rulesOf([
    { ...onArtifacts, role: 'artifact.viewer', artifact_families: ['skill'] },
    { ...onArtifacts, role: 'handoff.viewer', artifact_families: ['handoff'] },
    { ...onArtifacts, role: 'artifact.owner', system_managed: true },
    { role: 'scope.viewer', resource_type: 'scope', actions: ['scope.read'] },
  ])
  const all = ['artifact.viewer', 'handoff.viewer', 'artifact.owner', 'scope.viewer']
  expect(rolesThatGrant('artifact.read', ofFamilies)).toEqual(all)
  expect(rolesThatGrant('artifact.read', ofFamilies, 'skill')).toEqual([
    'artifact.viewer',
    'artifact.owner',
    'scope.viewer',
  ])
  expect(rolesOnArtifact('artifact.read', ofFamilies, 'handoff')).toEqual(['handoff.viewer'])
})
