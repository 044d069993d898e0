import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Holdings } from '../../api/read-holdings'
import { failureWords, saidOf } from '../../components/failure-words'
import { sharedTexts } from '../../components/shared-texts'
import { useTexts } from '../../ui/language'
import { scopeTexts } from './scope-texts'

type Props = {
  /** null: nobody has asked for them. */
  holdings: Holdings | null
  /** Why the server has not counted. */
  error: Error | null
  isReading: boolean
  /** null where it would help nothing. */
  onCount: (() => void) | null
  /** How many lists are missing. */
  unread: number
  onRead: () => void
  /** Each read costs an audit event. */
  recorded: boolean
}

/** What was counted, and the buttons that count and read what is missing. */
export function ContentsFoot(props: Props) {
  const { holdings, error, isReading, onCount, unread, onRead, recorded } = props
  const t = useTexts(scopeTexts)
  const shared = useTexts(sharedTexts)
  const button = (text: string, onPress: () => void) => (
    <Button
      variant="outlined"
      sx={{ whiteSpace: 'normal', textAlign: 'start' }}
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.focus()
        onPress()
      }}
    >
      {text}
    </Button>
  )
  // A button disappears when it is pressed. Focus moves to its place.
  return (
    <Box tabIndex={-1} sx={foot}>
      {isReading ? (
        t.counting
      ) : (
        <>
          {holdings ? t.countedAll(holdings) : unread === 0 && t.counted}
          {error && (
            <Box component="span" sx={{ color: 'warning.main' }}>
              {t.uncounted(saidOf(error, shared) ?? failureWords(error, shared).title)}
            </Box>
          )}
          {onCount && button(t.countAll(recorded), onCount)}
          {unread > 0 && button(t.readLists(unread, recorded), onRead)}
        </>
      )}
    </Box>
  )
}

const foot = {
  borderTop: '1px solid',
  borderColor: 'line.main',
  px: 2,
  py: 1,
  minHeight: 49,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  color: 'text.secondary',
  fontSize: '0.8125rem',
} as const
