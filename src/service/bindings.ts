import { ListBindingsRequest, RevokeBindingRequest } from '../api/contract/access-requests'
import { headRevision } from './artifacts-store'
import { appendEvent } from './audit-store'
import {
  check,
  raisePolicyRevision,
  requireAny,
  requirePrincipal,
  type Check,
} from './authorization'
import { CreateBinding, ReplaceBinding, requireAhead, requireKept } from './binding-ends'
import {
  bindingAnswer,
  findBinding,
  findRepetition,
  insertBinding,
  isHeld,
  listBindings,
  payloadOf,
  rememberKey,
  revokeBinding,
  type StoredBinding,
} from './bindings-store'
import { decodeAccessCursor, encodeAccessCursor } from './cursors'
import {
  accessConflict,
  artifactNotFound,
  bindingNotFound,
  forbidden,
  invalidAccessRequest,
} from './errors'
import { newReplacedBindingId, uuid } from './ids'
import type { ReadInstant } from './instants'
import type { Micros } from '../lib/date/micros'
import { strip } from '../lib/text/strip'
import { operation } from './operation'
import { requestedResource } from './requested-resource'
import { resourceKey, type ResourceRef } from './resources'
import { requireGrantable, roleRule, type Role } from './roles'
import { requireScope } from './scopes'
import type { Call, PrincipalRef } from './state'

const DELEGATED_ROLES: readonly Role[] = ['handoff.viewer', 'handoff.receiver']

const server = (call: Call): ResourceRef => ({
  type: 'server',
  deployment_id: call.state.deploymentId,
})

/** Any one of these lets a caller manage the bindings of a resource (contract §3). */
function managing(call: Call, resource: ResourceRef): Check[] {
  const deployment: Check = ['server.admin', server(call)]
  if (resource.type === 'server') return [['server.admin', resource]]
  const scope: ResourceRef = { type: 'scope', scope_id: resource.scope_id }
  if (resource.type === 'scope') return [['scope.admin', scope], deployment]
  const delegate: Check[] =
    resource.identity.family === 'handoff' ? [['scope.delegate', scope]] : []
  return [['artifact.share', resource], ['scope.admin', scope], ...delegate, deployment]
}

/** The event of a grant or a revocation, after the decisions that allowed it (contract §6). */
function recordChange(call: Call, binding: StoredBinding, expectedVersion?: number) {
  const [[action]] = managing(call, binding.resource) as [Check]
  appendEvent(call, requirePrincipal(call), {
    action,
    resource: binding.resource,
    allowed: true,
    reason: binding.state === 'active' ? 'binding-created' : 'binding-revoked',
    policyRevision: binding.policyRevision,
    bindingId: binding.bindingId,
    target: binding.subject,
    role: binding.role,
    expectedVersion,
    resultVersion: binding.version,
  })
}

const requireKey = (key: string) => {
  if (key !== strip(key)) throw invalidAccessRequest()
}

/** A binding as the answer to the change that made it has it: its end as it was written, not yet in UTC (contract §3). */
const madeAnswer = (binding: StoredBinding, expires: ReadInstant | null) => ({
  ...bindingAnswer(binding),
  expires_at: expires?.written ?? null,
})

/** The bindings that the same key made before; @throws 409 when it made something else. */
function repeated(
  call: Call,
  actor: PrincipalRef,
  key: string,
  operationId: string,
  payload: string,
) {
  const earlier = findRepetition(call.state.database, actor, key)
  if (earlier === null) return null
  if (earlier.operation !== operationId || earlier.payload !== payload) {
    throw accessConflict('idempotency-key')
  }
  return earlier.ids.map((id) => (id === null ? null : findBinding(call.state.database, id)))
}

function requireShareable(call: Call, resource: ResourceRef) {
  if (resource.type !== 'artifact') return
  const { family, artifact_id: artifactId } = resource.identity
  requireScope(call, resource.scope_id)
  const key = { scopeId: resource.scope_id, family, artifactId }
  if (headRevision(call.state.database, key) === null) throw artifactNotFound()
}

