import { ListResourcesRequest, type Action } from '../api/contract/access'
import { CheckRequest, ListRolesRequest } from '../api/contract/access-requests'
import { listFamilyHeads } from './artifacts-store'
import { check, policyRevision, requirePrincipal, type Check } from './authorization'
import { decodeAccessCursor, encodeAccessCursor } from './cursors'
import { text, type Database } from './database'
import { accessUnavailable, invalidAccessRequest } from './errors'
import { operation } from './operation'
import { requestedResource } from './requested-resource'
import { artifactRef, resourceKey, type ResourceRef } from './resources'
import {
  ACCESS_FAMILIES,
  familyActions,
  OWNER_ACTIONS,
  ROLE_NAMES,
  roleBelow,
  roleRule,
  roleSubjects,
  SCOPE_ACTIONS,
  SERVER_ACTIONS,
  type Role,
} from './roles'
import { findScope, listAllScopes } from './scopes-store'
import type { Call, PrincipalRef } from './state'

/** `GET /v1/access/me`; writes no audit event (contract §3). */
const me = operation({
  id: 'get_access_principal',
  method: 'GET',
  path: '/v1/access/me',
  access: true,
  handle(call) {
    const { type, id, description } = requirePrincipal(call)
    return {
      body: {
        principal: { type, id, description: description ?? null },
        mode: 'enforced',
        resource_kinds: ['server', 'scope', 'artifact'],
        provider_capabilities: {
          safe_resource_filtering: true,
          multi_requirement_check: true,
          relationship_management: true,
          group_subjects: false,
          multi_principal: false,
          max_direct_resource_keys: 10_000,
        },
        artifact_families: [...ACCESS_FAMILIES].map(([family, rule]) => ({
          family,
          enabled: true,
          share_unit: rule.entries ? 'memory_entry' : 'artifact',
          actions: rule.actions,
          grantable_roles: rule.grantable,
        })),
      },
    }
  },
})

const checkAccess = operation<typeof CheckRequest>({
  id: 'check_access',
  method: 'POST',
  path: '/v1/access/check',
  access: true,
  body: CheckRequest,
  handle(call, _input, { match, requirements }) {
    const checks = requirements.map(({ action, resource }): Check => [
      action,
      requestedResource(resource),
    ])
    const decisions = check(call, checks)
    const allowed = (decision: { allowed: boolean }) => decision.allowed
    return {
      body: {
        allowed: match === 'all' ? decisions.every(allowed) : decisions.some(allowed),
        decisions: decisions.map(({ allowed: yes, reason }) => ({
          allowed: yes,
          reason_code: reason,
        })),
      },
    }
  },
})

const listRoles = operation<typeof ListRolesRequest>({
  id: 'list_access_roles',
  method: 'POST',
  path: '/v1/access/roles/list',
  access: true,
  body: ListRolesRequest,
  handle(_call, _input, { resource_type: resourceType, family }) {
    const selected = family ? ACCESS_FAMILIES.get(family) : undefined
    if (family && (selected === undefined || (resourceType && resourceType !== 'artifact'))) {
      throw invalidAccessRequest()
    }
    const familiesOf = (role: Role) =>
      [...ACCESS_FAMILIES]
        .filter(([name]) => !family || name === family)
        .filter(([, rule]) => role === 'artifact.owner' || rule.grantable.includes(role))
        .map(([name]) => name)
    const shown = ROLE_NAMES.filter((role) => {
      const { resource } = roleRule(role)
      if (resourceType && resource !== resourceType) return false
      return resource !== 'artifact' || familiesOf(role).length > 0
    })
    return {
      body: {
        items: shown.map((role) => ({
          role,
          resource_type: roleRule(role).resource,
          cardinality: roleRule(role).single ? 'one_per_resource' : 'many_per_resource',
          actions: roleRule(role).actions,
          artifact_families: roleRule(role).resource === 'artifact' ? familiesOf(role) : [],
          assignable_subject_types: roleSubjects(role),
          system_managed: role === 'artifact.owner',
        })),
      },
    }
  },
})

type Search = {
  action: Action
  resource_type: 'server' | 'scope' | 'artifact'
  family: string | null
}

function requireSearchable({ action, resource_type: type, family }: Search) {
  const known =
    type === 'server'
      ? SERVER_ACTIONS.includes(action)
      : type === 'scope'
        ? SCOPE_ACTIONS.includes(action)
        : (family === null ? [...ACCESS_FAMILIES.keys()] : [family]).some(
            (name) => ACCESS_FAMILIES.has(name) && familyActions(name).includes(action),
          )
  if (!known || (family !== null && type !== 'artifact')) throw invalidAccessRequest()
}

