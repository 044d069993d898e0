import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Paper from '@mui/material/Paper'
import Portal from '@mui/material/Portal'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../ui/language'
import type { Connection } from '../connection'
import { tourState } from './progress'
import { SCENE_NAMES, SCENES, STOPS, type SceneName } from './scenes'
import { tourTexts } from './tour-texts'
import { useTour } from './use-tour'

type Props = { connection: Connection; scene: SceneName; onEnd: () => void }

/** What there is to see at this stop, beside the screen itself, and the way on. */
export function Tour({ connection, scene, onEnd }: Props) {
  const t = useTexts(tourTexts)
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { step } = useTour(connection)
  const state = useSyncExternalStore(tourState.subscribe, tourState.get)
  const [folded, setFolded] = useState(false)
  const { stop } = SCENES[scene]
  const words = t.scenes[scene]
  const isBusy = state === 'busy'
  // A new screen takes the focus. Where no screen comes, the words are new and take it.
  useEffect(() => {
    if (SCENES[scene].at === null) title.current?.focus()
  }, [scene])
  return (
    <Portal>
      {/* On a phone the end of a page can be scrolled to above the card. */}
      <GlobalStyles
        styles={(theme) => ({
          [theme.breakpoints.down('sm')]: { '#content': { paddingBottom: '50dvh !important' } },
        })}
      />
      <Paper
        component="section"
        elevation={8}
        aria-labelledby={titleId}
        aria-busy={isBusy}
        sx={{
          displayPrint: 'none',
          position: 'fixed',
          right: { xs: 8, sm: 16 },
          left: { xs: 8, sm: 'auto' },
          // Above the bar in which an edit is sent.
          bottom: { xs: 8, sm: 128 },
          width: { sm: 400 },
          maxHeight: '45dvh',
          overflowY: 'auto',
          // Below dialogs and the bar of an edit: what is to be done is done there.
          zIndex: 1,
          p: 2,
          border: '1px solid',
          borderColor: 'primary.main',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', mr: -1, mt: -1 }}>
          <Typography variant="caption" color="textSecondary" sx={{ flex: 1 }}>
            {t.tour(stop, STOPS)}
          </Typography>
          <Button variant="text" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
            {folded ? t.show : t.hide}
          </Button>
        </Box>
        <Typography ref={title} variant="h2" id={titleId} tabIndex={-1} sx={{ outline: 'none' }}>
          {words.title}
        </Typography>
        {!folded && (
          <>
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {words.text}
            </Typography>
            <Typography
              role="status"
              variant="body2"
              color={state === 'failed' ? 'error' : 'textSecondary'}
            >
              {state === 'busy' && t.busy}
              {state === 'failed' && t.failed}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
              <Button
                variant="contained"
                aria-disabled={isBusy || undefined}
                onClick={() => step(scene, 1)}
                sx={{ whiteSpace: 'normal' }}
              >
                {words.next}
              </Button>
              {scene !== SCENE_NAMES[0] && (
                <Button
                  variant="outlined"
                  aria-disabled={isBusy || undefined}
                  onClick={() => step(scene, -1)}
                >
                  {t.back}
                </Button>
              )}
              {scene !== SCENE_NAMES.at(-1) && (
                <Button variant="text" onClick={onEnd} sx={{ ml: 'auto' }}>
                  {t.end}
                </Button>
              )}
            </Box>
          </>
        )}
      </Paper>
    </Portal>
  )
}
