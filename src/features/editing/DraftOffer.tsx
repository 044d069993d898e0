import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { StoredDraft } from '../../commit/edit-drafts'
import { useTexts } from '../../ui/language'
import { shortTime } from './short-time'
import { editTexts } from './texts'

type Props = {
  draft: StoredDraft
  /** Number of the head, 0 when nothing is saved, null for what is to be made. */
  head: number | null
  onContinue: () => void
  onDiscard: () => void
}

/** What was typed here before and not committed. Nothing is put in its place before the person has chosen. */
export function DraftOffer({ draft, head, onContinue, onDiscard }: Props) {
  const t = useTexts(editTexts)
  const time = shortTime(draft.savedAt)
  const { revision } = draft.seen
  return (
    <Alert severity="info" role="region" aria-labelledby="draft-offer">
      <AlertTitle id="draft-offer">
        {head === null
          ? t.offerNew(time)
          : revision === 0
            ? t.offerFirst(time)
            : t.offerTitle(time, revision)}
      </AlertTitle>
      {head !== null && (revision === head ? t.offerSame : t.offerMoved(head))}
      <Box sx={{ mt: 1, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={onContinue}>
          {t.continueDraft}
        </Button>
        <Button variant="outlined" onClick={onDiscard}>
          {t.discardDraft}
        </Button>
      </Box>
    </Alert>
  )
}
