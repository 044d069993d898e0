import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Content, Target } from '../../commit/plan'
import { isBusy } from '../../commit/state-machine'
import { useCreate } from '../../commit/use-create'
import { artifactPath } from '../../components/artifact-paths'
import { HiddenInCommit } from '../../components/commit/HiddenInCommit'
import { SendActions } from '../../components/commit/SendActions'
import { useMayCreate } from '../../components/creating/use-may-create'
import { LazyComparison } from '../../components/diff/LazyComparison'
import type { DiffHandle } from '../../components/diff/use-hidden-steps'
import { StillWaiting } from '../../components/StillWaiting'
import { useOwner } from '../../components/use-owner'
import { usePrincipal } from '../../components/use-principal'
import { useScopeTitle } from '../../components/use-scope-title'
import { dialogContent } from '../../ui/dialog/dialog-styles'
import { DialogShell } from '../../ui/dialog/DialogShell'
import { useTexts } from '../../ui/language'
import { useAskBeforeLeaving } from '../../ui/leaving'
import { CreateNotice } from './CreateNotice'
import { createTexts } from './create-texts'

type Props = { target: Target; content: Content; onCreated: () => void; onClose: () => void }

/** Nothing is there before it. */
const NOTHING: Content = {}

/** What will be made, and what became of it. */
export function CreateDialog({ target, content, onCreated, onClose }: Props) {
  const t = useTexts(createTexts)
  const navigate = useNavigate()
  const { scopeId, family } = target
  const scope = useScopeTitle(scopeId)
  const mayNot = useMayCreate(scopeId, true).reasonFor(family)
  // Fixed when the dialog opens: what the person reviews is what is sent.
  const [plan] = useState({ scopeId, family, content })
  const [diff, setDiff] = useState<DiffHandle | null>(null)
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])
  const { state, checkedAt, willRecheck, recheck, submit, checkAgain } = useCreate({
    plan,
    signedIn: usePrincipal() !== null,
    owner: useOwner(),
    onCreated: (artifactId) => {
      if (!open.current) return
      onCreated()
      void navigate(artifactPath(scopeId, family, artifactId), { state: { committed: 1 } })
    },
  })
  const busy = isBusy(state)
  useAskBeforeLeaving(busy)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.kind !== 'idle') notice.current?.scrollIntoView({ block: 'nearest' })
  }, [state.kind])
  // Unlike a commit on a head, a second request can make a second Artifact.
  const wait = state.kind === 'unmoved' && willRecheck ? t.mayStillArrive : null
  return (
    // What is under way would go on unseen.
    <DialogShell title={t.title(family)} maxWidth="lg" held={busy} onClose={onClose}>
      <DialogContent sx={dialogContent} aria-busy={busy}>
        <div>
          <Typography>{t.willCreate(family, scope)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t.listHelp}
          </Typography>
        </div>
        <HiddenInCommit content={plan.content} diff={diff} />
        <LazyComparison
          handle={setDiff}
          family={family}
          scopeId={scopeId}
          before={NOTHING}
          after={plan.content}
          builtin={null}
          view="unified"
          name={t.created}
          maxHeight="40vh"
        />
        <div ref={notice}>
          {busy && <StillWaiting />}
          <CreateNotice
            target={target}
            state={state}
            checkedAt={checkedAt}
            willRecheck={willRecheck}
            onCheckAgain={() => (state.kind === 'unmoved' ? recheck() : void checkAgain())}
          />
        </div>
      </DialogContent>
      <SendActions
        state={state}
        words={t}
        submitLabel={t.create}
        blocked={mayNot ?? wait}
        onSubmit={() => void submit()}
        onClose={onClose}
      />
    </DialogShell>
  )
}
