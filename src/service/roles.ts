import { BELOW } from '../access/below'
import type { Action } from '../api/contract/access'
import { invalidAccessRequest } from './errors'
import type { ArtifactRef, ResourceRef } from './resources'

type RoleRule = {
  resource: 'server' | 'scope' | 'artifact'
  /** Allowed on the very resource of the binding. */
  actions: readonly Action[]
  single?: boolean
  subjects?: readonly string[]
}

const HOLDERS = ['group', 'service', 'user'] as const

/** Every role of 1.4 in the order in which roles/list answers them. */
const ROLES = {
  'handoff.viewer': {
    resource: 'artifact',
    actions: ['artifact.read', 'handoff.evidence.inspect'],
  },
  'handoff.receiver': {
    resource: 'artifact',
    actions: ['artifact.read', 'handoff.acknowledge', 'handoff.evidence.inspect'],
    single: true,
    subjects: ['service', 'user'],
  },
  'artifact.viewer': { resource: 'artifact', actions: ['artifact.read'] },
  'prompt.user': { resource: 'artifact', actions: ['artifact.read', 'prompt.use'] },
  'artifact.owner': {
    resource: 'artifact',
    actions: ['artifact.read', 'artifact.share', 'artifact.write', 'handoff.evidence.inspect'],
    single: true,
    subjects: [],
  },
  'scope.viewer': { resource: 'scope', actions: ['scope.read'] },
  'scope.contributor': {
    resource: 'scope',
    actions: ['scope.contribute', 'scope.read'],
  },
  'scope.reviewer': {
    resource: 'scope',
    actions: ['scope.read', 'scope.review'],
  },
  'scope.delegator': {
    resource: 'scope',
    actions: ['scope.delegate', 'scope.read'],
  },
  'scope.admin': { resource: 'scope', actions: ['scope.admin'] },
  'server.observer': { resource: 'server', actions: ['server.observe'] },
  'server.admin': {
    resource: 'server',
    actions: ['server.admin'],
  },
} as const satisfies Record<string, RoleRule>
export type Role = keyof typeof ROLES
export const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]]
export const roleRule = (role: Role): RoleRule => ROLES[role]
/** Allowed on what lies below the resource of the binding: never a consequence of `actions` (contract §3.2). */
export const roleBelow = (role: Role): readonly Action[] => BELOW[role]
export const roleSubjects = (role: Role): readonly string[] => roleRule(role).subjects ?? HOLDERS
export const OWNER_ACTIONS: readonly Action[] = ROLES['artifact.owner'].actions

type FamilyRule = { actions: readonly Action[]; grantable: readonly Role[]; entries?: true }

const FAMILY_RULES: Readonly<Record<string, FamilyRule>> = {
  'atomic-memory': { actions: ['artifact.read'], grantable: ['artifact.viewer'] },
  handoff: {
    actions: ['artifact.read', 'handoff.acknowledge', 'handoff.evidence.inspect'],
    grantable: ['handoff.receiver', 'handoff.viewer'],
  },
  memory: { actions: ['artifact.read'], grantable: ['artifact.viewer'], entries: true },
  experience: { actions: ['artifact.read'], grantable: ['artifact.viewer'] },
  skill: { actions: ['artifact.read'], grantable: ['artifact.viewer'] },
  profile: { actions: ['artifact.read'], grantable: ['artifact.viewer'] },
  prompt: { actions: ['artifact.read', 'prompt.use'], grantable: [] },
}

/**
 * Families that Access knows, in the order of access/me. topic-memory has none: its Scope's roles decide. A map, since a
 * request may name a family like `__proto__`, which every object has.
 */
export const ACCESS_FAMILIES: ReadonlyMap<string, FamilyRule> = new Map(
  Object.entries(FAMILY_RULES),
)

/** Actions that Access knows for a family: its own, writing and sharing. */
export const familyActions = (family: string): readonly Action[] => [
  ...(ACCESS_FAMILIES.get(family)?.actions ?? []),
  'artifact.write',
  'artifact.share',
]

function familyRule(resource: ArtifactRef): FamilyRule {
  const rule = ACCESS_FAMILIES.get(resource.identity.family)
  if (rule === undefined || (rule.entries === true) !== (resource.selector !== null)) {
    throw invalidAccessRequest()
  }
  return rule
}

export const SERVER_ACTIONS: readonly Action[] = ['server.observe', 'server.admin']
export const SCOPE_ACTIONS: readonly Action[] = [
  'scope.read',
  'scope.contribute',
  'scope.review',
  'scope.delegate',
  'scope.admin',
]

/** @throws ServiceError `invalid_access_request` when the action is none of this kind of resource. */
export function requireActionOf(action: Action, resource: ResourceRef, deploymentId: string) {
  const known =
    resource.type === 'server'
      ? resource.deployment_id === deploymentId && SERVER_ACTIONS.includes(action)
      : resource.type === 'scope'
        ? SCOPE_ACTIONS.includes(action)
        : familyRule(resource) && familyActions(resource.identity.family).includes(action)
  if (!known) throw invalidAccessRequest()
}

/** @throws ServiceError `invalid_access_request` when a role cannot be granted there, or to that kind of subject. */
export function requireGrantable(
  role: Role,
  resource: ResourceRef,
  subjectType: string,
  deploymentId: string,
) {
  const fits =
    resource.type === 'artifact'
      ? familyRule(resource).grantable.includes(role)
      : roleRule(role).resource === resource.type &&
        (resource.type === 'scope' || resource.deployment_id === deploymentId)
  // Group subjects need a provider that resolves membership; this one knows none.
  if (!fits || !roleSubjects(role).includes(subjectType) || subjectType === 'group') {
    throw invalidAccessRequest()
  }
}
