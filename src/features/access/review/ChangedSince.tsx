import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import type { Item } from '../../../access/change/review/review'
import { leftOf, type Changed } from '../../../access/change/review/since'
import { exactTime } from '../../../lib/date/stamp'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import { reviewTexts } from './texts'

type Props = {
  since: Changed
  onChange: (change: Partial<Item>) => void
}

/** What somebody else made of a binding since it was seen: nothing is sent of it before it is reviewed as it is now. */
export function ChangedSince({ since, onChange }: Props) {
  const t = useTexts(reviewTexts)
  const names = useNames()
  const { revoked_at: at, revoked_by: by } = since.now ?? {}
  const next = leftOf(since)
  const end = next?.expires_at ? t.endsAt(exactTime(next.expires_at, 'local')) : t.noEnd
  return (
    <Alert
      severity="warning"
      action={
        next && (
          <Button
            color="inherit"
            variant="outlined"
            onClick={() => onChange({ seen: next, decision: null, sent: null })}
          >
            {t.lookAgain}
          </Button>
        )
      }
    >
      <AlertTitle>{t.changed}</AlertTitle>
      {since.now === null && t.isGone}{' '}
      {at && by && (
        <WholeTimes text={t.revokedBy(names.principal(by) ?? by.id, exactTime(at, 'local'))} />
      )}{' '}
      <WholeTimes
        text={next ? `${t.replaced(end, next.reason ?? '')} ${t.changedHelp}` : t.nothingLeft}
      />
    </Alert>
  )
}
