import { lazy, Suspense, useState } from 'react'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { useTexts } from '../../../ui/language'
import { useBlocked } from '../change/use-blocked'
import type { Shown } from '../shown'
import type { ReviewRow } from './review-row'
import { reviewTexts } from './texts'
import type { useReview } from './use-review'

const SendDialog = lazy(async () => ({ default: (await import('./SendDialog')).SendDialog }))

type Props = { rows: readonly ReviewRow[]; shown: Shown; work: ReturnType<typeof useReview> }

/** "Send decisions…", or why it can't be. */
export function SendReview({ rows, shown, work }: Props) {
  const t = useTexts(reviewTexts)
  const blocked = useBlocked(shown)
  const [open, setOpen] = useState(false)
  return (
    <>
      <ReasonedButton variant="contained" disabledReason={blocked} onClick={() => setOpen(true)}>
        {t.send}
      </ReasonedButton>
      {open && (
        <Suspense fallback={null}>
          <SendDialog rows={rows} shown={shown} work={work} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
