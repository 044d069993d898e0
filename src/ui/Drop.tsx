import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { SxProps, Theme } from '@mui/material/styles'
import {
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react'

type Place = {
  /** On which side of its control it opens, and with which of its edges it is flush. */
  side?: 'below' | 'above'
  align?: 'left' | 'right'
  width: number
}

type Props = Place & {
  /** What the button says; the opened part is called the same. */
  label: string
  open: boolean
  onOpen: (open: boolean) => void
  variant?: 'outlined' | 'text'
  buttonSx?: SxProps<Theme>
  /** Exists while it is open. It may be loaded then. */
  children: ReactNode
}

/** What stays free between the opened part and the edge of the window, in px. */
const MARGIN = 16

/** The observer reports whenever a further hundredth of the opened part comes into sight or leaves it. */
const SHARES = Array.from({ length: 101 }, (_, hundredth) => hundredth / 100)

/** Moves the opened part sideways until the window holds it. On a phone the part can be wider than the room beside its button. */
function keepInWindow(part: HTMLElement) {
  part.style.translate = ''
  const { left, right } = part.getBoundingClientRect()
  const beyond = Math.max(0, right - (document.documentElement.clientWidth - MARGIN))
  const before = Math.max(0, MARGIN - left)
  if (beyond > 0 || before > 0) part.style.translate = `${before - beyond}px`
}

type DroppedProps = Place & {
  id?: string
  label: string
  /** Holds this part and its control. A click elsewhere closes the part. */
  around: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** What stands open beside its control, above the page. Its control's own element closes it on Escape. */
export function Dropped(props: DroppedProps) {
  const { id, label, around, onClose, side = 'below', align = 'left', width, children } = props
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const opened = part.current
    if (!opened) return
    const keep = () => keepInWindow(opened)
    keep()
    window.addEventListener('resize', keep)
    // The control may move without a resize, or after it: on a narrower screen other controls leave its line a moment later.
    const observer = new IntersectionObserver(keep, { threshold: SHARES })
    observer.observe(opened)
    return () => {
      window.removeEventListener('resize', keep)
      observer.disconnect()
    }
  }, [])
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !around.current?.contains(target)) onClose()
    }
    // On the way down: the click that opens it has passed by then.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [around, onClose])
  return (
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
  )
}

/**
 * A button and what it opens beside itself. It blocks nothing: the page behind stays within reach of the pointer, the keys
 * and a screen reader. A click elsewhere closes it, and Escape, which gives the focus back to the button.
 */
export function Drop(props: Props) {
  const { label, open, onOpen, children, variant = 'outlined', buttonSx, ...place } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  const close = useCallback(() => onOpen(false), [onOpen])
  useEffect(() => {
    // What had the focus went away with the part that was closed.
    if (wasOpen.current && !open && document.activeElement === document.body)
      button.current?.focus()
    wasOpen.current = open
  }, [open])
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
        <Dropped {...place} id={id} label={label} around={root} onClose={close}>
          {children}
        </Dropped>
      )}
    </Box>
  )
}
