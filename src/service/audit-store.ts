import type { Action } from '../api/contract/access'
import type { AuditEvent } from '../api/contract/audit'
import {
  integer,
  integerOrNull,
  text,
  textOrNull,
  type Database,
  type SqlRow,
  type SqlValue,
} from './database'
import { uuid } from './ids'
import { formatInstant, type Micros } from '../lib/date/micros'
import type { ResourceRef } from './resources'
import type { Role } from './roles'
import { AUDIT_FILTERS, AUDIT_FILTER_NAMES, auditIndex, type AuditFilterName } from './schema'
import type { Call, PrincipalRef } from './state'

export type Subject = { type: string; id: string; description?: string | null }

export type EventFields = {
  action: Action
  resource: ResourceRef
  allowed: boolean
  reason: string
  policyRevision: string
  matched?: Subject
  bindingId?: string
  target?: Subject
  role?: Role
  expectedVersion?: number
  resultVersion?: number
}

const INSERT = `INSERT INTO audit_events (
  event_id, occurred_at, request_id, operation, principal_type, principal_id, principal_description,
  action, resource_type, scope_id, family, artifact_id, entry_id, allowed, reason_code, policy_revision,
  matched_type, matched_id, matched_description, binding_id, target_type, target_id,
  target_description, role, expected_version, result_version)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

const subjectColumns = (subject: Subject | undefined): SqlValue[] =>
  subject === undefined
    ? [null, null, null]
    : [subject.type, subject.id, subject.description ?? null]

/** Appends one event to the audit of a request (contract §6). */
export function appendEvent(call: Call, principal: PrincipalRef, event: EventFields) {
  const { state } = call
  const { resource } = event
  state.database.run(INSERT, [
    uuid(state.random),
    state.now(),
    call.requestId,
    call.operation,
    ...subjectColumns(principal),
    event.action,
    resource.type,
    resource.type === 'server' ? null : resource.scope_id,
    resource.type === 'artifact' ? resource.identity.family : null,
    resource.type === 'artifact' ? resource.identity.artifact_id : null,
    resource.type === 'artifact' ? (resource.selector?.entry_id ?? null) : null,
    event.allowed ? 1 : 0,
    event.reason,
    event.policyRevision,
    ...subjectColumns(event.matched),
    event.bindingId ?? null,
    ...subjectColumns(event.target),
    event.role ?? null,
    event.expectedVersion ?? null,
    event.resultVersion ?? null,
  ])
}

export type EventFilter = {
  /** Null for the whole deployment. */
  scopeId: string | null
  action: Action | null
  subject: { type: string; id: string } | null
  allowed: boolean | null
  start: Micros | null
  end: Micros | null
  after: number | null
  limit: number
}

export type ListedEvent = AuditEvent & { resource: ResourceRef }

/** Events that match, oldest first, as answers carry them. `end` is excluded. */
export function listEvents(call: Call, filter: EventFilter): ListedEvent[] {
  const { database, deploymentId } = call.state
  const range = cursorRange(database, filter)
  if (range === null) return []
  const { scopeId, action, subject, allowed, limit } = filter
  const values: Record<AuditFilterName, SqlValue[] | null> = {
    scope: scopeId === null ? null : [scopeId],
    action: action === null ? null : [action],
    principal: subject && [subject.id, subject.type],
  }
  const set = AUDIT_FILTER_NAMES.filter((name) => values[name] !== null)
  const columns = set.flatMap((name) => AUDIT_FILTERS[name])
  const parameters = [...set.flatMap((name) => values[name] ?? []), ...range, limit]
  const where = [...columns.map((column) => `${column} = ?`), 'cursor > ?', 'cursor < ?'].join(
    ' AND ',
  )
  const end = 'ORDER BY cursor LIMIT ?'
  let rows: SqlRow[]
  if (set.length === 0 && allowed === null) {
    rows = database.all(`SELECT * FROM audit_events WHERE ${where} ${end}`, parameters)
  } else {
    // SQLite would rather guess which column is rare; every set of filters has an index that needs no guess.
    const from = `audit_events INDEXED BY ${auditIndex(set)}`
    const page = (result: number) =>
      `SELECT * FROM (SELECT cursor FROM ${from} WHERE allowed = ${result} AND ${where} ${end})`
    const pages = allowed === null ? [page(0), page(1)] : [page(allowed ? 1 : 0)]
    rows = database.all(
      `SELECT * FROM audit_events WHERE cursor IN (${pages.join(' UNION ALL ')}) ${end}`,
      [...pages.flatMap(() => parameters), limit],
    )
  }
  return rows.map((row) => eventOf(row, deploymentId))
}

/** The cursors just outside of what the filter leaves, or null when it leaves nothing. */
function cursorRange(database: Database, filter: EventFilter): [number, number] | null {
  // Instants rise with the cursor (state.now), so a range of time is a range of cursors: no sorting, at any length.
  const first = (at: Micros) => {
    const row = database.get(
      'SELECT cursor FROM audit_events WHERE occurred_at >= ? ORDER BY occurred_at LIMIT 1',
      [at],
    )
    return row === undefined ? null : integer(row, 'cursor')
  }
  let above = filter.after ?? 0
  if (filter.start !== null) {
    const from = first(filter.start)
    if (from === null) return null
    above = Math.max(above, from - 1)
  }
  const below = filter.end === null ? null : first(filter.end)
  return [above, below ?? Number.MAX_SAFE_INTEGER]
}

function subjectOf(row: SqlRow, prefix: string) {
  const type = textOrNull(row, `${prefix}_type`)
  if (type === null) return null
  return {
    type,
    id: text(row, `${prefix}_id`),
    description: textOrNull(row, `${prefix}_description`),
  }
}

function resourceOf(row: SqlRow, deploymentId: string): ResourceRef {
  const type = text(row, 'resource_type')
  if (type === 'server') return { type, deployment_id: deploymentId }
  const scopeId = text(row, 'scope_id')
  if (type === 'scope') return { type, scope_id: scopeId }
  const entryId = textOrNull(row, 'entry_id')
  return {
    type: 'artifact',
    scope_id: scopeId,
    identity: { family: text(row, 'family'), artifact_id: text(row, 'artifact_id') },
    selector: entryId === null ? null : { type: 'memory_entry', entry_id: entryId },
  }
}

const eventOf = (row: SqlRow, deploymentId: string): ListedEvent => ({
  cursor: integer(row, 'cursor'),
  event_id: text(row, 'event_id'),
  occurred_at: formatInstant(integer(row, 'occurred_at')),
  request_id: textOrNull(row, 'request_id'),
  transport: 'http',
  operation: text(row, 'operation'),
  principal: {
    type: text(row, 'principal_type'),
    id: text(row, 'principal_id'),
    description: textOrNull(row, 'principal_description'),
  },
  actor: null,
  action: text(row, 'action'),
  resource: resourceOf(row, deploymentId),
  allowed: integer(row, 'allowed') === 1,
  reason_code: text(row, 'reason_code'),
  policy_revision: text(row, 'policy_revision'),
  matched_subject: subjectOf(row, 'matched'),
  binding_id: textOrNull(row, 'binding_id'),
  target: subjectOf(row, 'target'),
  role: textOrNull(row, 'role'),
  expected_version: integerOrNull(row, 'expected_version'),
  result_version: integerOrNull(row, 'result_version'),
})
