import type { Action, Principal, Resource } from '../../api/contract/access'
import type { AuditEvent } from '../../api/contract/audit'
import { CREATE, REPLACE } from '../../families/decided-on-scope'
import { familyOf } from '../../families/family-of'
import { parseInstant, type Micros } from '../../lib/date/micros'

/** A revision whose author is looked for, since the service does not record it (contract §4.3). */
export type Commit = {
  scopeId: string
  family: string
  artifactId: string
  revision: number
  /** As the server sent it. */
  createdAt: string
  /** When the revision before it was committed; null where that is not known, or where there is none. */
  previousAt: string | null
}

/**
 * What the audit says about the author of a commit.
 * - `owner`: the audit names the owner that this first commit established.
 * - `one`: all changes that fit are of one principal; `changes` requests, of which all but one were refused later on or
 *   committed something else. `eventId` is null where there are several.
 * - `several`: changes of different principals fit, and nothing tells which one it was.
 * - `none`: no change fits.
 */
export type Author =
  | { kind: 'owner'; principal: Principal; eventId: string }
  | { kind: 'one'; principal: Principal; changes: number; eventId: string | null }
  | { kind: 'several'; principals: readonly Principal[] }
  | { kind: 'none' }

/**
 * Seconds before a commit in which its decision is looked for. The embedded service decides 1 µs before it stamps the
 * revision. PowerContext 1.4 decides, waits up to 5 s for its database, and stamps the revision then. A longer stretch
 * makes more commits ambiguous, a shorter one could miss the decision and take somebody else's for it.
 */
export const WINDOW_S = 10
/** Seconds after a first commit in which the service tells of the new owner. */
const OWNER_S = 10
const SECOND: Micros = 1_000_000

/** The time in which the author's decision must lie, [from, to) in µs. It begins no earlier than the revision before, on which the commit is based. */
export function windowOf({ revision, createdAt, previousAt }: Commit): {
  from: Micros
  to: Micros
} {
  const at = microsOf(createdAt)
  const from = at - WINDOW_S * SECOND
  const previous = previousAt === null ? from : microsOf(previousAt)
  return {
    // Where the revision before is dated later, a clock was put back, and its time bounds nothing.
    from: previous <= at ? Math.max(from, previous) : from,
    to: at + (revision === 1 ? OWNER_S * SECOND : 1),
  }
}

export const microsOf = (instant: string): Micros =>
  parseInstant(instant) ?? Date.parse(instant) * 1_000

/** The one action that the audit can be narrowed to; null where decisions of several actions matter. */
export const actionOf = ({ family, revision }: Commit): Action | null =>
  familyOf(family).configures && revision > 1 ? 'scope.admin' : null

/** Actions by which the service commits revisions, by a PUT or otherwise (contract §3.2). */
const WRITING: readonly string[] = [
  ...['scope.admin', 'scope.contribute', 'scope.review', 'scope.delegate', 'artifact.write'],
]
/** Operations with such an action that commit no revision. Those that the console does not know may commit one. */
const COMMITS_NOTHING =
  /^(get|list|check|query|search|preview)_|^(create|revoke|replace)_access_binding$|^update_scope$|_tags$/
const NEW_OWNER = 'artifact-owner-established'
/** Reason codes of changes to the policy: these events decide nothing (contract §6). */
const POLICY: readonly string[] = ['binding-created', 'binding-revoked', NEW_OWNER]

/** Operation and action of the decision that allows this commit by POST or PUT (contract §4.2). */
function decisionOf({ family, revision }: Commit) {
  const { configures, writer } = familyOf(family)
  if (revision === 1)
    return { operation: CREATE, action: configures ? 'scope.admin' : 'scope.contribute' }
  return { operation: REPLACE, action: writer === 'owner' ? 'artifact.write' : writer }
}

function isOfScope(resource: Resource, { scopeId }: Commit) {
  return resource.type === 'scope' && 'scope_id' in resource && resource.scope_id === scopeId
}

