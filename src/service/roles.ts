import type { Action } from '../api/contract/access'
import { invalidAccessRequest } from './errors'
import type { ArtifactRef, ResourceRef } from './resources'

type RoleRule = {
  resource: 'server' | 'scope' | 'artifact'
  /** Allowed on the very resource of the binding. */
  actions: readonly Action[]
  /** Allowed on what lies below it. Roles do not nest: these never follow from `actions` (contract §3). */
  below: readonly Action[]
  single?: boolean
  subjects?: readonly string[]
}

const READING_BELOW = ['artifact.read', 'handoff.evidence.inspect', 'prompt.use'] as const
const HOLDERS = ['group', 'service', 'user'] as const

/** Every role of 1.4 in the order in which roles/list answers them. */
const ROLES = {
  'handoff.viewer': {
    resource: 'artifact',
    actions: ['artifact.read', 'handoff.evidence.inspect'],
    below: [],
  },
  'handoff.receiver': {
    resource: 'artifact',
    actions: ['artifact.read', 'handoff.acknowledge', 'handoff.evidence.inspect'],
    below: [],
    single: true,
    subjects: ['service', 'user'],
  },
  'artifact.viewer': { resource: 'artifact', actions: ['artifact.read'], below: [] },
  'prompt.user': { resource: 'artifact', actions: ['artifact.read', 'prompt.use'], below: [] },
  'artifact.owner': {
    resource: 'artifact',
    actions: ['artifact.read', 'artifact.share', 'artifact.write', 'handoff.evidence.inspect'],
    below: [],
    single: true,
    subjects: [],
  },
  'scope.viewer': { resource: 'scope', actions: ['scope.read'], below: READING_BELOW },
  'scope.contributor': {
    resource: 'scope',
    actions: ['scope.contribute', 'scope.read'],
    below: [...READING_BELOW, 'handoff.acknowledge'],
  },
  'scope.reviewer': {
    resource: 'scope',
    actions: ['scope.read', 'scope.review'],
    below: READING_BELOW,
  },
  'scope.delegator': {
    resource: 'scope',
    actions: ['scope.delegate', 'scope.read'],
    below: READING_BELOW,
  },
  'scope.admin': { resource: 'scope', actions: ['scope.admin'], below: ['artifact.share'] },
  'server.observer': { resource: 'server', actions: ['server.observe'], below: [] },
  'server.admin': {
    resource: 'server',
    actions: ['server.admin'],
    below: ['scope.admin', 'artifact.share'],
  },
} as const satisfies Record<string, RoleRule>
export type Role = keyof typeof ROLES
export const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]]
export const roleRule = (role: Role): RoleRule => ROLES[role]
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
