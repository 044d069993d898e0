import Alert from '@mui/material/Alert'
import type { Item } from '../../../access/change/review/review'
import type { Since } from '../../../access/change/review/since'
import { exactTime } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import { reviewTexts } from './texts'

type Props = { item: Item; since: Since }

const LOOKS = { made: 'success', refused: 'error', moved: 'warning' } as const

/** What became of a decision that was sent. */
export function SentWords({ item: { sent, decision }, since }: Props) {
  const t = useTexts(reviewTexts)
  if (!sent || !decision) return null
  const { outcome, said } = sent
  const time = (instant: string | null | undefined) => exactTime(instant ?? sent.at, 'local')
  const words = () => {
    if (since.kind === 'made' || outcome === 'made') {
      const made = since.kind === 'made' ? since.binding : null
      if (decision.kind === 'end') return t.ended(time(made?.revoked_at))
      return t.renewed(made?.expires_at ? t.endsAt(time(made.expires_at)) : t.noEnd)
    }
    switch (outcome) {
      case 'refused':
        return said === 'binding-version' ? t.met : t.refused(said ?? '')
      case 'moved':
        return t.moved
      default:
        return t.unknown
    }
  }
  const look = since.kind === 'made' ? 'made' : outcome
  return (
    <Alert severity={look === 'sending' || look === 'unknown' ? 'warning' : LOOKS[look]}>
      <WholeTimes text={words()} />
    </Alert>
  )
}
