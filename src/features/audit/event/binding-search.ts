import type { ResourceRequest } from '../../../api/contract/access-requests'
import { isAskable, isAskablePlace } from '../../../api/contract/askable'
import type { AuditEvent } from '../../../api/contract/audit'
import type { BindingSearch } from '../../../api/queries/bindings'
import { familyOf } from '../../../families/family-of'
import { partsOf } from '../../../components/resource-words'

/**
 * Where the binding behind a decision can stand, the likeliest first: on the Scope, on the Artifact itself. The server's
 * list covers both and its own, and leaves no denial, so that it stands alone where the reader may see it (contract §3.4). Null where the event names no binding or no subject.
 * @param deploymentId the deployment whose bindings the reader may see, or null
 */
export function bindingSearch(
  event: AuditEvent,
  deploymentId: string | null,
): BindingSearch | null {
  const subject = event.matched_subject ?? event.target
  if (!event.binding_id || !subject || !isAskable('principal', subject.id)) return null
  const of = { bindingId: event.binding_id, subject: { type: subject.type, id: subject.id } }
  if (deploymentId !== null)
    return { ...of, resources: [{ type: 'server', deployment_id: deploymentId }] }
  const parts = partsOf(event.resource)
  const resources: ResourceRequest[] = []
  if ((parts.kind === 'scope' || parts.kind === 'artifact') && isAskablePlace(parts.scopeId)) {
    resources.push({ type: 'scope', scope_id: parts.scopeId })
  }
  if (
    parts.kind === 'artifact' &&
    familyOf(parts.family).ownBindings &&
    isAskablePlace(parts.scopeId, parts.family, parts.artifactId)
  ) {
    const { scopeId, family, artifactId } = parts
    resources.push({
      type: 'artifact',
      scope_id: scopeId,
      identity: { family, artifact_id: artifactId },
    })
  }
  return resources.length === 0 ? null : { ...of, resources }
}
