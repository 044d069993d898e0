import { useFamilies } from '../../components/use-families'
import { announce } from '../../ui/announcer'
import { useTexts } from '../../ui/language'
import { ContentsPanel } from './ContentsPanel'
import { LastCommits } from './LastCommits'
import { scopeTexts } from './scope-texts'
import { useScopeLists } from './use-scope-lists'

type Props = {
  scopeId: string
  /** Each read costs an audit event. */
  recorded: boolean
}

/** What is in the Scope, and what was committed there last, by the lists that this visit has read. */
export function ScopeContents({ scopeId, recorded }: Props) {
  const t = useTexts(scopeTexts)
  const { lists, reading, read } = useScopeLists(scopeId, useFamilies())
  return (
    <>
      <ContentsPanel
        scopeId={scopeId}
        lists={lists}
        reading={reading}
        recorded={recorded}
        onRead={() =>
          void read().then((failed) =>
            announce(failed[0] ? t.unlisted(failed.join(', ')) : t.counted),
          )
        }
      />
      {/* Lists that are still being read are left out, because each that comes would move the rows. */}
      <LastCommits lists={lists.filter(({ family }) => !reading.includes(family))} />
    </>
  )
}
