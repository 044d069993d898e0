import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../../ui/language'
import type { ReviewRow } from './review-row'
import { reviewTexts } from './texts'

type Props = {
  rows: readonly ReviewRow[]
  /** What this press sends. */
  ids: readonly string[]
  isSending: boolean
}

/** How many decisions were made so far, and how many were not; the row of each says why. */
export function SentTotals({ rows, ids, isSending }: Props) {
  const t = useTexts(reviewTexts)
  const sent = ids.map((id) => rows.find(({ item }) => item.seen.binding_id === id)?.item.sent)
  const count = (outcome: string) => sent.filter((each) => each?.outcome === outcome).length
  const made = count('made')
  const left = ids.length - made
  if (isSending) {
    return (
      <>
        <Typography role="status">{t.made(made, ids.length)}</Typography>
        <LinearProgress
          variant="determinate"
          aria-label={t.sendTitle}
          value={ids.length === 0 ? 0 : (made / ids.length) * 100}
        />
      </>
    )
  }
  return (
    <Alert severity={left === 0 ? 'success' : 'warning'} role="alert">
      <AlertTitle>{t.made(made, ids.length)}</AlertTitle>
      {left > 0 && t.seeRows}
    </Alert>
  )
}
