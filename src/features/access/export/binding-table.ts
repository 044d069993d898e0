import { csvTable } from '../../../lib/csv/csv-table'

/** The fields of a binding that have a column of their own, in the order of the file (contract §3.4). */
export const BINDING_TABLE = csvTable([
  // Worked out by the console: of an expired binding the server's `state` still says "active".
  'standing',
  'binding_id',
  'subject.type',
  'subject.id',
  'subject.description',
  'role',
  'resource.type',
  'resource.deployment_id',
  'resource.scope_id',
  'resource.identity.family',
  'resource.identity.artifact_id',
  'resource.selector',
  'granted_by.type',
  'granted_by.id',
  'granted_by.description',
  'reason',
  'created_at',
  'expires_at',
  'revoked_at',
  'revoked_by.type',
  'revoked_by.id',
  'revoked_by.description',
  'state',
  'version',
  'policy_revision',
  'idempotency_key',
])
