import {
  integer,
  integerOrNull,
  text,
  textOrNull,
  type Database,
  type SqlRow,
} from '../../service/database'
import type { PrincipalRef } from '../../service/state'

// Written a second time (contract §3, §4), and not taken from the service: a check that shares the rules with
// what it checks would find nothing.
const ON_SCOPE: Record<string, readonly string[]> = {
  'scope.viewer': ['scope.read'],
  'scope.contributor': ['scope.read', 'scope.contribute'],
  'scope.reviewer': ['scope.read', 'scope.review'],
  'scope.delegator': ['scope.read', 'scope.delegate'],
  'scope.admin': ['scope.admin'],
}
const READS_ARTIFACTS = ['scope.viewer', 'scope.contributor', 'scope.reviewer', 'scope.delegator']
const ON_ARTIFACT: Record<string, readonly string[]> = {
  'artifact.viewer': ['artifact.read'],
  'handoff.receiver': ['artifact.read', 'handoff.acknowledge'],
  'artifact.owner': ['artifact.read', 'artifact.write', 'artifact.share'],
}

type Place = { type: string; scope: string | null; artifact: string | null }
type Held = { subject: string; role: string; place: Place; until: number }

const placeOf = (row: SqlRow): Place => ({
  type: text(row, 'resource_type'),
  scope: textOrNull(row, 'scope_id'),
  artifact: row.family === null ? null : `${text(row, 'family')}/${text(row, 'artifact_id')}`,
})
const same = (a: Place, b: Place) =>
  a.type === b.type && a.scope === b.scope && a.artifact === b.artifact

function allows({ role, place }: Held, action: string, asked: Place): boolean {
  if (role === 'server.observer') return action === 'server.observe'
  if (role === 'server.admin') {
    return ['server.admin', 'scope.admin', 'artifact.share'].includes(action)
  }
  if (place.type === 'artifact') {
    return same(place, asked) && (ON_ARTIFACT[role] ?? []).includes(action)
  }
  if (place.scope !== asked.scope) return false
  if (asked.type === 'scope') return (ON_SCOPE[role] ?? []).includes(action)
  if (action === 'artifact.read') return READS_ARTIFACTS.includes(role)
  return action === 'artifact.share' && role === 'scope.admin'
}

/**
 * Reads the audit from its first event on, keeps the roles that its own grants and revocations leave in force, and
 * says where an event does not follow from them: a decision for or against the roles of its instant, a policy revision
 * that was not current, a change without a decision that allowed it.
 * @returns one line for each contradiction; none in a consistent audit.
 */
export function contradictions(
  database: Database,
  administrators: readonly PrincipalRef[],
): string[] {
  const found: string[] = []
  const held = new Map<string, Held>()
  const server: Place = { type: 'server', scope: null, artifact: null }
  for (const { type, id } of administrators) {
    for (const role of ['server.admin', 'server.observer']) {
      held.set(`${id} ${role}`, { subject: `${type}:${id}`, role, place: server, until: Infinity })
    }
  }
  const ends = new Map(
    database
      .all('SELECT binding_id, expires_at FROM bindings')
      .map((row) => [text(row, 'binding_id'), integerOrNull(row, 'expires_at') ?? Infinity]),
  )
  let revision = held.size
  let lastAllowed: string | null = null
  for (const row of database.all('SELECT * FROM audit_events ORDER BY cursor')) {
    const complain = (what: string) => found.push(`event ${integer(row, 'cursor')}: ${what}`)
    const place = placeOf(row)
    const reason = text(row, 'reason_code')
    const request = text(row, 'request_id')
    const binding = textOrNull(row, 'binding_id')
    const change = ['binding-created', 'binding-revoked', 'artifact-owner-established']
    if (change.includes(reason)) {
      revision += 1
      if (lastAllowed !== request) complain(`${reason} without a decision that allows it`)
      const subject = `${text(row, 'target_type')}:${text(row, 'target_id')}`
      if (reason === 'binding-revoked') {
        if (!held.delete(binding ?? '')) complain('revokes what nobody holds')
      } else {
        const key = binding ?? `owner of ${place.scope} ${place.artifact}`
        const until = binding === null ? Infinity : (ends.get(binding) ?? Infinity)
        held.set(key, { subject, role: text(row, 'role'), place, until })
      }
    } else {
      const who = `${text(row, 'principal_type')}:${text(row, 'principal_id')}`
      const action = text(row, 'action')
      const matching = [...held].filter(
        ([, one]) =>
          one.subject === who &&
          one.until > integer(row, 'occurred_at') &&
          allows(one, action, place),
      )
      const allowed = integer(row, 'allowed') === 1
      if (allowed !== matching.length > 0) {
        complain(
          `${who} ${action} is ${allowed ? 'allowed' : 'denied'} with ${matching.length} roles`,
        )
      }
      // The first administrators' bindings were made before the first event, which therefore names none of them.
      const first = matching.some(([key]) => !ends.has(key) && !key.startsWith('owner'))
      if (reason === 'role-binding' && !first && !matching.some(([key]) => key === binding)) {
        complain('names a binding that does not allow it')
      }
      if (allowed) lastAllowed = request
    }
    if (text(row, 'policy_revision') !== String(revision)) {
      complain(`policy revision ${text(row, 'policy_revision')}, not ${revision}`)
    }
  }
  return found
}
