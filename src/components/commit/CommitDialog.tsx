import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { REASON_MAX } from '../../api/contract/artifacts'
import type { Head } from '../../api/queries/artifacts'
import { useTexts } from '../../ui/language'
import { LazyComparison } from '../diff/LazyComparison'
import type { Builtin } from '../diff/effective-content'
import { ReasonedButton } from '../ReasonedButton'
import { CommitNotice } from './CommitNotice'
import { isBusy, maySubmit } from './commit-machine'
import type { CommitPlan, Content } from './commit-plan'
import { ConflictPanel } from './ConflictPanel'
import { ReasonField, reasonLength } from './ReasonField'
import { commitTexts } from './texts'
import { useCommit } from './use-commit'

type Props = {
  title: string
  submitLabel: string
  plan: CommitPlan
  /** What the diff shows in place of the contents themselves: a Memory's texts, where its content has none. */
  shown?: { before: Content; after: Content }
  builtin: Builtin | null
  /** Why it can't be committed, or null; known better by the caller (authority, same content, …). */
  blocked: string | null
  /** Further words below the sentence. */
  note?: ReactNode
  initialReason?: string
  /**
   * After a conflict the person wants to review against the new head: make the plan from it. Of an edit or a first save with the
   * merged content, which is to be committed then; null for what is not merged (a restore, Auto).
   */
  onReview: (head: Head, merged: Content | null) => void
  /** Of an edit, after a conflict: on with typing, based on the new head, with what has been merged and chosen so far. */
  onBackToForm?: (head: Head, content: Content) => void
  onCommitted: (revision: number) => void
  /** The session ended while committing; the text is what was typed. */
  onSessionEnd: (reason: string) => void
  onClose: () => void
}

/** The one dialog of every commit: what changes, on top of what, why; and what became of it. */
export function CommitDialog(props: Props) {
  const { title, submitLabel, plan, shown, builtin, blocked, note, onClose } = props
  const t = useTexts(commitTexts)
  const titleId = useId()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [typed, setTyped] = useState(props.initialReason ?? '')
  const reason = plan.restoredFrom === null ? '' : typed.trim()
  const { state, submit, checkAgain, review } = useCommit({
    plan,
    reason,
    onCommitted: props.onCommitted,
    onSessionEnd: () => props.onSessionEnd(typed),
  })
  const busy = isBusy(state)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The words stand below a diff that fills the dialog: brought into sight when they change.
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [state.kind])
  const seen = plan.seen.revision
  const moved = state.kind === 'conflict'
  const reasonProblem =
    plan.restoredFrom === null
      ? null
      : reason === ''
        ? t.reasonMissing
        : reasonLength(reason) > REASON_MAX
          ? t.reasonTooLong(REASON_MAX)
          : null
  const problem = blocked ?? reasonProblem
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (problem === null) void submit()
  }
  const close = () => {
    // What is under way would go on unseen: its answer is awaited, at most until it times out.
    if (!busy) onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={narrow}
      maxWidth="md"
    >
      <DialogTitle
        id={titleId}
        sx={
          moved
            ? { bgcolor: 'warning.soft', color: 'warning.main', borderBottom: '1px solid', mb: 1 }
            : undefined
        }
      >
        {moved ? (
          <>
            <span aria-hidden="true">⚠ </span>
            {t.moved}
          </>
        ) : (
          title
        )}
      </DialogTitle>
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        aria-busy={busy}
        sx={{ display: 'contents' }}
      >
        <DialogContent
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2,
            alignContent: 'start',
            position: 'relative',
          }}
        >
          {state.kind === 'conflict' ? (
            <ConflictPanel plan={plan} reason={reason} head={state.head} builtin={builtin} />
          ) : (
            <>
              <Box>
                <Typography>{t.willCommit(seen + 1, seen)}.</Typography>
                <Typography variant="body2" color="textSecondary">
                  {t.safe}
                </Typography>
                {note}
              </Box>
              <LazyComparison
                key={seen}
                family={plan.target.family}
                before={shown?.before ?? plan.seen.content}
                after={shown?.after ?? plan.content}
                builtin={builtin}
                view="unified"
                name={t.changes(seen)}
                maxHeight="40vh"
              />
              {plan.restoredFrom !== null && (
                <ReasonField value={typed} disabled={busy} onChange={setTyped} />
              )}
              <div ref={notice}>
                <CommitNotice state={state} seen={seen} onCheckAgain={() => void checkAgain()} />
              </div>
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button variant="text" onClick={close} disabled={busy}>
            {maySubmit(state) || busy ? t.cancel : t.close}
          </Button>
          {state.kind === 'conflict' ? (
            <Button
              variant="contained"
              onClick={() => {
                props.onReview(
                  state.head,
                  plan.kind === 'edit' || plan.kind === 'first-save' ? plan.content : null,
                )
                review()
              }}
            >
              {t.review(state.head.revision.revision)}
            </Button>
          ) : (
            (maySubmit(state) || busy) && (
              <ReasonedButton
                type="submit"
                variant="contained"
                disabledReason={busy ? null : problem}
                // Not `disabled`: the button that was pressed keeps the focus while it waits.
                aria-disabled={busy || undefined}
                aria-busy={busy || undefined}
                startIcon={busy ? <CircularProgress size={14} color="inherit" /> : undefined}
              >
                {submitLabel}
              </ReasonedButton>
            )
          )}
        </DialogActions>
      </Box>
    </Dialog>
  )
}
