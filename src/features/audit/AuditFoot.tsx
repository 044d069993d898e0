import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { isApiError } from '../../api/errors'
import { CopyButton } from '../../components/CopyButton'
import { failureWords, saidOf } from '../../components/failure-words'
import { sharedTexts } from '../../components/shared-texts'
import { WaitText } from '../../components/WaitText'
import { exactTime, type Zone } from '../../lib/date/stamp'
import { useTexts } from '../../ui/language'
import { WholeTimes } from '../../ui/WholeTimes'
import { BlindNote } from './blind/BlindNote'
import { loadTexts } from './load-texts'
import type { FeedSnapshot, Stop } from './reading/event-feed'
import { auditTexts } from './texts'

type Props = {
  snapshot: FeedSnapshot
  zone: Zone
  onRetry: () => void
  onWhyBlind: () => void
  /** Explains the rows' word "allowed", or the filter by result. False: nothing on display needs explaining. */
  rowsNote: string | false
  /** How far the filters over what is loaded have looked. */
  lookedThrough: ReactNode
  children: ReactNode
}

function whyStopped(
  stop: Stop,
  t: typeof auditTexts.en,
  words: typeof loadTexts.en,
  shared: typeof sharedTexts.en,
): string {
  switch (stop.kind) {
    case 'failure':
      // Nothing was answered: the title says it all.
      return (
        (isApiError(stop.error) && stop.error.status === 0 ? null : saidOf(stop.error, shared)) ??
        failureWords(stop.error, shared).title
      )
    case 'limit':
      return words.limit(stop.calls)
    case 'no-progress':
      return t.noPlace(stop.calls)
    case 'policy-changing':
      return t.policyChanging(stop.calls)
    case 'cursor-repeated':
      return t.cursorRepeated
    case 'cursor-conflict':
      return t.cursorConflict(stop.cursor)
  }
}

/** Whether the list was read to the end of its display and has rows, above that end, that stand for unread time. */
const hasGaps = ({ endReached, rows, blind }: FeedSnapshot) =>
  endReached && rows.length > rows.events + blind.length

/**
 * What happened while the list was read, and why it stopped. All of it stands below the table, which is always in sight
 * whole: above, each note would move the rows that somebody reads or is about to press.
 */
export function AuditFoot(props: Props) {
  const { snapshot, zone, onRetry, onWhyBlind, rowsNote, lookedThrough, children } = props
  const t = useTexts(auditTexts)
  const words = useTexts(loadTexts)
  const shared = useTexts(sharedTexts)
  const { phase, stop, resumed, irregular, until, newer, pending, blind } = snapshot
  const notes = [
    rowsNote,
    resumed.policy > 0 && t.policyNote,
    resumed.cursor > 0 && t.cursorNote,
    irregular && t.irregularNote,
    until !== null && t.untilNote(exactTime(until, zone)),
    // Of a read that goes on, it would be true for a moment only.
    phase !== 'loading' && pending > 0 && words.pending(pending),
    phase === 'more' && hasGaps(snapshot) && words.gaps,
    phase === 'more' && newer.more && words.newerLeft,
  ].filter((note) => note !== false)
  const failure = stop?.kind === 'failure' && isApiError(stop.error) ? stop.error : null
  return (
    // At the lower end of the screen, however high the list is: its own line keeps its place while rows come.
    <Box sx={{ flex: 'none', pt: 0.5, mt: 'auto' }}>
      {stop && (
        <Alert
          severity="warning"
          role="alert"
          sx={{ mb: 0.5 }}
          action={
            <Button color="inherit" variant="outlined" onClick={onRetry}>
              {t.retry}
            </Button>
          }
        >
          <Typography variant="body2">{t.stopped(whyStopped(stop, t, words, shared))}</Typography>
          {failure && <WaitText error={failure} />}
          {failure && (
            <Typography variant="caption">
              {shared.code} <code>{failure.code}</code>
              {failure.requestId && (
                <>
                  {' · '}
                  {shared.requestId} <code>{failure.requestId}</code>{' '}
                  <CopyButton value={failure.requestId} what={shared.requestId} />
                </>
              )}
            </Typography>
          )}
        </Alert>
      )}
      {blind.length > 0 && <BlindNote blind={blind} onWhy={onWhyBlind} />}
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary">
          <WholeTimes text={note} />
        </Typography>
      ))}
      {lookedThrough}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          minHeight: 24,
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
