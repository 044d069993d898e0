import Alert from '@mui/material/Alert'
import { spelledOut } from '../../../lib/text/hidden-text'
import { useTexts } from '../../../ui/language'
import { unreadTexts } from './unread-texts'

/** How many parts of an address are named at most, and with how many characters: an address may hold thousands. */
const NAMED = 5
const NAMED_LENGTH = 64

const quoted = (texts: readonly string[]) =>
  texts
    .slice(0, NAMED)
    .map((text) => `“${spelledOut(text.slice(0, NAMED_LENGTH))}”`)
    .concat(texts.length > NAMED ? '…' : [])

/** Says which parts of the address no list is narrowed by, because the console cannot read them (screens §7). */
export function UnreadAddress({ times, filters }: { times: string[]; filters: string[] }) {
  const t = useTexts(unreadTexts)
  const notes = [
    times.length > 0 && t.times(quoted(times)),
    filters.length > 0 && t.filters(quoted(filters)),
    filters.some((text) => /^(not\.)?hours=/.test(text)) && t.hours,
  ].filter((note) => note !== false)
  return (
    <Alert severity="warning" role="status" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {notes.join(' ')}
    </Alert>
  )
}
