import Button from '@mui/material/Button'
import { lazy, useState } from 'react'
import { Opened } from '../../../components/Opened'
import type { Review } from '../../../access/change/review/review'
import { useTexts } from '../../../ui/language'
import { reportTexts } from './report-texts'
import type { ReviewRow } from './review-row'
import type { useReview } from './use-review'
import type { Reviewed } from './use-reviewed'

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog')).ReportDialog }))

type Props = {
  review: Review
  rows: readonly ReviewRow[]
  reviewed: Reviewed
  work: ReturnType<typeof useReview>
}

/** "Report…": at any time, also of a review that is not finished. */
export function ReportReview(props: Props) {
  const t = useTexts(reportTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t.button}
      </Button>
      {open && (
        <Opened onClose={() => setOpen(false)}>
          <ReportDialog {...props} onClose={() => setOpen(false)} />
        </Opened>
      )}
    </>
  )
}
