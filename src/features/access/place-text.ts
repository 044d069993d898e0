import type { Resource } from '../../api/contract/access'
import { partsOf } from '../../components/resource-words'
import type { Names } from '../../names/use-names'
import type { tableTexts } from './table-texts'

/** A resource by name, as far as this person was told it: "Checkout", "refund policy in Support". */
export function placeText(resource: Resource, t: typeof tableTexts.en, names: Names): string {
  const parts = partsOf(resource)
  switch (parts.kind) {
    case 'server':
      return t.theServer
    case 'scope':
      return names.scope(parts.scopeId) ?? parts.scopeId
    case 'artifact': {
      const scope = names.scope(parts.scopeId) ?? parts.scopeId
      return t.inScope(names.artifact(parts) ?? parts.artifactId, scope)
    }
    case 'other':
      return t.other(parts.type)
  }
}
