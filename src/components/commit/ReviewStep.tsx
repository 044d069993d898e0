import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { restoredContent } from '../../commit/restoring'
import { writtenContent } from '../../families/written-content'
import type { CommitPlan, Content } from '../../commit/plan'
import { isBusy, type CommitState } from '../../commit/state-machine'
import { useTexts } from '../../ui/language'
import type { Builtin } from '../../families/prompt/modes'
import { LazyComparison } from '../diff/LazyComparison'
import type { DiffHandle } from '../diff/use-hidden-steps'
import { StillWaiting } from '../StillWaiting'
import { CommitEnds } from './CommitEnds'
import { CommitNotice } from './CommitNotice'
import { HiddenInCommit } from './HiddenInCommit'
import { ReasonField } from './ReasonField'
import { SendForm } from './SendForm'
import { commitTexts } from './texts'

type Props = {
  plan: CommitPlan
  state: CommitState
  /** Milliseconds since 1970 of the last read of the head. */
  checkedAt: number
  /** The head will be looked at again by itself. */
  willRecheck: boolean
  shown?: { before: Content; after: Content }
  restored: ArtifactItem | null
  builtin: Builtin | null
  /** Why it can't be sent now, or null. */
  problem: string | null
  note?: ReactNode
  submitLabel: string
  /** The dialog fills a small screen. */
  narrow: boolean
  /** The reason as typed. */
  typed: string
  onType: (reason: string) => void
  onSubmit: () => void
  onCheckAgain: () => void
  onClose: () => void
}

/** What a commit changes and on what it is based, why, and what became of it so far. */
export function ReviewStep(props: Props) {
  const { plan, state, shown, builtin, problem, submitLabel, onClose } = props
  const t = useTexts(commitTexts)
  const busy = isBusy(state)
  const [diff, setDiff] = useState<DiffHandle | null>(null)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A notice stands below a diff that fills the dialog: brought into sight whenever one comes, whoever has written it.
    const words = notice.current
    if (!words) return
    const watch = new ResizeObserver(() => {
      if (words.offsetHeight > 0) words.scrollIntoView({ block: 'nearest' })
    })
    watch.observe(words)
    return () => watch.disconnect()
  }, [])
  const { target, seen, content, kind } = plan
  const compared = useMemo(() => {
    if (shown) return shown
    // What the service notes itself is no change of the person's.
    const of = (one: Content) =>
      (kind === 'edit' ? writtenContent : restoredContent)(target.family, one)
    return { before: of(seen.content), after: of(content) }
  }, [shown, kind, target.family, seen.content, content])
  return (
    <SendForm
      state={state}
      words={t}
      submitLabel={submitLabel}
      blocked={problem}
      onSubmit={props.onSubmit}
      onClose={onClose}
    >
      <Box>
        <Typography>{t.willCommit(seen.revision + 1, seen.revision)}.</Typography>
        <Typography variant="body2" color="textSecondary">
          {t.safe}
        </Typography>
        {props.note}
      </Box>
      <CommitEnds plan={plan} restored={props.restored} />
      <HiddenInCommit content={compared.after} diff={diff} />
      <LazyComparison
        key={seen.revision}
        handle={setDiff}
        family={target.family}
        scopeId={target.scopeId}
        before={compared.before}
        after={compared.after}
        builtin={builtin}
        view="unified"
        name={t.changes(seen.revision)}
        maxHeight="40vh"
      />
      {plan.restoredFrom !== null && (
        <ReasonField
          value={props.typed}
          disabled={busy}
          // On a phone the focus would scroll past what is to be committed, below a keyboard.
          autoFocus={!props.narrow}
          onChange={props.onType}
        />
      )}
      <div ref={notice}>
        {busy && <StillWaiting />}
        <CommitNotice
          state={state}
          checkedAt={props.checkedAt}
          willRecheck={props.willRecheck}
          family={target.family}
          seen={seen.revision}
          onCheckAgain={props.onCheckAgain}
        />
      </div>
    </SendForm>
  )
}
