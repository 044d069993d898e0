import type { Principal, Resource } from '../../../api/contract/access'
import { partsOf } from '../../../components/resource-words'
import { own } from '../../../lib/json/own'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { changeTexts } from './texts'

/** People, resources and actions in words, as far as this person was told their names. */
export function useWords() {
  const t = useTexts(changeTexts)
  const names = useNames()
  const scope = (scopeId: string) => names.scope(scopeId) ?? scopeId
  return {
    who: (principal: Principal) => names.principal(principal) ?? principal.id,
    place: (resource: Resource) => {
      const parts = partsOf(resource)
      if (parts.kind === 'server') return t.theServer
      if (parts.kind === 'scope') return t.scopeNamed(scope(parts.scopeId))
      if (parts.kind === 'other') return parts.type
      return t.artifactIn(names.artifact(parts) ?? parts.artifactId, scope(parts.scopeId))
    },
    /** Actions in one line, each word once. */
    actions: (actions: readonly string[]) =>
      t.list([...new Set(actions.map((action) => own(t.actions, action) ?? action))]),
  }
}
