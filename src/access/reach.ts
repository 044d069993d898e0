import type { Resource } from '../api/contract/access'
import type { Reach } from './types'

type Fields = {
  deployment_id?: unknown
  scope_id?: unknown
  identity?: { family?: unknown; artifact_id?: unknown }
  selector?: { type?: unknown; entry_id?: unknown } | null
}

/** The place of a resource as a list of its ids, from the server down; null for a kind that the console does not know. */
function placeOf(resource: Resource): readonly unknown[] | null {
  const { deployment_id, scope_id, identity, selector } = resource as Fields
  if (resource.type === 'server') return ['server', deployment_id]
  if (resource.type === 'scope') return ['scope', scope_id]
  if (resource.type !== 'artifact') return null
  return ['artifact', scope_id, identity?.family, identity?.artifact_id, selector?.entry_id]
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, index) => part === other[index])

/** How a binding on one resource reaches another: server over Scope over Artifact. Scopes do not reach their children. */
export function reachOf(from: Resource, to: Resource): Reach | null {
  const above = placeOf(from)
  const place = placeOf(to)
  if (above === null || place === null) return null
  if (isSame(above, place)) return 'direct'
  if (from.type === 'server') return to.type === 'server' ? null : 'inherited'
  return from.type === 'scope' && to.type === 'artifact' && above[1] === place[1]
    ? 'inherited'
    : null
}
