import * as v from 'valibot'
import { ListAuditRequest } from '../api/contract/audit'
import { strip } from '../lib/text/strip'
import { listEvents, type ListedEvent } from './audit-store'
import { requireAny, requirePrincipal, type Check } from './authorization'
import { decodeAccessCursor, encodeAccessCursor } from './cursors'
import { accessUnavailable, invalidAccessRequest, invalidFields } from './errors'
import { readInstant, WrittenInstant } from './instants'
import { operation } from './operation'
import { ID_PATTERN, patternError } from './parameters'
import { scopeRef, type ResourceRef } from './resources'

/** The service takes more ways to write an instant than the console sends. */
const LenientListAuditRequest = v.strictObject({
  ...ListAuditRequest.entries,
  time_range: v.optional(
    v.nullable(v.strictObject({ start: WrittenInstant, end: WrittenInstant })),
  ),
})

/**
 * Refuses a page that holds an event about an Artifact with an impossible id, as the real service does: it records the id
 * of a request before it checks it, and then cannot answer with it (contract §6.1). Clients have to read around such events.
 * @throws ServiceError 422 for the first event that the page cannot hold.
 */
function requireAnswerable(items: readonly ListedEvent[]) {
  for (const { resource } of items) {
    if (resource.type !== 'artifact') continue
    const error = patternError(['artifact_id'], resource.identity.artifact_id, ID_PATTERN)
    if (error) throw invalidFields(422, [error])
  }
}

/** `POST /v1/access/audit/list`: oldest first, [start, end), and itself in the audit (contract §6). */
const listAudit = operation<typeof LenientListAuditRequest>({
  id: 'list_access_audit',
  method: 'POST',
  path: '/v1/access/audit/list',
  access: true,
  body: LenientListAuditRequest,
  handle(call, _input, body) {
    const principal = requirePrincipal(call)
    const range = body.time_range
    const start = range ? readInstant(range.start) : null
    const end = range ? readInstant(range.end) : null
    if (range && !(start && end && start.micros < end.micros)) throw invalidAccessRequest()
    if (body.subject && body.subject.id !== strip(body.subject.id)) throw invalidAccessRequest()
    const server: ResourceRef = { type: 'server', deployment_id: call.state.deploymentId }
    const resource =
      body.resource.type === 'server'
        ? { type: 'server' as const, deployment_id: body.resource.deployment_id }
        : scopeRef(body.resource.scope_id)
    const checks: Check[] =
      resource.type === 'server'
        ? [['server.admin', resource]]
        : [
            ['scope.admin', resource],
            ['server.admin', server],
          ]
    const decisions = requireAny(call, checks)
    const allowed = body.result ? body.result === 'allowed' : null
    const cursor = {
      operation: 'access.audit.list',
      policyRevision: decisions[0]?.policyRevision ?? '0',
      query: {
        resource,
        action: body.action ?? null,
        subject: body.subject ? [body.subject.type, body.subject.id] : null,
        allowed,
        // As it was written: the same range in other words is another query.
        time_range: range ?? null,
      },
    }
    const after = decodeAccessCursor(call, principal, cursor, body.cursor)
    if (start?.isInUtc === false || end?.isInUtc === false) throw accessUnavailable()
    const events = listEvents(call, {
      scopeId: resource.type === 'scope' ? resource.scope_id : null,
      action: body.action ?? null,
      subject: body.subject ?? null,
      allowed,
      start: start?.micros ?? null,
      end: end?.micros ?? null,
      after: after === null ? null : Number(after),
      limit: body.limit + 1,
    })
    const items = events.slice(0, body.limit)
    requireAnswerable(items)
    const last = events.length > items.length ? items.at(-1) : undefined
    return {
      body: {
        items,
        next_cursor: last ? encodeAccessCursor(call, principal, cursor, String(last.cursor)) : null,
      },
    }
  },
})

export const auditOperations = [listAudit]
