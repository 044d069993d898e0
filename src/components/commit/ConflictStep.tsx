import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Head } from '../../api/queries/artifacts'
import type { CommitPlan, Content } from '../../commit/plan'
import type { CommitState } from '../../commit/state-machine'
import { useLaterRevisions } from '../../commit/use-later-revisions'
import { isMerged, useMerge } from '../../commit/use-merge'
import { useTexts } from '../../ui/language'
import type { Builtin } from '../../families/prompt/modes'
import { ReasonedButton } from '../ReasonedButton'
import { LaterRevisions } from './LaterRevisions'
import { ConflictColumns } from './ConflictColumns'
import { ConflictDiff } from './ConflictDiff'
import { dialogContent } from '../../ui/dialog/dialog-styles'
import { mergeTexts } from './merge-texts'
import { MergePanel } from './MergePanel'
import { commitTexts } from './texts'

type Props = {
  plan: CommitPlan
  reason: string
  /** The revision that would be committed again. */
  restored: number | null
  head: Head
  /** Whose the first revision after the one that was seen is. */
  attribution: Attributed
  /** The plan was sent, so that this revision may be its commit. */
  sent: boolean
  builtin: Builtin | null
  onReview: (head: Head, merged: Content | null) => void
  onBackToForm?: (head: Head, content: Content) => void
  onClose: () => void
}

type Attributed = Extract<CommitState, { kind: 'conflict' }>['attribution']

/** What the revision that the commit would have made is, as far as it is known. */
function attributionWords(
  t: typeof commitTexts.en,
  attribution: Exclude<Attributed, 'different'>,
  sent: boolean,
  revision: number,
) {
  if (attribution === 'somebody-elses') return t.taken(revision)
  if (attribution === 'unclear') return t.unclear(revision)
  return sent ? t.whoseUnknown(revision) : t.alreadyThere(revision)
}

/** The head has moved: what was seen, what is now and how it came to that, what would be committed on it. */
export function ConflictStep(props: Props) {
  const {
    plan,
    reason,
    restored,
    head,
    attribution,
    sent,
    builtin,
    onReview,
    onBackToForm,
    onClose,
  } = props
  const t = useTexts(commitTexts)
  const m = useTexts(mergeTexts)
  const { target, seen } = plan
  const now = head.revision
  const later = useLaterRevisions(target, seen.revision, now.revision)
  const merging = useMerge(plan, now.content)
  const [leaving, setLeaving] = useState(false)
  const merges = isMerged(plan)
  const edits = plan.kind === 'edit' || plan.kind === 'first-save'
  const { merge } = merging
  const would = merges ? (merge?.merged ?? null) : plan.content
  const notYet = !merges
    ? null
    : merge === null || merging.pending
      ? m.merging
      : merge.undecided > 0
        ? m.undecided(merge.undecided)
        : null
  const backToForm = async () => {
    setLeaving(true)
    // What can't be merged goes back as it was written: the form has room for it in any case.
    onBackToForm?.(head, await merging.soFar().catch(() => plan.content))
  }
  return (
    <>
      <DialogContent sx={dialogContent}>
        <div>
          <Typography>{t.movedHelp(seen.revision)}</Typography>
          {(attribution === 'different' || attribution === 'somebody-elses') && (
            <Typography variant="body2">{t.notCommitted}</Typography>
          )}
        </div>
        {attribution !== 'different' && (
          <Alert severity="info">
            {attributionWords(t, attribution, sent, seen.revision + 1)}
            {now.revision > seen.revision + 1 && ` ${t.inForce(now.revision)}`}
          </Alert>
        )}
        <ConflictColumns
          plan={plan}
          reason={reason}
          restored={restored}
          seen={later.seen}
          loading={later.loading}
          now={now}
        />
        {merges && <MergePanel merging={merging} head={now.revision} />}
        <ConflictDiff
          plan={plan}
          head={head}
          would={would}
          notYet={notYet}
          restored={restored}
          merges={merges}
          builtin={builtin}
          between={
            // Of one revision the columns say everything.
            now.revision > seen.revision + 1 && (
              <LaterRevisions
                items={later.since}
                count={now.revision - seen.revision}
                error={later.error}
                onRetry={later.retry}
              />
            )
          }
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
        <Button variant="text" onClick={onClose}>
          {t.close}
        </Button>
        {edits && onBackToForm && (
          <Button variant="outlined" disabled={leaving} onClick={() => void backToForm()}>
            {m.backToForm}
          </Button>
        )}
        <ReasonedButton
          variant="contained"
          disabledReason={notYet}
          onClick={() => onReview(head, edits ? would : null)}
        >
          {t.review(now.revision)}
        </ReasonedButton>
      </DialogActions>
    </>
  )
}
