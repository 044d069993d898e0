import type { Action } from '../api/contract/access'
import { appendEvent, type Subject } from './audit-store'
import { text, textOrNull, type Database } from './database'
import { forbidden, runtimeNotReady } from './errors'
import type { Micros } from '../lib/date/micros'
import { resourceKey, type ArtifactRef, type ResourceRef } from './resources'
import { OWNER_ACTIONS, requireActionOf, roleBelow, roleRule, type Role } from './roles'
import { readMeta, writeMeta } from './schema'
import type { Call, PrincipalRef } from './state'

export type Check = readonly [Action, ResourceRef]
export type Decision = {
  allowed: boolean
  reason: 'role-binding' | 'artifact-owner' | 'no-matching-binding'
  policyRevision: string
  matched?: Subject
  bindingId?: string
}

/** Counts every change of a binding or an ownership; a decimal string in answers (contract §6). */
export const policyRevision = (database: Database): string =>
  readMeta(database, 'policy_revision') ?? '0'

export function raisePolicyRevision(database: Database): string {
  const next = String(Number(policyRevision(database)) + 1)
  writeMeta(database, 'policy_revision', next)
  return next
}

/** @throws ServiceError 503 when access is disabled: there is no principal then (contract §3). */
export function requirePrincipal(call: Call): PrincipalRef {
  if (call.principal === null) throw runtimeNotReady()
  return call.principal
}

const ACTIVE = `SELECT binding_id, subject_type, subject_id, role, resource_key,
    subject_description FROM bindings
  WHERE subject_id = ? AND subject_type = ? AND state = 'active' AND (expires_at IS NULL OR expires_at > ?)
    AND resource_key IN (?, ?, ?) ORDER BY rowid`

/** Whether a role or an ownership allows the action at `now`; writes nothing. */
export function decide(
  call: Call,
  principal: PrincipalRef,
  action: Action,
  resource: ResourceRef,
  now: Micros,
): Decision {
  const { database, deploymentId } = call.state
  const revision = policyRevision(database)
  const exact = resourceKey(resource)
  const server = resourceKey({ type: 'server', deployment_id: deploymentId })
  const scope =
    resource.type === 'server' ? exact : resourceKey({ type: 'scope', scope_id: resource.scope_id })
  const bindings = database.all(ACTIVE, [principal.id, principal.type, now, exact, scope, server])
  for (const binding of bindings) {
    const role = text(binding, 'role') as Role
    const isExact = text(binding, 'resource_key') === exact
    const actions = isExact ? roleRule(role).actions : roleBelow(role)
    if (!actions.includes(action)) continue
    return {
      allowed: true,
      reason: 'role-binding',
      policyRevision: revision,
      matched: {
        type: text(binding, 'subject_type'),
        id: text(binding, 'subject_id'),
        description: textOrNull(binding, 'subject_description'),
      },
      bindingId: text(binding, 'binding_id'),
    }
  }
  if (
    resource.type === 'artifact' &&
    OWNER_ACTIONS.includes(action) &&
    owns(database, principal, exact)
  ) {
    return { allowed: true, reason: 'artifact-owner', policyRevision: revision, matched: principal }
  }
  return { allowed: false, reason: 'no-matching-binding', policyRevision: revision }
}

const owns = (database: Database, principal: PrincipalRef, key: string) =>
  database.get(
    'SELECT 1 AS owned FROM owners WHERE resource_key = ? AND owner_type = ? AND owner_id = ?',
    [key, principal.type, principal.id],
  ) !== undefined

/** Decides each check and writes one audit event for each (contract §6). */
export function check(call: Call, checks: readonly Check[]): Decision[] {
  const principal = requirePrincipal(call)
  for (const [action, resource] of checks) {
    requireActionOf(action, resource, call.state.deploymentId)
  }
  const now = call.state.now()
  const decisions = checks.map(([action, resource]) =>
    decide(call, principal, action, resource, now),
  )
  checks.forEach(([action, resource], index) => {
    const decision = decisions[index]
    if (decision !== undefined) appendEvent(call, principal, { action, resource, ...decision })
  })
  return decisions
}

/** @throws ServiceError 403 unless every check is allowed; nothing when access is disabled. */
export function requireAll(call: Call, checks: readonly Check[]) {
  if (!call.state.enforced) return
  if (!check(call, checks).every((decision) => decision.allowed)) throw forbidden()
}

/** @throws ServiceError 403 unless one check is allowed. */
export function requireAny(call: Call, checks: readonly Check[]): Decision[] {
  const decisions = check(call, checks)
  if (!decisions.some((decision) => decision.allowed)) throw forbidden()
  return decisions
}

/** Makes the creator of an Artifact its owner: a policy change with its own event (contract §3, §6). */
export function establishOwner(call: Call, resource: ArtifactRef) {
  const { principal, state } = call
  if (principal === null) return
  const revision = raisePolicyRevision(state.database)
  state.database.run(
    'INSERT INTO owners (resource_key, resource, owner_type, owner_id) VALUES (?, ?, ?, ?)',
    [resourceKey(resource), JSON.stringify(resource), principal.type, principal.id],
  )
  appendEvent(call, principal, {
    action: 'artifact.write',
    resource,
    allowed: true,
    reason: 'artifact-owner-established',
    policyRevision: revision,
    target: principal,
    role: 'artifact.owner',
  })
}
