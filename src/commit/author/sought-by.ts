import type { AuditEvent } from '../../api/contract/audit'
import { CREATE, familiesOfScopeDecision, REPLACE } from '../../families/decided-on-scope'
import { isOfNewOwner } from './author-of'

/** The place in which the console looks for the revision of an event: one Artifact, or some families of a Scope. */
export type Sought = {
  scopeId: string
  families: readonly string[]
  /** Null where the event names the Scope only, as it does for a Prompt (contract §6.2). */
  artifactId: string | null
}

/** Where to look for what an event made; null where it made no revision, or does not tell in which family. */
export function soughtBy(event: AuditEvent): Sought | null {
  const { allowed, operation, action, resource } = event
  if (!allowed || (operation !== CREATE && operation !== REPLACE)) return null
  if (isOfNewOwner(event)) return artifactIn(event)
  if (resource.type === 'artifact') return action === 'artifact.write' ? artifactIn(event) : null
  if (resource.type !== 'scope' || !('scope_id' in resource)) return null
  const families = familiesOfScopeDecision(operation, action)
  const scopeId = String(resource.scope_id)
  return families.length > 0 ? { scopeId, families, artifactId: null } : null
}

function artifactIn({ resource }: AuditEvent): Sought | null {
  if (resource.type !== 'artifact' || !('identity' in resource)) return null
  const { family, artifact_id: artifactId } = resource.identity as Record<string, unknown>
  return { scopeId: String(resource.scope_id), families: [String(family)], artifactId: String(artifactId) } // prettier-ignore
}

/** The event of a request that names the owner of the Artifact which it made, and so the Artifact. */
export const newOwnerIn = (events: readonly AuditEvent[]) => events.find(isOfNewOwner)
