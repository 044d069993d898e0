import { useFamilies } from '../../components/use-families'
import { announce } from '../../ui/announcer'
import { useTexts } from '../../ui/language'
import { ContentsFoot } from './ContentsFoot'
import { ContentsPanel } from './ContentsPanel'
import { LastCommits } from './LastCommits'
import { isUnread } from './scope-lists'
import { scopeTexts } from './scope-texts'
import { useHoldings } from './use-holdings'
import { useScopeLists } from './use-scope-lists'

type Props = {
  scopeId: string
  /** Each read costs an audit event. */
  recorded: boolean
}

/** Shows what the Scope holds and its last commits. It shows only what this visit has read, because each read is an audit event. */
export function ScopeContents({ scopeId, recorded }: Props) {
  const t = useTexts(scopeTexts)
  const { lists, reading, read } = useScopeLists(scopeId, useFamilies())
  const { holdings, error, isReading, read: count } = useHoldings(scopeId)
  const isWhole = lists.every((list) => !isUnread(list) && !list.hasMore)
  return (
    <>
      <ContentsPanel
        scopeId={scopeId}
        lists={lists}
        reading={reading}
        holdings={holdings}
        foot={
          <ContentsFoot
            holdings={holdings}
            error={error}
            isReading={isReading || reading.length > 0}
            onCount={
              count && !isWhole
                ? () =>
                    void count().then(
                      (counted) => announce(t.countedAll(counted)),
                      // The foot says why.
                      () => undefined,
                    )
                : null
            }
            unread={lists.filter(isUnread).length}
            onRead={() =>
              void read().then((failed) => announce(failed[0] ? t.unlisted(...failed) : t.counted))
            }
            recorded={recorded}
          />
        }
      />
      {/* Lists that are still being read are left out, because each that comes would move the rows. */}
      <LastCommits lists={lists.filter(({ family }) => !reading.includes(family))} />
    </>
  )
}
