import { HeadNames } from '../../components/artifact-names/HeadNames'
import { headsByTime } from '../../components/heads/heads-by-time'
import { HeadRow } from '../../components/heads/HeadRow'
import { CardText, Rows } from '../../components/heads/Rows'
import { usePrincipalNames } from '../../names/use-principal-names'
import { useTexts } from '../../ui/language'
import { lastCommitsTexts } from './last-commits-texts'
import type { ScopeList } from './scope-lists'

/** Heads that are shown. The lists and histories have the rest. */
const SHOWN = 8

/** The heads that were committed last in these lists, and what they leave out. */
export function LastCommitsList({ lists }: { lists: readonly ScopeList[] }) {
  const t = useTexts(lastCommitsTexts)
  const nameOf = usePrincipalNames()
  const read = lists.filter(({ items }) => items !== null)
  const { rows, unrecorded } = headsByTime(read.flatMap(({ items }) => items ?? []))
  const shown = rows.slice(0, SHOWN)
  const partly = read.filter(({ hasMore }) => hasMore).map(({ family }) => family)
  return (
    <>
      <Rows>
        {shown.map(({ item, at }) => (
          <HeadRow key={JSON.stringify([item.family, item.artifact_id])} item={item} at={at}>
            {` · ${item.family}`}
            {item.created_by && ` · ${t.by(nameOf(item.created_by) ?? item.created_by.id)}`}
          </HeadRow>
        ))}
      </Rows>
      <HeadNames items={shown.map(({ item }) => item)} />
      <CardText>
        {rows.length + unrecorded === 0 && `${t.nothing} `}
        {rows.length === 0 && unrecorded > 0 && `${t.noTimes} `}
        {t.ofRead(read.length, unrecorded)}
        {partly.length > 0 && ` ${t.partly(partly)}`}
      </CardText>
    </>
  )
}
