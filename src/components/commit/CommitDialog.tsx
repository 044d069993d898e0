import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react'
import { writtenContent } from '../../families/written-content'
import type { ArtifactItem } from '../../api/contract/artifacts'
import type { Head } from '../../api/queries/artifacts'
import type { CommitPlan, Content } from '../../commit/plan'
import { isBusy } from '../../commit/state-machine'
import { useCommit } from '../../commit/use-commit'
import { sameJson } from '../../lib/diff/canonical-json'
import { DialogShell } from '../../ui/dialog/DialogShell'
import { useTexts } from '../../ui/language'
import { useAskBeforeLeaving } from '../../ui/leaving'
import type { Builtin } from '../../families/prompt/modes'
import { useOwner } from '../use-owner'
import { usePrincipal } from '../use-principal'
import { ConflictStep } from './ConflictStep'
import { pageTexts } from './page-texts'
import { ReviewStep } from './ReviewStep'
import { commitTexts } from './texts'
import { useReason } from './use-reason'

type Props = {
  title: string
  submitLabel: string
  plan: CommitPlan
  /** What the diff shows in place of the contents themselves: a Memory's texts, where its content has none. */
  shown?: { before: Content; after: Content }
  /** Of a restore: the revision that is restored. */
  restored?: ArtifactItem
  builtin: Builtin | null
  /** Why it can't be committed, or null; known better by the caller (authority, same content, …). */
  blocked: string | null
  /** Further words below the sentence. */
  note?: ReactNode
  initialReason?: string
  /**
   * After a conflict the person wants to review against the new head: make the plan from it. Of an edit or a first save
   * with the merged content, which is to be committed then; null for what is not merged (a restore, Auto).
   */
  onReview: (head: Head, merged: Content | null) => void
  /** Of an edit, after a conflict: on with typing, based on the new head, with what has been merged and chosen so far. */
  onBackToForm?: (head: Head, content: Content) => void
  onCommitted: (revision: number) => void
  /** The dialog goes, and nobody has closed it: the session ended, or the way led elsewhere. */
  onLeft: (reason: string) => void
  onClose: () => void
}

/** The one dialog of every commit: what changes, on top of what, why; and what became of it. */
export function CommitDialog(props: Props) {
  const { title, submitLabel, plan, shown, builtin, blocked, note, onClose } = props
  const t = useTexts(commitTexts)
  const { sameAsHead } = useTexts(pageTexts)
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const { typed, setTyped, reason, problem } = useReason(plan, props.initialReason)
  /** Committed or closed: nothing that was typed here is to be kept. */
  const settled = useRef(false)
  const { state, checkedAt, willRecheck, recheck, submit, checkAgain, review } = useCommit({
    plan,
    reason,
    me: usePrincipal(),
    owner: useOwner(),
    onCommitted: (revision) => {
      settled.current = true
      props.onCommitted(revision)
    },
  })
  useAskBeforeLeaving(isBusy(state) || (typed.trim() !== '' && state.kind !== 'committed'))
  const left = useEffectEvent(() => {
    if (!settled.current) props.onLeft(typed)
  })
  useEffect(() => () => left(), [])
  const moved = state.kind === 'conflict'
  const heading = useRef<HTMLHeadingElement>(null)
  const wasMoved = useRef(false)
  useEffect(() => {
    // What had the focus is gone with its step: on to the words that say what is here now.
    if (moved !== wasMoved.current) heading.current?.focus()
    wasMoved.current = moved
  }, [moved])
  const { kind, target, seen, content } = plan
  const unchanged = useMemo(() => {
    const written = (one: Content) => writtenContent(target.family, one)
    return kind === 'edit' && sameJson(written(content), written(seen.content))
  }, [kind, target.family, content, seen.content])
  const close = () => {
    settled.current = true
    onClose()
  }
  return (
    <DialogShell
      title={
        moved ? (
          <>
            <span aria-hidden="true">⚠ </span>
            {t.moved}
          </>
        ) : (
          title
        )
      }
      heading={{ ref: heading, tabIndex: -1, ...(moved && { sx: movedHeading }) }}
      maxWidth="lg"
      // What is under way would go on unseen: its answer is awaited, at most until it times out.
      held={isBusy(state)}
      onClose={close}
    >
      {state.kind === 'conflict' ? (
        <ConflictStep
          key={state.head.etag}
          plan={plan}
          reason={reason}
          restored={props.restored?.revision ?? null}
          head={state.head}
          attribution={state.attribution}
          sent={state.sent}
          builtin={builtin}
          onReview={(head, merged) => {
            props.onReview(head, merged)
            review()
          }}
          onBackToForm={props.onBackToForm}
          onClose={close}
        />
      ) : (
        <ReviewStep
          plan={plan}
          state={state}
          checkedAt={checkedAt}
          willRecheck={willRecheck}
          shown={shown}
          restored={props.restored ?? null}
          builtin={builtin}
          problem={blocked ?? (unchanged ? sameAsHead : problem)}
          note={note}
          submitLabel={submitLabel}
          narrow={narrow}
          typed={typed}
          onType={setTyped}
          onSubmit={() => void submit()}
          onCheckAgain={() => (state.kind === 'unmoved' ? recheck() : void checkAgain())}
          onClose={close}
        />
      )}
    </DialogShell>
  )
}

const movedHeading = {
  bgcolor: 'warning.soft',
  color: 'warning.main',
  borderBottom: '1px solid',
  mb: 1,
} as const
