import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId, useSyncExternalStore } from 'react'
import { session } from '../api/session'
import { SAMPLE_IDENTITIES } from '../sample/people'
import { useTexts } from '../ui/language'
import type { Connection } from './connection'
import { demoTexts } from './texts'
import { tourTexts } from './tour/tour-texts'
import { useTour } from './tour/use-tour'
import { useActAs } from './use-act-as'

type Props = { connection: Connection; anchor: HTMLElement; onClose: () => void }

/** What the demonstration is and how long its data lasts, who to act as, and "Start afresh". */
export function DemoPanel({ connection, anchor, onClose }: Props) {
  const t = useTexts(demoTexts)
  const tt = useTexts(tourTexts)
  const actAs = useActAs()
  const { begin } = useTour(connection)
  const id = useId()
  const data = useSyncExternalStore(connection.data.subscribe, connection.data.get)
  const token = useSyncExternalStore(session.subscribe, session.token)
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t.demonstration, sx: { p: 2, maxWidth: 400 } },
      }}
    >
      <Typography variant="body2">{t.about}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {data.state === 'preparing' && t.preparing}
        {data.state === 'failed' && t.notStartedHelp}
        {data.state === 'ready' && t.lasts[data.shared ? data.keeping : 'of-tab']}
      </Typography>
      <Button
        variant="contained"
        fullWidth
        disabled={data.state !== 'ready'}
        aria-describedby={`${id}-tour`}
        onClick={() => {
          onClose()
          begin()
        }}
        sx={{ mt: 2 }}
      >
        {tt.take}
      </Button>
      <Typography id={`${id}-tour`} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {tt.takeHelp}
      </Typography>
      {token !== null && (
        <Box role="group" aria-labelledby={`${id}-act`} sx={{ mt: 2, display: 'grid', gap: 0.5 }}>
          <Typography variant="h3" id={`${id}-act`}>
            {t.actAs}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t.actAsHelp}
          </Typography>
          {SAMPLE_IDENTITIES.map((identity) => (
            <Button
              key={identity.token}
              variant="text"
              aria-pressed={identity.token === token}
              onClick={() => {
                onClose()
                if (identity.token !== token) void actAs(identity.token)
              }}
              sx={{
                justifyContent: 'flex-start',
                textAlign: 'left',
                whiteSpace: 'normal',
                gap: 1,
              }}
            >
              <span aria-hidden="true" style={{ width: 12, flex: 'none' }}>
                {identity.token === token ? '✓' : ''}
              </span>
              {identity.label}
            </Button>
          ))}
        </Box>
      )}
      <Button
        variant="outlined"
        fullWidth
        disabled={data.state !== 'ready'}
        aria-describedby={`${id}-afresh`}
        // The panel stays: it says what is going on, until the page is loaded anew.
        onClick={() => connection.beginAfresh()}
        sx={{ mt: 2 }}
      >
        {t.startAfresh}
      </Button>
      <Typography id={`${id}-afresh`} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t.startAfreshHelp}
      </Typography>
    </Popover>
  )
}
