import { quotedParts, UnreadAlert } from '../../components/unread/UnreadAlert'
import { unreadTexts } from '../../components/unread/unread-texts'
import { useTexts } from '../../ui/language'
import type { UnreadRevisions } from './unread-revisions'

type Props = { unread: UnreadRevisions; head: number | null }

/** Says which revisions of the address are not compared: without a word, another comparison would be taken for the one that was meant. */
export function UnreadRevisionsAlert({ unread: { malformed, beyond }, head }: Props) {
  const t = useTexts(unreadTexts)
  const notes = [
    ...(malformed.length > 0 ? [t.unusable(quotedParts(malformed)), t.revisionNumbers] : []),
    ...(head === null ? [] : beyond.map(([, revision]) => t.beyondHead(revision, head))),
    head === null ? t.newestCompared : t.otherComparison,
  ]
  const parts = [...malformed, ...beyond.map(([name, revision]) => `${name}=${revision}`)]
  return <UnreadAlert notes={notes} parts={parts} />
}
