import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { revisionQuery } from '../../api/queries/artifacts'
import { promptQuery } from '../../api/queries/prompts'
import { dialogDraftOf, forgetDialogDraft, keepDialogDraft } from '../../commit/dialog-drafts'
import { seenHead, seenRevision, type Seen, type Target } from '../../commit/plan'
import { needsScopeAdmin, restorePlan, sameWritten } from '../../commit/restoring'
import { CommitDialog } from '../../components/commit/CommitDialog'
import { NeedAdminNote } from '../../components/commit/NeedAdminNote'
import { pageTexts } from '../../components/commit/page-texts'
import { useScopeAdmin } from '../../components/commit/use-scope-admin'
import { isAuto } from '../../families/prompt/modes'
import { useOwner } from '../../components/use-owner'
import { familyOf } from '../../families/family-of'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'
import { refetchAll } from '../../components/refetch-all'
import { StillWaiting } from '../../components/StillWaiting'
import { DialogShell } from '../../ui/dialog/DialogShell'
import { useTexts } from '../../ui/language'
import { historyTexts } from './texts'

type Props = {
  target: Target
  /** The revision to restore. */
  revision: number
  /** Number of the head that the list shows: the one whose diff this dialog shows. */
  head: number
  onCommitted: (revision: number) => void
  onClose: () => void
}

/** Restores a revision: its content, as the server sent it, on top of the head that is shown here. */
export function RestoreDialog({ target, revision, head, onCommitted, onClose }: Props) {
  const t = useTexts(historyTexts)
  const c = useTexts(pageTexts)
  const owner = useOwner()
  const { scopeId, family, artifactId } = target
  const { configures } = familyOf(family)
  // Fixed when the dialog opens: the list behind it may move on, what the person reviewed does not.
  const [opened] = useState(head)
  const [reviewed, setReviewed] = useState<Seen | null>(null)
  const admin = useScopeAdmin(scopeId, true)
  const first = useQuery(revisionQuery(scopeId, family, artifactId, opened))
  const wanted = useQuery(revisionQuery(scopeId, family, artifactId, revision))
  const prompt = useQuery({
    ...promptQuery(scopeId, artifactId),
    enabled: configures,
  })
  const failed = [first, wanted].filter((query) => query.isLoadingError)
  const seen = reviewed ?? (first.data ? seenRevision(opened, first.data.content) : null)
  const close = () => {
    forgetDialogDraft(owner, target)
    onClose()
  }
  if (!seen || !wanted.data || prompt.isLoading) {
    return (
      <DialogShell title={t.restoreTitle(revision)} maxWidth="lg" onClose={close}>
        <DialogContent>
          {failed[0]?.error ? (
            <FailureState error={failed[0].error} onRetry={() => refetchAll(failed)} />
          ) : (
            <>
              <StillWaiting />
              <LoadingRows rows={8} />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={close}>
            {t.cancel}
          </Button>
        </DialogActions>
      </DialogShell>
    )
  }
  const plan = restorePlan(target, seen, wanted.data)
  const status = prompt.data?.status
  const authority = needsScopeAdmin(family) ? admin : 'allowed'
  const blocked =
    authority === 'denied'
      ? c.needAdmin
      : authority === 'checking'
        ? c.checkingRole
        : sameWritten(family, plan.content, seen.content)
          ? c.sameAsHead
          : status !== undefined && status !== 'supported' && !isAuto(plan.content)
            ? c.cannotHonour
            : null
  const draft = dialogDraftOf(owner, target)
  return (
    <CommitDialog
      title={t.restoreTitle(revision)}
      submitLabel={t.restoreButton}
      plan={plan}
      restored={wanted.data}
      builtin={prompt.data?.builtin ?? null}
      blocked={blocked}
      note={
        authority === 'denied' ? (
          <NeedAdminNote
            scopeId={target.scopeId}
            doing={t.restoreTitle(revision)}
            configures={configures}
          />
        ) : undefined
      }
      initialReason={draft?.dialog === 'restore' ? draft.reason : ''}
      onReview={(now) => setReviewed(seenHead(now))}
      onCommitted={(committed) => {
        forgetDialogDraft(owner, target)
        onCommitted(committed)
      }}
      onLeft={(reason) => keepDialogDraft(owner, target, { dialog: 'restore', revision, reason })}
      onClose={close}
    />
  )
}