function isOfArtifact(resource: Resource, { scopeId, family, artifactId }: Commit) {
  if (resource.type !== 'artifact' || !('identity' in resource)) return false
  const { family: of, artifact_id: id } = resource.identity as Record<string, unknown>
  return resource.scope_id === scopeId && of === family && id === artifactId
}

/** Whether the event is the decision of a POST or a PUT that could have made the commit. */
function fits(event: AuditEvent, commit: Commit): boolean {
  const { operation, action } = decisionOf(commit)
  if (event.operation !== operation || event.action !== action) return false
  return action === 'artifact.write'
    ? isOfArtifact(event.resource, commit)
    : isOfScope(event.resource, commit)
}

/**
 * Whether a decision may have allowed a commit: it is one of a POST or a PUT of that kind, and lies in the time in which the
 * author's decision must lie. The one rule for both directions, from a revision to its author and from an event to what it made.
 */
export function mayHaveMade(event: AuditEvent, commit: Commit): boolean {
  const at = microsOf(event.occurred_at)
  const isInTime = at >= windowOf(commit).from && at <= microsOf(commit.createdAt)
  return isInTime && decides(event) && fits(event, commit)
}

/** Whether the event allows something, rather than recording a change that was made. */
const decides = ({ allowed, reason_code: code }: AuditEvent) => allowed && !POLICY.includes(code)

/** Whether the event names the owner whom a first commit has made. */
export const isOfNewOwner = ({ operation, reason_code: code }: AuditEvent) =>
  operation === CREATE && code === NEW_OWNER

/** Whether the event may be of a commit that came neither by POST nor by PUT, such as an approved suggestion. */
function mayCommit({ operation, action, resource }: AuditEvent, commit: Commit): boolean {
  if (operation === REPLACE || operation === CREATE || COMMITS_NOTHING.test(operation)) return false
  const writing = familyOf(commit.family).configures ? ['scope.admin'] : WRITING
  return writing.includes(action) && (isOfScope(resource, commit) || isOfArtifact(resource, commit))
}

/** Principals by type and id, each once. */
function distinct(events: readonly AuditEvent[]): Principal[] {
  const byId = events.map(
    ({ principal }) => [`${principal.type} ${principal.id}`, principal] as const,
  )
  return [...new Map(byId).values()]
}

/**
 * Finds the author of a commit by time, since the audit names no revision, and for a Prompt not even the Prompt (contract
 * §6.2). Every request that fits counts: a PUT that was refused later (412) is an allowed decision too, and changes of other
 * Prompts look the same.
 * @param events all events of the Scope in `windowOf(commit)`, in any order; events of other Scopes and times are ignored
 */
export function authorOf(commit: Commit, events: readonly AuditEvent[]): Author {
  const { from, to } = windowOf(commit)
  const madeAt = microsOf(commit.createdAt)
  const within = events.flatMap((event) => {
    const at = microsOf(event.occurred_at)
    return event.allowed && at >= from && at < to ? [{ event, at }] : []
  })
  const owner = within.find(
    ({ event }) =>
      commit.revision === 1 && isOfNewOwner(event) && isOfArtifact(event.resource, commit),
  )
  if (owner) {
    const { principal, event_id: eventId } = owner.event
    return { kind: 'owner', principal, eventId }
  }
  const before = within.flatMap(({ event, at }) => (at <= madeAt && decides(event) ? [event] : []))
  const fitting = before.filter((event) => mayHaveMade(event, commit))
  const principals = distinct([...fitting, ...before.filter((event) => mayCommit(event, commit))])
  const [only] = principals
  const [first] = fitting
  if (first === undefined || only === undefined) return { kind: 'none' }
  if (principals.length > 1) return { kind: 'several', principals }
  // One request may be several decisions (contract §6).
  const requests = new Set(fitting.map(({ request_id, event_id }) => request_id ?? event_id))
  const eventId = requests.size === 1 ? first.event_id : null
  return { kind: 'one', principal: only, changes: requests.size, eventId }
}
