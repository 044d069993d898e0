import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, useEffect, useRef, useState } from 'react'
import { Opened } from '../../components/Opened'
import { useTexts } from '../../ui/language'
import { isReadToItsEnd, type EventFeed, type FeedSnapshot } from './reading/event-feed'
import { loadAll, LOADED_MAX } from './load-all'
import { loadTexts } from './load-texts'

const LoadAllDialog = lazy(async () => ({
  default: (await import('./LoadAllDialog')).LoadAllDialog,
}))

type Props = { feed: EventFeed; snapshot: FeedSnapshot }

/** "Load all…": says what it costs before, how far it is meanwhile, and can be stopped at any time. */
export function LoadAll({ feed, snapshot }: Props) {
  const t = useTexts(loadTexts)
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
  if (isReadToItsEnd(snapshot) || phase === 'idle' || rows.events >= LOADED_MAX) return null
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {t.loadAll}
      </Button>
      {asking && (
        <Opened onClose={() => setAsking(false)}>
          <LoadAllDialog
            loaded={rows.events}
            calls={calls}
            onStart={() => void start()}
            onClose={() => setAsking(false)}
          />
        </Opened>
      )}
    </>
  )
}
