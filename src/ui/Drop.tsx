import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { SxProps, Theme } from '@mui/material/styles'
import { Suspense, useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'

type Props = {
  /** What the button says; the opened part is called the same. */
  label: string
  open: boolean
  onOpen: (open: boolean) => void
  /** On which side of the button it opens, and with which of its edges it is flush. */
  side?: 'below' | 'above'
  align?: 'left' | 'right'
  width: number
  variant?: 'outlined' | 'text'
  buttonSx?: SxProps<Theme>
  /** Exists while it is open. It may be loaded then. */
  children: ReactNode
}

/** What stays free between the opened part and the edge of the window, in px. */
const MARGIN = 16

/** Moves the opened part sideways until the window holds it. On a phone the part can be wider than the room beside its button. */
function keepInWindow(part: HTMLElement) {
  part.style.translate = ''
  const { left, right } = part.getBoundingClientRect()
  const beyond = Math.max(0, right - (document.documentElement.clientWidth - MARGIN))
  const before = Math.max(0, MARGIN - left)
  if (beyond > 0 || before > 0) part.style.translate = `${before - beyond}px`
}

/**
 * A button and what it opens beside itself. It blocks nothing: the page behind stays within reach of the pointer, the keys
 * and a screen reader. A click elsewhere closes it, and Escape, which gives the focus back to the button.
 */
export function Drop(props: Props) {
  const { label, open, onOpen, side = 'below', align = 'left', width, children } = props
  const { variant = 'outlined', buttonSx } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const part = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(open)
  useLayoutEffect(() => {
    if (!open) return
    const keep = () => part.current && keepInWindow(part.current)
    keep()
    window.addEventListener('resize', keep)
    return () => window.removeEventListener('resize', keep)
  }, [open])
  useEffect(() => {
    // What had the focus went away with the part that was closed.
    if (wasOpen.current && !open && document.activeElement === document.body)
      button.current?.focus()
    wasOpen.current = open
  }, [open])
  useEffect(() => {
    if (!open) return
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) onOpen(false)
    }
    // On the way down: the click that opens it has passed by then.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [open, onOpen])
  return (
    <Box
      ref={root}
      onKeyDown={(key) => {
        if (key.key !== 'Escape' || !open) return
        key.stopPropagation()
        button.current?.focus()
        onOpen(false)
      }}
      sx={{ position: 'relative' }}
    >
      <Button
        ref={button}
        variant={variant}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpen(!open)}
        sx={buttonSx}
      >
        {label}
      </Button>
      {open && (
        <Paper
          ref={part}
          id={id}
          role="group"
          aria-label={label}
          variant="outlined"
          sx={{
            position: 'absolute',
            zIndex: 3,
            [side === 'below' ? 'top' : 'bottom']: 'calc(100% + 4px)',
            [align]: 0,
            width,
            maxWidth: 'calc(100vw - 32px)',
            p: 1.5,
            boxShadow: 8,
          }}
        >
          <Suspense fallback={<Box sx={{ minHeight: 40 }} />}>{children}</Suspense>
        </Paper>
      )}
    </Box>
  )
}
