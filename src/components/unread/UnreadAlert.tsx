import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { spelledOut } from '../../lib/text/hidden-text'
import { useChangeSearch } from '../../routing/use-change-search'
import { useTexts } from '../../ui/language'
import { unreadTexts } from './unread-texts'

/** How many parts of an address are named at most, and with how many characters: an address may hold thousands. */
const NAMED = 5
const NAMED_LENGTH = 64

/** Parts of an address as a warning quotes them. */
export const quotedParts = (parts: readonly string[]) =>
  parts
    .slice(0, NAMED)
    .map((part) => `“${spelledOut(part.slice(0, NAMED_LENGTH))}”`)
    .concat(parts.length > NAMED ? '…' : [])

type Props = {
  /** What the screen does not go by, and what it shows in place of that. */
  notes: readonly string[]
  /** The parameters that the button takes out of the address, each as the address has it: `to=abc`. */
  parts: readonly string[]
}

/** Warns of parts of the address that the screen goes on without (screens §1), and offers to take them out of it. */
export function UnreadAlert({ notes, parts }: Props) {
  const t = useTexts(unreadTexts)
  const changeSearch = useChangeSearch()
  const takeOut = () => {
    changeSearch(
      (now) =>
        new URLSearchParams(
          [...now].filter(([name, value]) => !parts.includes(`${name}=${value}`)),
        ),
      { replace: true, preventScrollReset: true },
    )
    // The button goes away with the warning, so the focus moves to the title.
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return (
    <Alert severity="warning" role="status" sx={{ mb: 1.5, '& .MuiAlert-message': { flex: 1 } }}>
      {/* On a phone the button stands below the words: beside them it would leave a column of single words. */}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
      >
        <Box sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>{notes.join(' ')}</Box>
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          onClick={takeOut}
          sx={{ displayPrint: 'none' }}
        >
          {t.takeOut}
        </Button>
      </Box>
    </Alert>
  )
}
