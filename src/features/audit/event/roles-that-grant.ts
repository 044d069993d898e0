import type { RoleDescription } from '../../../api/contract/access'

/**
 * What reaches below a role's own resource (contract §3): server.admin administers every Scope, and each reading
 * role of a Scope reads its Artifacts. The service's own list of roles names only what a role allows on its resource.
 */
const FROM_ABOVE: Readonly<Record<string, readonly string[]>> = {
  'scope.admin': ['server.admin'],
  'artifact.share': ['scope.admin', 'server.admin'],
  'artifact.read': ['scope.viewer', 'scope.contributor', 'scope.reviewer', 'scope.delegator'],
  'prompt.use': ['scope.viewer', 'scope.contributor', 'scope.reviewer', 'scope.delegator'],
}

/** Roles that would have allowed an action, those of the resource itself first; empty where nothing is known. */
export function rolesThatGrant(action: string, roles: readonly RoleDescription[]): string[] {
  const known = new Set(roles.map(({ role }) => role))
  const direct = roles.filter(({ actions }) => actions.includes(action)).map(({ role }) => role)
  const above = (FROM_ABOVE[action] ?? []).filter((role) => known.has(role))
  return [...new Set([...direct, ...above])]
}
