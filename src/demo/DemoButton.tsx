import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Icon } from '../ui/icons'
import { useTexts } from '../ui/language'
import type { Connection } from './connection'
import { useTellShownAddress } from './shown-address'
import { demoTexts } from './texts'
import { tourScene } from './tour/progress'

const Tour = lazy(async () => ({ default: (await import('./tour/Tour')).Tour }))
const DemoPanel = lazy(async () => ({ default: (await import('./DemoPanel')).DemoPanel }))

const DemoIcon = () => (
  <Icon>
    <path d="M6 2h4M7 2v4L3 13a.7.7 0 0 0 .6 1h8.8a.7.7 0 0 0 .6-1L9 6V2M4.8 10h6.4" />
  </Icon>
)

/** Says that this is a demonstration, and opens what can be done about it. */
export function DemoButton({ connection }: { connection: Connection }) {
  const t = useTexts(demoTexts)
  useTellShownAddress()
  const { state } = useSyncExternalStore(connection.data.subscribe, connection.data.get)
  const scene = useSyncExternalStore(tourScene.subscribe, tourScene.get)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const words = { preparing: t.preparing, failed: t.notStarted, ready: t.demonstration }
  return (
    <>
      <Button
        variant="outlined"
        color={state === 'failed' ? 'error' : 'primary'}
        aria-label={words[state]}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: 'none', gap: 1, minWidth: 32, px: { xs: 1, sm: 1.5 } }}
      >
        <DemoIcon />
        {/* The bar of a phone has room for its icon alone. */}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'nowrap' }}>
          {words[state]}
        </Box>
      </Button>
      <Suspense fallback={null}>
        {scene !== null && (
          <Tour connection={connection} scene={scene} onEnd={() => tourScene.set(null)} />
        )}
        {anchor && (
          <DemoPanel connection={connection} anchor={anchor} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </>
  )
}
