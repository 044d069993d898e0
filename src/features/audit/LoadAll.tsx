import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState } from 'react'
import { AUDIT_LIMIT_MAX } from '../../api/contract/audit'
import { useTexts } from '../../ui/language'
import type { EventFeed, FeedSnapshot } from './reading/event-feed'
import { loadAll, LOADED_MAX } from './load-all'
import { loadTexts } from './load-texts'

type Props = { feed: EventFeed; snapshot: FeedSnapshot }

/** "Load all…": says what it costs before, how far it is meanwhile, and can be stopped at any time. */
export function LoadAll({ feed, snapshot }: Props) {
  const t = useTexts(loadTexts)
  const titleId = useId()
  const [asking, setAsking] = useState(false)
  const [running, setRunning] = useState(false)
  const run = useRef<AbortController | null>(null)
  useEffect(() => () => run.current?.abort(), [feed])
  const { rows, calls, phase } = snapshot
  const start = async () => {
    setAsking(false)
    setRunning(true)
    const own = new AbortController()
    run.current = own
    await loadAll(feed, own.signal)
    setRunning(false)
  }
  if (running) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="span" variant="body2" color="textSecondary">
          {t.progress(calls)}
        </Typography>
        <Button
          variant="outlined"
          onClick={() => {
            run.current?.abort()
            setRunning(false)
          }}
        >
          {t.stop}
        </Button>
      </Box>
    )
  }
  if (phase === 'complete' || phase === 'idle' || rows.events >= LOADED_MAX) return null
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {t.loadAll}
      </Button>
      {asking && (
        <Dialog open onClose={() => setAsking(false)} aria-labelledby={titleId} maxWidth="sm">
          <DialogTitle id={titleId}>{t.title}</DialogTitle>
          <DialogContent>
            <Typography>{t.cost(AUDIT_LIMIT_MAX)}</Typography>
            <Typography sx={{ mt: 1 }} color="textSecondary">
              {t.unknown(rows.events, calls)}
            </Typography>
            <Typography sx={{ mt: 1 }} color="textSecondary">
              {t.bound(LOADED_MAX)}
            </Typography>
          </DialogContent>
          <DialogActions>
            <Button variant="text" onClick={() => setAsking(false)}>
              {t.cancel}
            </Button>
            <Button variant="contained" onClick={() => void start()}>
              {t.start}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