function requireVacant(call: Call, resource: ResourceRef, role: Role, now: Micros) {
  if (roleRule(role).single && isHeld(call.state.database, resource, role, now)) {
    throw accessConflict('binding_cardinality_conflict')
  }
}

const subjectOf = ({ type, id }: { type: string; id: string }): PrincipalRef => {
  if (id !== strip(id)) throw invalidAccessRequest()
  return { type: type as PrincipalRef['type'], id, description: null }
}

const createBinding = operation<typeof CreateBinding>({
  id: 'create_access_binding',
  method: 'POST',
  path: '/v1/access/bindings/create',
  access: true,
  body: CreateBinding,
  handle(call, _input, body) {
    const { database, random } = call.state
    const actor = requirePrincipal(call)
    const resource = requestedResource(body.resource)
    const subject = subjectOf(body.subject)
    requireKey(body.idempotency_key)
    requireGrantable(body.role, resource, body.subject.type, call.state.deploymentId)
    const expires = body.expires_at ?? null
    requireAhead(call, expires)
    const expiresAt = expires?.micros ?? null
    requireAny(call, managing(call, resource))
    requireKept(expires)
    requireShareable(call, resource)
    const payload = payloadOf([
      subject.type,
      subject.id,
      resourceKey(resource),
      body.role,
      body.reason ?? '',
      expiresAt,
    ])
    const [earlier] = repeated(call, actor, body.idempotency_key, 'create', payload) ?? []
    if (earlier) {
      recordChange(call, earlier)
      return { status: 201, body: bindingAnswer(earlier) }
    }
    const now = call.state.now()
    requireVacant(call, resource, body.role, now)
    const binding: StoredBinding = {
      bindingId: uuid(random),
      subject,
      resource,
      role: body.role,
      grantedBy: actor,
      reason: body.reason ?? null,
      createdAt: now,
      expiresAt,
      state: 'active',
      version: 1,
      policyRevision: raisePolicyRevision(database),
      idempotencyKey: body.idempotency_key,
      revokedAt: null,
      revokedBy: null,
    }
    insertBinding(database, binding)
    rememberKey(database, actor, body.idempotency_key, {
      operation: 'create',
      payload,
      ids: [binding.bindingId, null],
    })
    recordChange(call, binding)
    return { status: 201, body: madeAnswer(binding, expires) }
  },
})

/** The binding to change, once the caller may manage it; a stranger gets 403 for an unknown one too. */
function requireBinding(call: Call, bindingId: string): StoredBinding {
  const binding = findBinding(call.state.database, bindingId)
  if (binding !== null) return binding
  const [decision] = check(call, [['server.admin', server(call)]])
  throw decision?.allowed ? bindingNotFound() : forbidden()
}

const requireVersion = (binding: StoredBinding, expected: number) => {
  if (binding.version !== expected || binding.state !== 'active') {
    throw accessConflict('binding-version')
  }
}

const revoke = operation<typeof RevokeBindingRequest>({
  id: 'revoke_access_binding',
  method: 'POST',
  path: '/v1/access/bindings/revoke',
  access: true,
  body: RevokeBindingRequest,
  handle(call, _input, body) {
    const { database } = call.state
    const actor = requirePrincipal(call)
    requireKey(body.idempotency_key)
    const binding = requireBinding(call, body.binding_id)
    requireAny(call, managing(call, binding.resource))
    const payload = payloadOf([body.binding_id, body.expected_version])
    const [earlier] = repeated(call, actor, body.idempotency_key, 'revoke', payload) ?? []
    if (earlier) {
      recordChange(call, earlier, body.expected_version)
      return { body: bindingAnswer(earlier) }
    }
    requireVersion(binding, body.expected_version)
    const policyRevision = raisePolicyRevision(database)
    const revoked = revokeBinding(database, binding, {
      at: call.state.now(),
      by: actor,
      policyRevision,
    })
    rememberKey(database, actor, body.idempotency_key, {
      operation: 'revoke',
      payload,
      ids: [binding.bindingId, null],
    })
    recordChange(call, revoked, body.expected_version)
    return { body: bindingAnswer(revoked) }
  },
})

