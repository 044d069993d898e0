import type { Resource } from '../../api/contract/access'
import { IdText } from '../../components/IdText'
import { partsOf } from '../../components/resource-words'
import { useNames } from '../../names/use-names'
import { useTexts } from '../../ui/language'
import { placeText } from './place-text'
import { tableTexts } from './table-texts'

/** A resource by name; a Scope that nobody has told the name of by its whole id, which wraps in a narrow column. */
export function PlaceName({ resource }: { resource: Resource }) {
  const t = useTexts(tableTexts)
  const names = useNames()
  const parts = partsOf(resource)
  return parts.kind === 'scope' && names.scope(parts.scopeId) === undefined ? (
    <IdText id={parts.scopeId} whole />
  ) : (
    placeText(resource, t, names)
  )
}
