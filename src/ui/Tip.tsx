import Box from '@mui/material/Box'
import { lazy, Suspense, useEffect, useId, useState, type ReactNode } from 'react'

const TipBubble = lazy(async () => ({ default: (await import('./TipBubble')).TipBubble }))

/** Milliseconds of resting before a tip opens. */
const DELAY_MS = 400

type Props = {
  /** Null where there is nothing to tell now: the child stays in its place, with its focus. */
  title: string | null
  children: ReactNode
}

/**
 * A tip beside what it explains, on hovering and on focus; Escape closes it. MUI's Tooltip brings its positioning into
 * whatever screen shows one, 11 KB of the first one: here that comes with the first tip that opens.
 * The tip repeats or adds to what its child says by itself; it never is the only place of a name.
 */
export function Tip({ title, children }: Props) {
  const id = useId()
  // A ref that sets state as its element comes would make React draw all tips of a screen a second time, and run the
  // screen's effects, within the task that puts the screen into the page.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wanted, setWanted] = useState<'no' | 'soon' | 'open'>('no')
  useEffect(() => {
    if (wanted !== 'soon') return
    const timer = setTimeout(() => setWanted('open'), DELAY_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  useEffect(() => {
    if (wanted !== 'open') return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setWanted('no')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [wanted])
  const want = (element: HTMLElement) => {
    setAnchor(element)
    setWanted('soon')
  }
  return (
    <Box
      component="span"
      aria-describedby={wanted === 'open' && title !== null ? id : undefined}
      onMouseEnter={(event) => want(event.currentTarget)}
      onMouseLeave={() => setWanted('no')}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) want(event.currentTarget)
      }}
      onBlur={() => setWanted('no')}
      onClick={() => setWanted('no')}
      sx={{ display: 'inline-flex', maxWidth: '100%', minWidth: 0 }}
    >
      {children}
      {wanted === 'open' && title !== null && (
        <Suspense fallback={null}>
          <TipBubble id={id} anchor={anchor} title={title} />
        </Suspense>
      )}
    </Box>
  )
}
