import type { Resource } from '../../api/contract/access'
import { IdText } from '../../components/IdText'
import { partsOf } from '../../components/resource-words'
import { useNameText } from '../../names/use-name-text'
import { useTexts } from '../../ui/language'
import { placeText } from './place-text'
import { tableTexts } from './table-texts'

/** A resource by name; a Scope that nobody has told the name of by its whole id, which wraps in a narrow column. */
export function PlaceName({ resource }: { resource: Resource }) {
  const t = useTexts(tableTexts)
  const parts = partsOf(resource)
  const name = useNameText((names) =>
    parts.kind === 'scope' && names.scope(parts.scopeId) === undefined
      ? undefined
      : placeText(resource, t, names),
  )
  return parts.kind === 'scope' && name === undefined ? <IdText id={parts.scopeId} whole /> : name
}
