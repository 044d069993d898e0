import type { Resource } from '../api/contract/access'

/** The Scope that a resource is, or is in; null of the server and of what the console does not know. */
export function scopeOf(resource: Resource): string | null {
  const isThere = resource.type === 'scope' || resource.type === 'artifact'
  const { scope_id: scopeId } = resource as { scope_id?: unknown }
  return isThere && typeof scopeId === 'string' ? scopeId : null
}
