import { lazy, useState } from 'react'
import { Opened } from '../../../components/Opened'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { useTexts } from '../../../ui/language'
import { useBlocked } from '../change/use-blocked'
import type { ReviewRow } from './review-row'
import { reviewTexts } from './texts'
import type { useReview } from './use-review'
import type { Reviewed } from './use-reviewed'

const SendDialog = lazy(async () => ({ default: (await import('./SendDialog')).SendDialog }))

type Props = {
  rows: readonly ReviewRow[]
  reviewed: Reviewed
  work: ReturnType<typeof useReview>
}

/** "Send decisions…", or why it can't be. */
export function SendReview({ rows, reviewed, work }: Props) {
  const t = useTexts(reviewTexts)
  const blocked = useBlocked(reviewed.shown)
  const [open, setOpen] = useState(false)
  return (
    <>
      <ReasonedButton variant="contained" disabledReason={blocked} onClick={() => setOpen(true)}>
        {t.send}
      </ReasonedButton>
      {open && (
        <Opened onClose={() => setOpen(false)}>
          <SendDialog rows={rows} reviewed={reviewed} work={work} onClose={() => setOpen(false)} />
        </Opened>
      )}
    </>
  )
}
