import { quotedParts, UnreadAlert } from '../../components/unread/UnreadAlert'
import { unreadTexts } from '../../components/unread/unread-texts'
import { useTexts } from '../../ui/language'

/**
 * Says which parts of the address Access goes on without. Where an instant was dropped without a word, what is in force now
 * would be read as what was in force then.
 * @param parts as `unreadAccess` gives them
 */
export function UnreadAccess({ parts }: { parts: readonly string[] }) {
  const t = useTexts(unreadTexts)
  const isNow = parts.some((part) => part.startsWith('as_of='))
  const notes = [t.unusable(quotedParts(parts)), isNow ? t.asOf : t.without]
  return <UnreadAlert notes={notes} parts={parts} />
}
