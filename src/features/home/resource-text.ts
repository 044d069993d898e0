import type { Principal, Resource } from '../../api/contract/access'
import { partsOf } from '../../components/resource-words'
import type { Names } from '../../names/use-names'
import type { homeTexts } from './texts'

/** A principal by its name where this person was told it. */
export const whoOf = (principal: Principal, names: Names) =>
  names.principal(principal) ?? principal.id

/** A resource by its name where this person was told it. */
export function resourceText(resource: Resource, t: typeof homeTexts.en, names: Names): string {
  const parts = partsOf(resource)
  switch (parts.kind) {
    case 'server':
      return t.theServer
    case 'scope':
      return names.scope(parts.scopeId) ?? parts.scopeId
    case 'artifact':
      return t.inPlace(
        names.artifact(parts) ?? parts.artifactId,
        names.scope(parts.scopeId) ?? parts.scopeId,
      )
    case 'other':
      return t.otherResource(parts.type)
  }
}
