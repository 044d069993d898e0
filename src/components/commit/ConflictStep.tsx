import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { writtenContent } from '../../families/written-content'
import type { Head } from '../../api/queries/artifacts'
import type { CommitPlan, Content } from '../../commit/plan'
import type { CommitState } from '../../commit/state-machine'
import { useLaterRevisions } from '../../commit/use-later-revisions'
import { isMerged, useMerge } from '../../commit/use-merge'
import { familyOf } from '../../families/family-of'
import { useTexts } from '../../ui/language'
import type { Builtin } from '../../families/prompt/modes'
import { LazyComparison } from '../diff/LazyComparison'
import type { DiffHandle } from '../diff/use-hidden-steps'
import { ReasonedButton } from '../ReasonedButton'
import { LaterRevisions } from './LaterRevisions'
import { ConflictColumns } from './ConflictColumns'
import { dialogContent } from './dialog-styles'
import { HiddenInCommit } from './HiddenInCommit'
import { mergeTexts } from './merge-texts'
import { MergePanel } from './MergePanel'
import { commitTexts } from './texts'

type Props = {
  plan: CommitPlan
  reason: string
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
  const { plan, reason, head, attribution, sent, builtin, onReview, onBackToForm, onClose } = props
  const t = useTexts(commitTexts)
  const m = useTexts(mergeTexts)
  const { target, seen } = plan
  const now = head.revision
  const later = useLaterRevisions(target, seen.revision, now.revision)
  const merging = useMerge(plan, now.content)
  const [diff, setDiff] = useState<DiffHandle | null>(null)
  const [leaving, setLeaving] = useState(false)
  const merges = isMerged(plan)
  const { adds } = familyOf(target.family)
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
  const written = useMemo(
    () => writtenContent(target.family, now.content),
    [target.family, now.content],
  )
  const comparison = {
    family: target.family,
    scopeId: target.scopeId,
    builtin,
    view: 'unified',
  } as const
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
          seen={later.seen}
          loading={later.loading}
          now={now}
        />
        {merges && <MergePanel merging={merging} head={now.revision} />}
        {would && (
          <div>
            <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
              {t.againstNow(now.revision)}
            </Typography>
            <HiddenInCommit content={would} diff={diff} />
            <LazyComparison
              {...comparison}
              handle={setDiff}
              before={adds ? adds.nothing : merges ? written : now.content}
              after={would}
              name={t.againstNow(now.revision)}
              maxHeight="32vh"
            />
          </div>
        )}
        {now.revision > seen.revision && (
          <LaterRevisions
            items={later.since}
            count={now.revision - seen.revision}
            error={later.error}
            onRetry={later.retry}
          />
        )}
        <div>
          <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
            {t.since(seen.revision, now.revision)}
          </Typography>
          <LazyComparison
            {...comparison}
            before={seen.content}
            after={now.content}
            name={t.since(seen.revision, now.revision)}
            maxHeight="32vh"
          />
        </div>
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
