import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { isApiError } from '../../../api/errors'
import { CopyButton } from '../../../components/CopyButton'
import { failureWords, saidOf } from '../../../components/failure-words'
import { sharedTexts } from '../../../components/shared-texts'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import { eventsIn } from '../store/rows'
import type { ExportSnapshot } from './export-snapshot'
import { OutOfOrder, RETRY_AFTER } from './exporter'
import { duration, exportTexts } from './export-texts'
import type { Run } from './use-export'

type Props = {
  run: Pick<Run, 'exporter' | 'request' | 'startedAt'>
  snapshot: ExportSnapshot
  zone: Zone
}

/** How far it is by time, in per cent; null while there is nothing to tell it by. */
function share(
  { request }: Pick<Run, 'request'>,
  { reached, first }: ExportSnapshot,
): number | null {
  const from = request.start ?? first?.occurred_at
  if (reached === null || from === undefined) return null
  const [a, b, now] = [from, request.end, reached].map((instant) => Date.parse(instant))
  if (a === undefined || b === undefined || now === undefined || b <= a) return null
  return Math.min(100, Math.max(0, ((now - a) / (b - a)) * 100))
}

function useElapsed(since: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, now - since)
}

function wordsOf(snapshot: ExportSnapshot, zone: Zone, t: typeof exportTexts.en): string {
  const { phase, hold, reached } = snapshot
  if (phase === 'finishing') return t.finishing
  if (hold === 'pause') return t.paused
  if (phase === 'settling') return t.settling
  return reached === null ? t.starting : t.reached(exactTime(reached, zone))
}

/** An export under way: how far, how long, and what the person may do about it. */
export function ExportProgress({ run, snapshot, zone }: Props) {
  const t = useTexts(exportTexts)
  const shared = useTexts(sharedTexts)
  const elapsed = useElapsed(run.startedAt)
  const { exporter } = run
  const { phase, hold, error, attempt, resumed, blind, written, received, bytes } = snapshot
  const percent = share(run, snapshot)
  const takenUp = resumed.policy + resumed.cursor + resumed.connection
  const unordered = error instanceof OutOfOrder
  const failed = phase === 'waiting' || phase === 'stopped'
  const progress = t.so(written, t.size(bytes), duration(elapsed))
  if (hold === 'cancel') {
    return (
      <>
        <DialogContent>
          <Alert severity="warning" role="alert">
            <Typography sx={{ fontWeight: 600 }}>{t.endEarly}</Typography>
            <Typography variant="body2">{t.endEarlyHelp(written)}</Typography>
          </Alert>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
          <Button variant="text" onClick={() => exporter.stop('discard')}>
            {t.discard}
          </Button>
          <Button variant="outlined" onClick={() => exporter.stop('keep')}>
            {t.keep}
          </Button>
          <Button variant="contained" autoFocus onClick={() => exporter.goOn()}>
            {t.goOn}
          </Button>
        </DialogActions>
      </>
    )
  }
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <LinearProgress
          aria-label={t.progress}
          aria-valuetext={progress}
          {...(percent === null ? {} : { variant: 'determinate' as const, value: percent })}
        />
        <Box>
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {progress}
          </Typography>
          {received > written && <Typography variant="body2">{t.read(received)}</Typography>}
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            <WholeTimes text={wordsOf(snapshot, zone, t)} />
          </Typography>
          {blind.length > 0 && (
            <Typography variant="body2">{t.unreadable(eventsIn(blind))}</Typography>
          )}
          {takenUp > 0 && (
            <Typography variant="body2" color="textSecondary">
              {t.resumed(takenUp)}
            </Typography>
          )}
        </Box>
        {failed && error && (
          <Alert
            severity="warning"
            role="alert"
            action={
              unordered ? undefined : (
                <Button color="inherit" variant="outlined" onClick={() => exporter.retry()}>
                  {t.retry}
                </Button>
              )
            }
          >
            <Typography variant="body2">
              {unordered
                ? t.outOfOrder
                : phase === 'waiting'
                  ? t.waiting(attempt, RETRY_AFTER.length)
                  : t.stopped}
            </Typography>
            {!unordered && (
              <Typography variant="body2">
                {saidOf(error, shared) ?? failureWords(error, shared).title}
              </Typography>
            )}
            {isApiError(error) && (
              <Typography variant="caption">
                {shared.code} <code>{error.code}</code>
                {error.requestId && (
                  <>
                    {' · '}
                    {shared.requestId} <code>{error.requestId}</code>{' '}
                    <CopyButton value={error.requestId} what={shared.requestId} />
                  </>
                )}
              </Typography>
            )}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button
          variant="text"
          aria-disabled={phase === 'finishing' || undefined}
          onClick={() => phase !== 'finishing' && exporter.hold('cancel')}
        >
          {t.cancel}
        </Button>
        <Button
          variant="outlined"
          // The button that was pressed is gone: without the focus inside, Escape would not be heard.
          autoFocus
          onClick={() => (hold === 'pause' ? exporter.goOn() : exporter.hold('pause'))}
        >
          {hold === 'pause' ? t.goOn : t.pause}
        </Button>
      </DialogActions>
    </>
  )
}
