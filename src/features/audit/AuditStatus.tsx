import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { isApiError } from '../../api/errors'
import { CopyButton } from '../../components/CopyButton'
import { failureWords, saidOf } from '../../components/failure-words'
import { sharedTexts } from '../../components/shared-texts'
import { WaitText } from '../../components/WaitText'
import { exactTime, type Zone } from '../../lib/date/stamp'
import { useTexts } from '../../ui/language'
import { isReadToItsEnd, type EventFeed, type FeedSnapshot, type Stop } from './reading/event-feed'
import { BlindNote } from './blind/BlindNote'
import { LoadAll } from './LoadAll'
import { loadTexts } from './load-texts'
import { auditTexts } from './texts'
import { ZoneSwitch } from './ZoneSwitch'

type Props = {
  feed: EventFeed
  snapshot: FeedSnapshot
  zone: Zone
  onZone: (zone: Zone) => void
  onRetry: () => void
  onLoadMore: () => void
  onLookForNew: () => void
  onWhyBlind: () => void
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

/** "N events" and exactly one of more to load, all loaded, loading and stopped; below, what happened on the way. */
export function AuditStatus(props: Props) {
  const { feed, snapshot, zone, onZone, onRetry, onLoadMore, onLookForNew, onWhyBlind } = props
  const t = useTexts(auditTexts)
  const words = useTexts(loadTexts)
  const shared = useTexts(sharedTexts)
  const { rows, phase, stop, resumed, irregular, until, endReached, pending } = snapshot
  const notes = [
    resumed.policy > 0 && t.policyNote,
    resumed.cursor > 0 && t.cursorNote,
    irregular && t.irregularNote,
    until !== null && t.untilNote(exactTime(until, zone)),
    pending > 0 && words.pending(pending),
    phase === 'more' && endReached && words.gaps,
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
            {t.events(rows.events)}
          </Typography>
          {phase !== 'stopped' && (
            <Typography component="span" color="textSecondary">
              {t.phases[phase]}
            </Typography>
          )}
        </Box>
        {phase === 'more' && !endReached && (
          <Button variant="text" onClick={onLoadMore}>
            {words.loadMore}
          </Button>
        )}
        <LoadAll feed={feed} snapshot={snapshot} />
        {(isReadToItsEnd(snapshot) || phase === 'more') && snapshot.endMs === null && (
          <Button variant="text" onClick={onLookForNew}>
            {words.lookForNew}
          </Button>
        )}
        <ZoneSwitch zone={zone} onZone={onZone} />
      </Box>
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary">
          {note}
        </Typography>
      ))}
      {snapshot.blind.length > 0 && <BlindNote blind={snapshot.blind} onWhy={onWhyBlind} />}
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
    </Box>
  )
}
