import { expect, it } from 'vitest'
import { rolesThatGrant, rulesOf } from './role-rules'
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
