import { csvTable } from '../../../lib/csv/csv-table'

/** The one field that is the console's own: how the request of the event ended (contract §6.3). */
export const OUTCOME = 'request_outcome'

/** The fields of an event that have a column of their own, in the order of the file (contract §6). */
const PATHS = [
  'cursor',
  'event_id',
  'occurred_at',
  'request_id',
  'transport',
  'operation',
  'principal.type',
  'principal.id',
  'principal.description',
  'actor.type',
  'actor.id',
  'actor.description',
  'action',
  'resource.type',
  'resource.deployment_id',
  'resource.scope_id',
  'resource.identity.family',
  'resource.identity.artifact_id',
  'resource.selector',
  'allowed',
  'reason_code',
  'policy_revision',
  'matched_subject.type',
  'matched_subject.id',
  'matched_subject.description',
  'binding_id',
  'target.type',
  'target.id',
  'target.description',
  'role',
  'expected_version',
  'result_version',
]

export const EVENT_TABLE = csvTable(PATHS, [OUTCOME])