const replace = operation<typeof ReplaceBinding>({
  id: 'replace_access_binding',
  method: 'POST',
  path: '/v1/access/bindings/replace',
  access: true,
  body: ReplaceBinding,
  handle(call, _input, body) {
    const { database, random } = call.state
    const actor = requirePrincipal(call)
    requireKey(body.idempotency_key)
    const subject = subjectOf(body.replacement.subject)
    const binding = requireBinding(call, body.binding_id)
    requireGrantable(binding.role, binding.resource, subject.type, call.state.deploymentId)
    const expires = body.replacement.expires_at ?? null
    requireAhead(call, expires)
    const expiresAt = expires?.micros ?? null
    requireAny(call, managing(call, binding.resource))
    requireKept(expires)
    const reason = body.replacement.reason ?? null
    const payload = payloadOf([
      body.binding_id,
      body.expected_version,
      subject.type,
      subject.id,
      reason ?? '',
      expiresAt,
    ])
    const changed = repeated(call, actor, body.idempotency_key, 'replace', payload)
    let [previous, current] = changed ?? []
    const isRepeated = Boolean(previous && current)
    if (!previous || !current) {
      requireVersion(binding, body.expected_version)
      const policyRevision = raisePolicyRevision(database)
      const now = call.state.now()
      previous = revokeBinding(database, binding, { at: now, by: actor, policyRevision })
      current = {
        ...binding,
        bindingId: newReplacedBindingId(random),
        subject,
        grantedBy: actor,
        reason,
        createdAt: now,
        expiresAt,
        version: 1,
        policyRevision,
        idempotencyKey: body.idempotency_key,
      }
      insertBinding(database, current)
      rememberKey(database, actor, body.idempotency_key, {
        operation: 'replace',
        payload,
        ids: [previous.bindingId, current.bindingId],
      })
    }
    recordChange(call, previous, body.expected_version)
    recordChange(call, current)
    const made = isRepeated ? bindingAnswer(current) : madeAnswer(current, expires)
    return { body: { previous: bindingAnswer(previous), current: made } }
  },
})

const list = operation<typeof ListBindingsRequest>({
  id: 'list_access_bindings',
  method: 'POST',
  path: '/v1/access/bindings/list',
  access: true,
  body: ListBindingsRequest,
  handle(call, _input, body) {
    const principal = requirePrincipal(call)
    const subject = body.subject ? subjectOf(body.subject) : null
    const resource = requestedResource(body.management_resource)
    const checks: Check[] =
      resource.type === 'scope'
        ? [['scope.delegate', resource], ...managing(call, resource)]
        : managing(call, resource)
    const decisions = requireAny(call, checks)
    // A delegator sees only what it may hand on.
    const delegateOnly =
      resource.type === 'scope' &&
      decisions.every((decision, index) => decision.allowed === (index === 0))
    const roles = delegateOnly ? DELEGATED_ROLES : null
    const cursor = {
      operation: 'access.bindings.list',
      policyRevision: decisions[0]?.policyRevision ?? '0',
      query: {
        resource,
        subject: subject && [subject.type, subject.id],
        role: body.role ?? null,
        state: body.state ?? null,
        roles,
      },
    }
    const rows = listBindings(call.state.database, {
      resource,
      subject,
      role: body.role ?? null,
      state: body.state ?? null,
      roles,
      after: decodeAccessCursor(call, principal, cursor, body.cursor),
      limit: body.limit + 1,
    })
    const items = rows.slice(0, body.limit)
    const last = rows.length > items.length ? items.at(-1) : undefined
    return {
      body: {
        items: items.map(bindingAnswer),
        next_cursor: last ? encodeAccessCursor(call, principal, cursor, last.bindingId) : null,
      },
    }
  },
})

export const bindingOperations = [list, createBinding, revoke, replace]
