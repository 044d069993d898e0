import type { Principal, Resource } from '../../../api/contract/access'
import { principalText } from '../../../components/resource-words'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { resourceWords } from '../event/event-sentence'
import { sentenceTexts } from '../event/sentence-texts'
import { idsOf } from '../table/cell-fields'

/** What a row is called, and the ids that the name stands for. Some names are words of the service. */
export type RowName = { name: string; ids?: string; isCode?: boolean }

/** A name that is said in one text. */
export const wholeName = ({ name, ids }: RowName) => (ids ? `${name} (${ids})` : name)

/** How the tables of the summary name what they count. */
export function useRowNames() {
  const words = useTexts(sentenceTexts)
  const names = useNames()
  return {
    principal: (principal: Principal): RowName => {
      const [id, name] = [principalText(principal), names.principal(principal)]
      return name === undefined ? { name: id } : { name, ids: id }
    },
    resource: (resource: Resource): RowName => ({
      name: resourceWords(resource, words, names).trim(),
      ids: idsOf(resource, names).join(' · '),
    }),
    code: (name: string): RowName => ({ name, isCode: true }),
  }
}
