import type { Cell } from '../../../lib/csv/csv-line'

/** Fields of an event that have a column of their own, by their path, in the order of the file (contract §6). */
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
] as const

const OWN = new Set<string>(PATHS)
const PARENTS = new Set(
  PATHS.flatMap((path) =>
    path.split('.').flatMap((_, depth, parts) => (depth ? parts.slice(0, depth).join('.') : [])),
  ),
)

/** The one column that is the console's own: how the request of the event ended (contract §6.3). */
export const OUTCOME = 'request_outcome'

/**
 * Names of the columns: the path with underscores, `resource_scope_id`; then, as JSON, what has no column; last what the
 * console has worked out.
 */
export const CSV_COLUMNS = [
  ...PATHS.map((path) => path.replaceAll('.', '_')),
  'other_fields',
  OUTCOME,
]

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (event: Json, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), event)

/** What no column shows: fields of newer servers, so that the file holds them too. */
function others(value: Json, prefix = ''): Json | null {
  const left: Json = {}
  for (const [key, inner] of Object.entries(value)) {
    const path = `${prefix}${key}`
    if (OWN.has(path)) continue
    if (!PARENTS.has(path)) left[key] = inner
    else if (isObject(inner)) {
      const more = others(inner, `${path}.`)
      if (more !== null) left[key] = more
    } else if (inner !== null) left[key] = inner
  }
  return Object.keys(left).length === 0 ? null : left
}

const cellOf = (value: unknown): Cell =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Cell)

/** The cells of an event, without the console's own. Null and what the server left out are both empty: JSON Lines tells them apart. */
export function csvCells(event: Record<string, unknown>): Cell[] {
  return [...PATHS.map((path) => cellOf(at(event, path))), cellOf(others(event))]
}
