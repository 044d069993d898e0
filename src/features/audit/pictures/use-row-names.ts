import type { Principal, Resource } from '../../../api/contract/access'
import { partsOf, principalText } from '../../../components/resource-words'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { resourceWords } from '../event/event-sentence'
import { sentenceTexts } from '../event/sentence-texts'
import { idsOf } from '../table/cell-fields'

/** What a row is called, and the ids that the name stands for. Some names are words of the service. */
export type RowName = { name: string; ids?: string; isCode?: boolean }

/** A name that is said in one text. */
export const wholeName = ({ name, ids }: RowName) => (ids ? `${name} (${ids})` : name)

export function scopeIdOf(resource: Resource): string | null {
  const parts = partsOf(resource)
  return 'scopeId' in parts ? parts.scopeId : null
}

/** How the tables of the summary name what they count. */
export function useRowNames() {
  const words = useTexts(sentenceTexts)
  const names = useNames()
  return {
    principal: (principal: Principal): RowName => {
      const [id, name] = [principalText(principal), names.principal(principal)]
      return name === undefined ? { name: id } : { name, ids: id }
    },
    /** @param bare leaves out the Scope's id, which another row says */
    resource: (resource: Resource, bare = false): RowName => ({
      name: resourceWords(resource, words, names).trim(),
      ids: idsOf(resource, names)
        .filter((id) => !bare || id !== scopeIdOf(resource))
        .join(' · '),
    }),
    code: (name: string): RowName => ({ name, isCode: true }),
  }
}
