import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef, type ReactNode } from 'react'
import { useTexts } from '../../../ui/language'
import { useChosenBars, type ChosenBarsOf, type Insets } from '../strip/use-chosen-bars'
import { picturesTexts } from './pictures-texts'

type Props = ChosenBarsOf & {
  /** The axes take this much of the chart, in px; the bars stand in the rest. */
  insets: Insets
  /** The chart itself. */
  children: ReactNode
}

/**
 * Chooses a time range in the timeline as the strip does. The chart is not drawn again while somebody chooses, and its tip
 * goes on to work.
 */
export function TimelineChoice({ insets, children, ...of }: Props) {
  const t = useTexts(picturesTexts)
  const bars = useRef<HTMLDivElement>(null)
  const { stretch, slider, pointed } = useChosenBars(of, insets)
  return (
    <>
      <Box
        {...pointed}
        onMouseDown={(mouse) => {
          // The slider takes the focus, so that Escape reaches it, and the browser selects no text of the axes.
          mouse.preventDefault()
          bars.current?.focus({ preventScroll: true, focusVisible: false })
        }}
        sx={{ position: 'relative', cursor: 'crosshair', touchAction: 'pan-y' }}
      >
        {children}
        <Box {...slider} ref={bars} sx={{ position: 'absolute', pointerEvents: 'none', ...insets }}>
          {stretch && <Box sx={CHOSEN} style={stretch.style} />}
        </Box>
      </Box>
      <Typography variant="caption" component="p" color="textSecondary">
        {stretch?.said ?? t.clickHint}
      </Typography>
    </>
  )
}

const CHOSEN = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  background: 'color-mix(in srgb, var(--sc-palette-primary-main) 22%, transparent)',
} as const
