import type { Resource } from '../api/contract/access'
import type { AuditEvent } from '../api/contract/audit'

/** A resource taken apart, whatever its kind; kinds that the console does not know keep their name (contract §6). */
export type ResourceParts =
  | { kind: 'server'; deploymentId: string }
  | { kind: 'scope'; scopeId: string }
  | { kind: 'artifact'; scopeId: string; family: string; artifactId: string }
  | { kind: 'other'; type: string }

const text = (value: unknown) => (typeof value === 'string' ? value : null)

export function partsOf(resource: Resource): ResourceParts {
  const fields = resource as Record<string, unknown>
  const scopeId = text(fields.scope_id)
  if (resource.type === 'server') {
    return { kind: 'server', deploymentId: text(fields.deployment_id) ?? '' }
  }
  if (resource.type === 'scope' && scopeId !== null) return { kind: 'scope', scopeId }
  if (resource.type === 'artifact' && scopeId !== null) {
    const identity = (fields.identity ?? {}) as Record<string, unknown>
    const family = text(identity.family)
    const artifactId = text(identity.artifact_id)
    if (family !== null && artifactId !== null) {
      return { kind: 'artifact', scopeId, family, artifactId }
    }
  }
  return { kind: 'other', type: resource.type }
}

/**
 * Whether an Artifact has the word for its kind as its name: the only Artifact of a family in a Scope may have the family
 * as its id. Then a text says the word once.
 */
export const isNamedAsKind = (name: string, kind: string) =>
  name.toLowerCase() === kind.toLowerCase()

export const principalText = (principal: { type: string; id: string }) =>
  `${principal.type} ${principal.id}`

/** "role → type id" of a change to bindings, or null (contract §6: a grant names its role and target). */
export function roleAndTarget({ role, target }: AuditEvent): string | null {
  if (!role && !target) return null
  return [role, target && principalText(target)].filter(Boolean).join(' → ')
}
