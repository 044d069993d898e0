import { expect, it } from 'vitest'
import { rolesThatGrant } from './roles-that-grant'

const role = (name: string, ...actions: string[]) => ({
  role: name,
  resource_type: name.split('.')[0] ?? '',
  actions,
})
const roles = [
  role('artifact.viewer', 'artifact.read'),
  role('scope.viewer', 'scope.read'),
  role('scope.admin', 'scope.admin'),
  role('server.admin', 'server.admin'),
]

it.each([
  ['scope.admin', ['scope.admin', 'server.admin']],
  ['scope.read', ['scope.viewer']],
  // scope.contributor would do too, but this server does not have it.
  ['artifact.read', ['artifact.viewer', 'scope.viewer']],
  ['artifact.share', ['scope.admin', 'server.admin']],
  ['moon.walk', []],
])('%s is granted by %j', (action, expected) => {
  expect(rolesThatGrant(action, roles)).toEqual(expected)
})
