import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTexts } from '../../ui/language'
import { shortTime } from './short-time'
import { editTexts } from './texts'

type Props = {
  /** What the text is based on, and what the person should know before typing. */
  children: ReactNode
  /** When the draft was kept that the form began with, or null. */
  keptAt: string | null
  /** That draft is what is on screen. */
  isOpen: boolean
  /** Why nothing can be committed here, or false. */
  forbidden: ReactNode
  /** That the draft was discarded, with the way back. */
  notice: ReactNode
  onDiscard: () => void
}

/** The line above a form: what the text is based on, and that it is a draft. What takes its place later has its room from the start. */
export function StartLine({ children, keptAt, isOpen, forbidden, notice, onDiscard }: Props) {
  const t = useTexts(editTexts)
  const shown = notice ? 'notice' : forbidden ? 'forbidden' : isOpen ? 'draft' : 'base'
  return (
    <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
      <Alert severity="info" icon={false} role="note" sx={shown === 'base' ? QUIET : HIDDEN}>
        {children}
      </Alert>
      {keptAt !== null && (
        <Alert
          severity="info"
          role="status"
          sx={shown === 'draft' ? {} : HIDDEN}
          action={
            <Button color="inherit" variant="outlined" onClick={onDiscard}>
              {t.discardDraft}
            </Button>
          }
        >
          <strong>{t.draftOpen(shortTime(keptAt))}</strong> {children}
        </Alert>
      )}
      {shown === 'forbidden' && <Alert severity="warning">{forbidden}</Alert>}
      {notice}
    </Box>
  )
}

const QUIET = { bgcolor: 'transparent', color: 'text.secondary', px: 0 } as const
/** A hidden line keeps its room, so that nothing moves when it is shown. */
const HIDDEN = { visibility: 'hidden' } as const
