import { quotedParts, UnreadAlert } from '../../../components/unread/UnreadAlert'
import { unreadTexts as sharedUnreadTexts } from '../../../components/unread/unread-texts'
import { useTexts } from '../../../ui/language'
import { unreadTexts } from './unread-texts'

type Props = {
  /** Ends of the time range, without their names. */
  times: readonly string[]
  /** Filters, and ways to show the list, as the address has them: `result=maybe`. */
  filters: readonly string[]
  looks: readonly string[]
}

/** Says which parts of the address the list does not go by, because the console cannot read them (screens §7). */
export function UnreadAddress({ times, filters, looks }: Props) {
  const t = useTexts(unreadTexts)
  const shared = useTexts(sharedUnreadTexts)
  const notes = [
    times.length > 0 && t.times(quotedParts(times)),
    filters.length > 0 && t.filters(quotedParts(filters)),
    filters.some((text) => /^(not\.)?hours=/.test(text)) && t.hours,
    looks.length > 0 && `${shared.unusable(quotedParts(looks))} ${shared.without}`,
  ].filter((note) => note !== false)
  const ends = times.flatMap((time) => [`from=${time}`, `to=${time}`])
  return <UnreadAlert notes={notes} parts={[...ends, ...filters, ...looks]} />
}
