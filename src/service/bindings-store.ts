import type { Binding } from '../api/contract/access'
import { compactJson } from '../lib/json/compact-json'
import {
  integer,
  integerOrNull,
  text,
  textOrNull,
  type Database,
  type SqlRow,
  type SqlValue,
} from './database'
import { formatInstant, type Micros } from '../lib/date/micros'
import { resourceKey, type ResourceRef } from './resources'
import type { Role } from './roles'
import type { PrincipalRef } from './state'

export type StoredBinding = {
  bindingId: string
  subject: PrincipalRef
  resource: ResourceRef
  role: Role
  grantedBy: PrincipalRef
  reason: string | null
  createdAt: Micros
  expiresAt: Micros | null
  state: 'active' | 'revoked'
  version: number
  policyRevision: string
  idempotencyKey: string
  revokedAt: Micros | null
  revokedBy: PrincipalRef | null
}

/** As answers carry it (contract §3). */
export const bindingAnswer = (binding: StoredBinding): Binding => ({
  binding_id: binding.bindingId,
  subject: withDescription(binding.subject),
  resource: binding.resource,
  role: binding.role,
  granted_by: withDescription(binding.grantedBy),
  reason: binding.reason,
  created_at: formatInstant(binding.createdAt),
  expires_at: binding.expiresAt === null ? null : formatInstant(binding.expiresAt),
  state: binding.state,
  version: binding.version,
  policy_revision: binding.policyRevision,
  idempotency_key: binding.idempotencyKey,
  revoked_at: binding.revokedAt === null ? null : formatInstant(binding.revokedAt),
  revoked_by: binding.revokedBy === null ? null : withDescription(binding.revokedBy),
})

const withDescription = ({ type, id, description }: PrincipalRef) => ({
  type,
  id,
  description: description ?? null,
})

export function insertBinding(database: Database, binding: StoredBinding) {
  const { resource } = binding
  database.run(
    `INSERT INTO bindings (binding_id, subject_type, subject_id, subject_description, resource_type, resource_key,
       scope_id, resource, role, granted_by, reason, created_at, expires_at, state, version, policy_revision,
       idempotency_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      binding.bindingId,
      binding.subject.type,
      binding.subject.id,
      binding.subject.description ?? null,
      resource.type,
      resourceKey(resource),
      resource.type === 'server' ? null : resource.scope_id,
      JSON.stringify(resource),
      binding.role,
      JSON.stringify(withDescription(binding.grantedBy)),
      binding.reason,
      binding.createdAt,
      binding.expiresAt,
      binding.state,
      binding.version,
      binding.policyRevision,
      binding.idempotencyKey,
    ],
  )
}

/** Marks a binding as revoked at its next version. */
export function revokeBinding(
  database: Database,
  binding: StoredBinding,
  change: { at: Micros; by: PrincipalRef; policyRevision: string },
): StoredBinding {
  const revoked: StoredBinding = {
    ...binding,
    state: 'revoked',
    version: binding.version + 1,
    policyRevision: change.policyRevision,
    revokedAt: change.at,
    revokedBy: change.by,
  }
  database.run(
    `UPDATE bindings SET state = 'revoked', version = ?, policy_revision = ?, revoked_at = ?, revoked_by = ?
     WHERE binding_id = ?`,
    [
      revoked.version,
      revoked.policyRevision,
      change.at,
      JSON.stringify(withDescription(change.by)),
      binding.bindingId,
    ],
  )
  return revoked
}

export function findBinding(database: Database, bindingId: string): StoredBinding | null {
  const row = database.get('SELECT * FROM bindings WHERE binding_id = ?', [bindingId])
  return row === undefined ? null : bindingOf(row)
}

export type BindingFilter = {
  resource: ResourceRef
  subject: { type: string; id: string } | null
  role: string | null
  state: string | null
  roles: readonly Role[] | null
  after: string | null
  limit: number
}

/** Bindings under a resource by id; under the server are all, under a Scope those on its Artifacts too. */
export function listBindings(database: Database, filter: BindingFilter): StoredBinding[] {
  const where = ['binding_id > ?']
  const parameters: SqlValue[] = [filter.after ?? '']
  const add = (condition: string, ...values: SqlValue[]) => {
    where.push(condition)
    parameters.push(...values)
  }
  const { resource } = filter
  if (resource.type === 'scope') add('scope_id = ?', resource.scope_id)
  if (resource.type === 'artifact') add('resource_key = ?', resourceKey(resource))
  if (filter.subject !== null) {
    add('subject_type = ? AND subject_id = ?', filter.subject.type, filter.subject.id)
  }
  if (filter.role !== null) add('role = ?', filter.role)
  if (filter.state !== null) add('state = ?', filter.state)
  if (filter.roles !== null) {
    add(`role IN (${filter.roles.map(() => '?').join(', ')})`, ...filter.roles)
  }
  return database
    .all(`SELECT * FROM bindings WHERE ${where.join(' AND ')} ORDER BY binding_id LIMIT ?`, [
      ...parameters,
      filter.limit,
    ])
    .map(bindingOf)
}

/** Whether a role that only one may hold on a resource is held at `now`. */
export const isHeld = (
  database: Database,
  resource: ResourceRef,
  role: Role,
  now: Micros,
): boolean =>
  database.get(
    `SELECT 1 AS held FROM bindings WHERE resource_key = ? AND role = ? AND state = 'active'
       AND (expires_at IS NULL OR expires_at > ?)`,
    [resourceKey(resource), role, now],
  ) !== undefined

export type Repetition = { operation: string; payload: string; ids: [string, string | null] }

/** What an idempotency key of this caller did before. */
export function findRepetition(
  database: Database,
  actor: PrincipalRef,
  key: string,
): Repetition | null {
  const row = database.get('SELECT * FROM idempotency WHERE actor_id = ? AND idempotency_key = ?', [
    actor.id,
    key,
  ])
  return row === undefined
    ? null
    : {
        operation: text(row, 'operation'),
        payload: text(row, 'payload'),
        ids: [text(row, 'binding_id'), textOrNull(row, 'second_binding_id')],
      }
}

export function rememberKey(
  database: Database,
  actor: PrincipalRef,
  key: string,
  { operation, payload, ids }: Repetition,
) {
  database.run(
    `INSERT INTO idempotency (actor_id, idempotency_key, operation, payload, binding_id, second_binding_id)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [actor.id, key, operation, payload, ...ids],
  )
}

/** The parameters that a repeated key must repeat. */
export const payloadOf = (value: unknown): string => compactJson(value)

const bindingOf = (row: SqlRow): StoredBinding => {
  const revokedBy = textOrNull(row, 'revoked_by')
  return {
    bindingId: text(row, 'binding_id'),
    subject: {
      type: text(row, 'subject_type') as PrincipalRef['type'],
      id: text(row, 'subject_id'),
      description: textOrNull(row, 'subject_description'),
    },
    resource: JSON.parse(text(row, 'resource')) as ResourceRef,
    role: text(row, 'role') as Role,
    grantedBy: JSON.parse(text(row, 'granted_by')) as PrincipalRef,
    reason: textOrNull(row, 'reason'),
    createdAt: integer(row, 'created_at'),
    expiresAt: integerOrNull(row, 'expires_at'),
    state: text(row, 'state') === 'active' ? 'active' : 'revoked',
    version: integer(row, 'version'),
    policyRevision: text(row, 'policy_revision'),
    idempotencyKey: text(row, 'idempotency_key'),
    revokedAt: integerOrNull(row, 'revoked_at'),
    revokedBy: revokedBy === null ? null : (JSON.parse(revokedBy) as PrincipalRef),
  }
}
