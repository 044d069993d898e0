import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../announcer'
import { useTexts } from '../language'
import { longListTexts } from './long-list-texts'

type Props = {
  /** What the items are. */
  what: string
  shown: number
  all: number
  /** How many items the next part has. */
  next: number
  onNext: () => void
  /** Stands after the sentence. */
  children?: ReactNode
}

/**
 * The note behind a list that the page shows in part. The note says how much of the list is shown, and its button shows the
 * next part. On paper, where no button can be pressed, it says where the rest is.
 */
export function RestNote({ what, shown, all, next, onNext, children }: Props) {
  const t = useTexts(longListTexts)
  const note = useRef<HTMLDivElement>(null)
  const show = () => {
    const list = note.current?.previousElementSibling
    flushSync(onNext)
    // The button goes away with the last part, and stands far below after any other: reading goes on at the first new item.
    focusOn(list?.children.item(list.children.length - next))
    announce(t.part(what, shown + next, all))
  }
  return (
    <Alert
      ref={note}
      role="note"
      severity="warning"
      sx={{ mt: 1 }}
      action={
        <Button
          color="inherit"
          variant="outlined"
          aria-label={t.nextOf(what, next)}
          onClick={show}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t.next(next)}
        </Button>
      }
    >
      {t.part(what, shown, all)} {children}
      <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
        {t.onPaper}
      </Box>
    </Alert>
  )
}

function focusOn(item: Element | null | undefined) {
  if (!(item instanceof HTMLElement)) return
  // What has no box of its own can't take the focus; what is in it can.
  if (getComputedStyle(item).display === 'contents') return focusOn(item.firstElementChild)
  item.tabIndex = -1
  item.focus()
}
