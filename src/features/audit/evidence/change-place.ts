import type { AuditEvent } from '../../../api/contract/audit'
import { partsOf } from '../../../components/resource-words'
import {
  CREATE,
  familiesOfScopeDecision,
  PROMPT,
  REPLACE,
} from '../../../families/decided-on-scope'

/** The Artifact that an event may have changed. Null ids: one of the Prompts of the Scope, and no event tells which (contract §6.2). */
export type ChangePlace =
  | { scopeId: string; family: string; artifactId: string }
  | { scopeId: string; family: string; artifactId: null }

/** Where an allowed change of an Artifact took place; null for other events, and where the event names no Artifact. */
export function changePlace(event: AuditEvent): ChangePlace | null {
  const { allowed, operation, action, reason_code: reason, resource } = event
  if (!allowed || (operation !== CREATE && operation !== REPLACE)) return null
  const parts = partsOf(resource)
  if (parts.kind === 'artifact') {
    const { scopeId, family, artifactId } = parts
    const changes = action === 'artifact.write' || reason === 'artifact-owner-established'
    return changes ? { scopeId, family, artifactId } : null
  }
  if (parts.kind !== 'scope') return null
  // Only Prompts are looked for: a Scope may hold too many Artifacts of the other family that its admins write.
  return familiesOfScopeDecision(operation, action).includes(PROMPT)
    ? { scopeId: parts.scopeId, family: PROMPT, artifactId: null }
    : null
}