const SHARED_FAMILIES = ['handoff', 'atomic-memory', 'experience', 'skill', 'profile']
const FOUND_FAMILIES = [...SHARED_FAMILIES, 'memory']

/** Every resource on which the caller is allowed the action, ordered by key. */
function authorizedResources(call: Call, principal: PrincipalRef, search: Search): ResourceRef[] {
  const { database } = call.state
  const { action, resource_type: type, family } = search
  const found = new Map<string, ResourceRef>()
  const add = (resource: ResourceRef) => found.set(resourceKey(resource), resource)
  const fits = (resource: ResourceRef) =>
    resource.type === type &&
    (family === null || (resource.type === 'artifact' && resource.identity.family === family))
  for (const { role, resource } of activeBindings(call, principal)) {
    if (fits(resource) && roleRule(role).actions.includes(action)) add(resource)
    if (!roleBelow(role).includes(action) || resource.type === 'artifact') continue
    if (resource.type === 'scope' && type === 'scope') continue
    // Below a Scope only what can be shared is looked for: asking for another family is a mistake.
    if (type === 'artifact' && family !== null && !FOUND_FAMILIES.includes(family)) {
      throw invalidAccessRequest()
    }
    const scopeIds =
      resource.type === 'scope'
        ? [resource.scope_id]
        : listAllScopes(database).map((scope) => scope.scope_id)
    for (const scopeId of scopeIds) {
      if (type === 'scope') add({ type, scope_id: scopeId })
      if (type === 'artifact') ownedArtifacts(database, scopeId, family).forEach(add)
    }
  }
  if (type === 'artifact' && OWNER_ACTIONS.includes(action)) {
    const rows = database.all('SELECT resource FROM owners WHERE owner_id = ? AND owner_type = ?', [
      principal.id,
      principal.type,
    ])
    for (const row of rows) {
      const resource = JSON.parse(text(row, 'resource')) as ResourceRef
      if (resource.type !== 'artifact' || !fits(resource)) continue
      // Who owns a skill owns nothing whose evidence can be inspected: the real service refuses the whole question.
      if (!familyActions(resource.identity.family).includes(action)) throw invalidAccessRequest()
      add(resource)
    }
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, resource]) => resource)
}

function activeBindings(call: Call, principal: PrincipalRef) {
  return call.state.database
    .all(
      `SELECT role, resource FROM bindings WHERE subject_id = ? AND subject_type = ? AND state = 'active'
         AND (expires_at IS NULL OR expires_at > ?)`,
      [principal.id, principal.type, call.state.now()],
    )
    .map((row) => ({
      role: text(row, 'role') as Role,
      resource: JSON.parse(text(row, 'resource')) as ResourceRef,
    }))
}

/** Artifacts of a Scope that a role on it reaches: those with an owner, of families that can be shared. */
function ownedArtifacts(database: Database, scopeId: string, family: string | null) {
  const families = SHARED_FAMILIES.filter((name) => family === null || name === family)
  // A role can be granted on a Scope that does not exist. No server can list the Artifacts there, nor any other then.
  if (families.length > 0 && findScope(database, scopeId) === null) throw accessUnavailable()
  return families
    .flatMap((name) =>
      listFamilyHeads(database, scopeId, name).map((id) => artifactRef(scopeId, name, id)),
    )
    .filter(
      (resource) =>
        database.get('SELECT 1 AS owned FROM owners WHERE resource_key = ?', [
          resourceKey(resource),
        ]) !== undefined,
    )
}

/** `POST /v1/access/resources/list`; writes no audit event (contract §3). */
const listResources = operation<typeof ListResourcesRequest>({
  id: 'list_access_resources',
  method: 'POST',
  path: '/v1/access/resources/list',
  access: true,
  body: ListResourcesRequest,
  handle(call, _input, { cursor, limit, family = null, ...kind }) {
    const principal = requirePrincipal(call)
    const search = { ...kind, family }
    requireSearchable(search)
    const resources = authorizedResources(call, principal, search)
    const bound = {
      operation: 'access.resources.list',
      policyRevision: policyRevision(call.state.database),
      query: search,
    }
    const after = decodeAccessCursor(call, principal, bound, cursor)
    const rest = resources.filter((resource) => after === null || resourceKey(resource) > after)
    const items = rest.slice(0, limit)
    const last = rest.length > items.length ? items.at(-1) : undefined
    return {
      body: {
        items,
        total: resources.length,
        next_cursor: last ? encodeAccessCursor(call, principal, bound, resourceKey(last)) : null,
      },
    }
  },
})

export const accessOperations = [me, checkAccess, listRoles, listResources]
