import { integer, text } from '../../src/service/database'
import { outcomeFault } from '../outcome-truth'
import type { RouteName } from './routes'
import type { World } from './world'

/** One request with its answer, as far as the rules of the audit need it. */
export type Exchange = {
  route: RouteName | null
  status: number
  /** Of an error body. */
  code: string | null
  /** Segments of the address, decoded; empty where it has none. */
  scopeId: string
  /** Or the key, in the address of a Prompt's configuration. */
  family: string
  artifactId: string
  revision: string
  sent: Record<string, unknown>
  answered: Record<string, unknown>
}

type Resource = { type: string; identity?: { family: string } }

/** How many decisions it takes to learn whether somebody manages the bindings of a resource (contract §3). */
const managing = (resource: Resource): number => {
  if (resource.type === 'server') return 1
  if (resource.type === 'scope') return 2
  return resource.identity?.family === 'handoff' ? 4 : 3
}

/** The decisions of a change of a binding, read before the change. */
export function decisionsOnBinding(world: World, bindingId: unknown): number {
  if (typeof bindingId !== 'string') return 0
  const row = world.database.get('SELECT resource FROM bindings WHERE binding_id = ?', [bindingId])
  // Nobody learns from the answer whether an unknown binding exists: one decision, on the server.
  return row === undefined ? 1 : managing(JSON.parse(text(row, 'resource')) as Resource)
}

/**
 * How many audit events a request must have left, as 1.4.1 leaves them (contract §6); two numbers where the answer
 * does not tell whether it was refused before or after its decisions.
 */
export function expectedEvents(
  world: World,
  { route, status, code, family, sent, answered }: Exchange,
  onBinding: number,
): readonly number[] {
  if (world.mode === 'disabled' || route === null || status === 401 || status === 405) return [0]
  if (status === 413 || (status === 400 && code === null)) return [0]
  const refused =
    code === 'invalid_access_request' || code === 'legacy_memory_operation_unsupported'
  const done = status < 300
  switch (route) {
    case 'live':
    case 'ready':
    case 'me':
    case 'roles':
    case 'resources':
      return [0]
    case 'check':
      return [done ? (sent['requirements'] as unknown[]).length : 0]
    case 'stats': {
      const { mode, scope_ids: ids } = (sent['selection'] ?? {}) as {
        mode?: string
        scope_ids?: unknown[]
      }
      // A Scope that is named twice is refused after its decisions, which come before everything but the body.
      if (code === 'invalid_access_request' || isUnread(answered)) return [0]
      return [mode === 'exact' ? (ids?.length ?? 0) : 1]
    }
    case 'scopes':
    case 'defaultScope':
    case 'capabilities':
    case 'serverInfo':
      return [1]
    case 'scope':
    case 'source':
      return [refused ? 0 : 1]
    case 'tagged':
      return [refused && code === 'invalid_access_request' ? 0 : isUnread(answered) ? 0 : 1]
    case 'search': {
      if (refused || isUnread(answered)) return [0]
      return [done && (family === 'topic-memory' || family === 'atomic-memory') ? 2 : 1]
    }
    case 'createSource':
    case 'createScope':
    case 'updateScope':
    case 'setDefaultScope':
      return [refused || isUnread(answered) ? 0 : 1]
    case 'artifacts':
    case 'revisions':
      return [code === 'invalid_access_request' ? 0 : 1]
    case 'prompt':
      return [refused ? 0 : done && answered['artifact'] !== null ? 2 : 1]
    case 'artifact':
    case 'revision': {
      if (code === 'invalid_access_request') return [0]
      return [(done || status === 304 || status === 404) && family === 'atomic-memory' ? 2 : 1]
    }
    case 'tags':
      return [code === 'invalid_access_request' ? 0 : 1]
    case 'replaceTags': {
      if (code === 'invalid_access_request' || isUnread(answered)) return [0]
      if (family !== 'atomic-memory') return [1]
      // A write is decided three times there, one that ends earlier once or twice.
      return done ? [3] : [1, 2]
    }
    case 'create': {
      if (code === 'invalid_access_request' || isUnread(answered)) return [0]
      if (!done) return [1]
      const created = answered['family']
      return [1 + (created === 'atomic-memory' ? 2 : 0) + (created === 'topic-memory' ? 0 : 1)]
    }
    case 'replace': {
      if (code === 'invalid_access_request' || isUnread(answered)) return [0]
      if (family === 'memory') return [memoryDecisions(sent)]
      return [done && family === 'atomic-memory' ? 9 : 1]
    }
    case 'bindings': {
      if (isUndeclared(answered)) return [0]
      const resource = sent['management_resource'] as Resource | undefined
      if (isUnread(answered) || code === 'legacy_memory_operation_unsupported') return [0]
      const decisions = resource ? managing(resource) + (resource.type === 'scope' ? 1 : 0) : 0
      return cursorRefused(sent, refused, decisions)
    }
    case 'audit': {
      const resource = sent['resource'] as Resource | undefined
      if (isUnread(answered) || isUndeclared(answered)) return [0]
      return cursorRefused(sent, refused, resource?.type === 'server' ? 1 : 2)
    }
    case 'grant': {
      if (refused || isUnread(answered) || isUndeclared(answered)) return [0]
      return [managing(sent['resource'] as Resource) + (done ? 1 : 0)]
    }
    case 'revoke':
      return [
        refused || isUnread(answered) || isUndeclared(answered) ? 0 : onBinding + (done ? 1 : 0),
      ]
    case 'regrant': {
      if (refused || isUnread(answered) || isUndeclared(answered)) return [0]
      return [onBinding + (done ? 2 : 0)]
    }
  }
}

/** A body that is no JSON is refused before anybody is asked about anything. */
function isUnread(answered: Record<string, unknown>): boolean {
  return JSON.stringify(answered).includes('"json_invalid"')
}

/** A body that is not said to be JSON is refused before the routes of Access decide anything. */
function isUndeclared(answered: Record<string, unknown>): boolean {
  return JSON.stringify(answered).includes('"model_attributes_type"')
}

/** A cursor is looked at after the decisions, a filter before them, and both are refused alike. */
const cursorRefused = (sent: Record<string, unknown>, refused: boolean, decisions: number) =>
  !refused ? [decisions] : typeof sent['cursor'] === 'string' ? [0, decisions] : [0]

function memoryDecisions(sent: Record<string, unknown>): number {
  const { entries } = sent['content'] as { entries: { entry_id?: string | null }[] }
  const ids = entries.map((entry) => entry.entry_id ?? null)
  return new Set(ids).size
}

/** Events that a request has left. */
export const countEvents = (world: World, requestId: string): number =>
  integer(
    world.database.get('SELECT count(*) AS n FROM audit_events WHERE request_id = ?', [
      requestId,
    ]) ?? { n: 0 },
    'n',
  )

/** What the console would tell wrongly of a request by its events (contract §6.3), or null. */
export function outcomeFaultOf(world: World, requestId: string, status: number): string | null {
  const events = world.database
    .all('SELECT * FROM audit_events WHERE request_id = ? ORDER BY cursor', [requestId])
    .map((row) => ({
      operation: text(row, 'operation'),
      action: text(row, 'action'),
      allowed: integer(row, 'allowed') === 1,
      reason_code: text(row, 'reason_code'),
      resource: {
        type: text(row, 'resource_type'),
        ids: [row['scope_id'], row['family'], row['artifact_id'], row['entry_id']],
      },
    }))
  return outcomeFault(events, status)
}
