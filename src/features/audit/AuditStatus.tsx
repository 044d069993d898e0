import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { isApiError } from '../../api/errors'
import { CopyButton } from '../../components/CopyButton'
import { sharedTexts } from '../../components/shared-texts'
import { exactTime, type Zone } from '../../lib/date/format'
import { useTexts } from '../../ui/language'
import type { FeedSnapshot } from './feed/feed'
import type { Stop } from './feed/model'
import { auditTexts } from './texts'
import { ZoneSwitch } from './ZoneSwitch'

type Props = {
  snapshot: FeedSnapshot
  zone: Zone
  onZone: (zone: Zone) => void
  onRetry: () => void
  onReadAgain: () => void
}

function whyStopped(stop: Stop, t: typeof auditTexts.en): string {
  switch (stop.kind) {
    case 'failure':
      return stop.error.message
    case 'limit':
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

/** "N events" and exactly one of more to load, all loaded, loading and stopped; below, what happened on the way. */
export function AuditStatus({ snapshot, zone, onZone, onRetry, onReadAgain }: Props) {
  const t = useTexts(auditTexts)
  const shared = useTexts(sharedTexts)
  const { events, phase, stop, resumed, irregular, until } = snapshot
  const notes = [
    resumed.policy > 0 && t.policyNote,
    resumed.cursor > 0 && t.cursorNote,
    irregular && t.irregularNote,
    until !== null && t.untilNote(exactTime(until, zone)),
  ].filter((note) => note !== false)
  const failure = stop?.kind === 'failure' && isApiError(stop.error) ? stop.error : null
  return (
    <Box sx={{ mb: 1 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          minHeight: 32,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {t.events(events.length)}
          </Typography>
          {phase !== 'stopped' && (
            <Typography component="span" color="textSecondary">
              {phase === 'complete' ? t.complete : phase === 'more' ? t.more : t.loading}
            </Typography>
          )}
        </Box>
        {phase === 'complete' && (
          <Button variant="text" onClick={onReadAgain}>
            {t.readAgain}
          </Button>
        )}
        <ZoneSwitch zone={zone} onZone={onZone} />
      </Box>
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary">
          {note}
        </Typography>
      ))}
      {stop && (
        <Alert
          severity="warning"
          role="alert"
          action={
            <Button color="inherit" variant="outlined" onClick={onRetry}>
              {t.retry}
            </Button>
          }
        >
          <Typography variant="body2">{t.stopped(whyStopped(stop, t))}</Typography>
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
    </Box>
  )
}
