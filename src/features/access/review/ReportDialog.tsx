import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { version } from '../../../../package.json'
import { reportCounts, reportLine } from '../../../access/change/review/report'
import { missingIn, type Review } from '../../../access/change/review/review'
import { serverOrigin } from '../../../api/client'
import { serverNow } from '../../../api/server-clock'
import { Facts } from '../../../components/export/Facts'
import { saveBoth } from '../../../components/export/result'
import { WrittenFacts } from '../../../components/export/WrittenFacts'
import { useNames } from '../../../names/use-names'
import { dialogContent } from '../../../ui/dialog/dialog-styles'
import { DialogShell } from '../../../ui/dialog/DialogShell'
import { useTexts } from '../../../ui/language'
import { placeText } from '../place-text'
import { tableTexts } from '../table-texts'
import { makeReport } from './make-report'
import { reportTexts } from './report-texts'
import type { ReviewRow } from './review-row'
import type { useReview } from './use-review'
import type { Reviewed } from './use-reviewed'

type Props = {
  review: Review
  rows: readonly ReviewRow[]
  reviewed: Reviewed
  work: ReturnType<typeof useReview>
  onClose: () => void
}

/** What the review came to, and its report as a file with a receipt. */
export function ReportDialog({ review, rows, reviewed, work, onClose }: Props) {
  const t = useTexts(reportTexts)
  const table = useTexts(tableTexts)
  const names = useNames()
  const { at, parts, shown, unread } = reviewed
  const [made, setMade] = useState<ReturnType<typeof makeReport> | null>(null)
  const lines = rows.map(({ item, since }) =>
    reportLine(item, since, serverNow(), review.uses ?? null),
  )
  const counts = reportCounts(lines)
  const missing = missingIn(review, unread)
  const named = (param: string) => {
    const part = parts.find((each) => each.param === param)
    return part ? placeText(part.resource, table, names) : param
  }
  const save = () => {
    const madeAt = new Date(serverNow()).toISOString()
    const report = makeReport(
      {
        name: `access-review-${madeAt.slice(0, 10)}-${review.id.slice(0, 8)}.html`,
        of: t.list(parts.map(({ resource }) => placeText(resource, table, names))),
        review,
        ofArtifact: shown.resource.type === 'artifact' ? shown.view : null,
        serverUnseen: shown.resource.type === 'scope' && shown.view !== 'server',
        lines,
        missing,
        principal: work.me ?? review.startedBy,
        server: serverOrigin(),
        madeAt,
        readAt: new Date(at).toISOString(),
        who: (subject) => names.principal({ ...subject, description: null }) ?? subject.id,
        place: (resource) => placeText(resource, table, names),
        named,
      },
      `Scope Console ${version}`,
      t,
    )
    setMade(report)
    saveBoth(report)
  }
  return (
    <DialogShell title={t.dialog} onClose={onClose}>
      <DialogContent sx={dialogContent}>
        {made === null ? (
          <>
            <Typography>{t.help}</Typography>
            <Facts
              name={t.dialog}
              facts={Object.entries(counts).map(
                ([came, count]) =>
                  [t.outcomes[came as keyof typeof counts], t.number(count)] as const,
              )}
            />
            {missing.length > 0 && (
              <Alert severity="warning">
                <AlertTitle>{t.missing}</AlertTitle>
                {missing.map(({ resource, why }) => (
                  <Typography key={resource} variant="body2">
                    {t.missingOf[why](named(resource))}
                  </Typography>
                ))}
              </Alert>
            )}
            {counts.undecided > 0 && (
              <Alert severity="info">{t.undecidedYet(counts.undecided)}</Alert>
            )}
          </>
        ) : (
          <>
            <Alert severity="success" role="status">
              {t.saved}
            </Alert>
            <WrittenFacts name={made.name} written={made.written} hasReceipt help={t.proves} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {made === null ? (
          <>
            <Button variant="text" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button variant="contained" onClick={save}>
              {t.save}
            </Button>
          </>
        ) : (
          <>
            <Button variant="text" onClick={() => saveBoth(made)}>
              {t.saveAgain}
            </Button>
            <Button variant="contained" autoFocus onClick={onClose}>
              {t.close}
            </Button>
          </>
        )}
      </DialogActions>
    </DialogShell>
  )
}
