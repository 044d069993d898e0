import type { Resource } from '../api/contract/access'
import type { Reach } from './types'

type Fields = {
  deployment_id?: unknown
  scope_id?: unknown
  identity?: { family?: unknown; artifact_id?: unknown }
  selector?: { type?: unknown; entry_id?: unknown } | null
}

/** Whether two resources of one kind are the same one; never for a kind that the console does not know. */
function isSame(type: string, one: Fields, other: Fields): boolean {
  if (type === 'server') return one.deployment_id === other.deployment_id
  if (type === 'scope') return one.scope_id === other.scope_id
  return (
    type === 'artifact' &&
    one.scope_id === other.scope_id &&
    one.identity?.family === other.identity?.family &&
    one.identity?.artifact_id === other.identity?.artifact_id &&
    one.selector?.entry_id === other.selector?.entry_id
  )
}

/**
 * How a binding on one resource reaches another: server over Scope over Artifact. Scopes do not reach their children. A screen
 * asks this of ten thousand bindings for each action, so that it makes no object.
 */
export function reachOf(from: Resource, to: Resource): Reach | null {
  const above = from as Fields
  const place = to as Fields
  if (from.type === to.type) return isSame(from.type, above, place) ? 'direct' : null
  if (from.type === 'server') {
    return to.type === 'scope' || to.type === 'artifact' ? 'inherited' : null
  }
  return from.type === 'scope' && to.type === 'artifact' && above.scope_id === place.scope_id
    ? 'inherited'
    : null
}
