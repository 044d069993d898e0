import type { RoleDescription } from '../../../api/contract/access'
import type { ResourceRequest } from '../../../api/contract/access-requests'
import { accessRuleOf } from '../../../families/access-rules'

/** Whether people grant a role on a resource. Of an Artifact, the family decides too (contract §3.2). A memory shares its entries, each by itself. */
export function isGrantedOn(
  { resource_type, artifact_families: families, system_managed }: RoleDescription,
  on: ResourceRequest,
): boolean {
  if (resource_type !== on.type || system_managed === true) return false
  if (on.type !== 'artifact') return true
  const { family } = on.identity
  return accessRuleOf(family).ownBindings && (families?.includes(family) ?? true)
}
