import type { AuditEvent } from '../../api/contract/audit'

/**
 * How a request ended, as far as its decisions prove it (contract §6.3):
 *
 * - `succeeded`: the service recorded what the request changed, or answered a question of authority.
 * - `refused`: the service denied authority that the request could not do without.
 * - `partly`: some authorities were given and some denied, and nobody here knows which of them the operation needs.
 * - `unknown`: nothing of the above is proven. A request that was allowed may have failed afterwards, which leaves no event.
 */
export type Outcome = 'succeeded' | 'refused' | 'partly' | 'unknown'

export type RequestOutcome = {
  outcome: Outcome
  /** Whether the authority that it needed was given; null where its decisions do not tell. */
  authority: 'given' | 'denied' | null
}

export type Decision = Pick<
  AuditEvent,
  'operation' | 'action' | 'resource' | 'allowed' | 'reason_code'
>

/**
 * Which authorities an operation needs. `one`: the only one that it asks for. `each`: every one. `any`: one of several,
 * which are all decided. `none`: it answers what is allowed, so that a denial is no refusal.
 */
export const NEEDS: Readonly<Record<string, 'one' | 'each' | 'any' | 'none'>> = {
  get_scope: 'one',
  list_scopes: 'one',
  create_scope: 'one',
  update_scope: 'one',
  get_capabilities: 'one',
  get_server_info: 'one',
  list_artifacts: 'one',
  list_artifact_revisions: 'one',
  get_artifact: 'each',
  get_artifact_revision: 'each',
  create_artifact: 'each',
  replace_artifact: 'each',
  get_artifact_tags: 'each',
  replace_artifact_tags: 'each',
  get_prompt_configuration: 'each',
  search_artifacts: 'each',
  get_stats: 'each',
  query_artifact_tags: 'one',
  get_source: 'one',
  create_source: 'one',
  list_access_audit: 'any',
  list_access_bindings: 'any',
  create_access_binding: 'any',
  revoke_access_binding: 'any',
  replace_access_binding: 'any',
  check_access: 'none',
}

/** Reason codes of events that record a change which was made. */
const CHANGES: readonly string[] = [
  'binding-created',
  'binding-revoked',
  'artifact-owner-established',
]

/** Where one of several authorities is enough, the last are these; who lacks the first holds the second on no server (contract §3.2). */
const LAST_ASKED: readonly string[] = ['scope.admin', 'server.admin']

const UNKNOWN: RequestOutcome = { outcome: 'unknown', authority: null }
const SUCCEEDED: RequestOutcome = { outcome: 'succeeded', authority: 'given' }
const REFUSED: RequestOutcome = { outcome: 'refused', authority: 'denied' }
const ALLOWED: RequestOutcome = { outcome: 'unknown', authority: 'given' }
const DENIED: RequestOutcome = { outcome: 'unknown', authority: 'denied' }
const PARTLY: RequestOutcome = { outcome: 'partly', authority: null }

/** Counts the authorities that were given and those that were only denied: one that is decided again counts once. */
function authoritiesOf(decisions: readonly Decision[]) {
  const given = new Map<string, boolean>()
  for (const { action, resource, allowed } of decisions) {
    const authority = JSON.stringify([action, resource])
    given.set(authority, allowed || (given.get(authority) ?? false))
  }
  const yes = [...given.values()].filter(Boolean).length
  return { given: yes, denied: given.size - yes }
}

/**
 * Works out the outcome of one request.
 * @param decisions those of the request that are known, in any order; one at least
 * @param whole whether these are all that it left in this audit
 */
export function requestOutcome(decisions: readonly Decision[], whole: boolean): RequestOutcome {
  const operations = new Set(decisions.map(({ operation }) => operation))
  const [operation = ''] = operations
  // What the service does within a request under another operation's name may be a question that refuses nothing.
  const needs = operations.size === 1 && Object.hasOwn(NEEDS, operation) ? NEEDS[operation] : null
  if (needs === 'none') return SUCCEEDED
  if (needs && decisions.some(({ reason_code: code }) => CHANGES.includes(code))) return SUCCEEDED
  const { given, denied } = authoritiesOf(decisions)
  if (needs === 'any' && given > 0) return ALLOWED
  if (!whole && needs !== 'one') return UNKNOWN
  if (denied === 0) return ALLOWED
  if (needs === 'any' && !decisions.some(({ action }) => LAST_ASKED.includes(action)))
    return UNKNOWN
  if (needs) return REFUSED
  return given > 0 ? PARTLY : DENIED
}
