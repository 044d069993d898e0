import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { revisionQuery } from '../../api/queries/artifacts'
import { promptQuery } from '../../api/queries/prompts'
import { CommitDialog } from '../../components/commit/CommitDialog'
import { seenRevision, type Target } from '../../components/commit/commit-plan'
import { draftOf, forgetDraft, keepDraft } from '../../components/commit/drafts'
import { commitTexts } from '../../components/commit/texts'
import { useScopeAdmin } from '../../components/commit/use-scope-admin'
import { isAuto } from '../../components/diff/effective-content'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'
import { sameJson } from '../../lib/diff/canonical-json'
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

/** Restores a revision of a Prompt: its content, as the server sent it, on top of the head that is shown here. */
export function RestoreDialog({ target, revision, head, onCommitted, onClose }: Props) {
  const t = useTexts(historyTexts)
  const c = useTexts(commitTexts)
  const titleId = useId()
  const { scopeId, family, artifactId } = target
  // Fixed when the dialog opens: the list behind it may move on, what the person reviewed does not.
  const [seen, setSeen] = useState(head)
  const admin = useScopeAdmin(scopeId, true)
  const current = useQuery(revisionQuery(scopeId, family, artifactId, seen))
  const wanted = useQuery(revisionQuery(scopeId, family, artifactId, revision))
  const prompt = useQuery(promptQuery(scopeId, artifactId))
  const failed = [current, wanted].find((query) => query.error)
  const ready = current.data && wanted.data && !prompt.isLoading
  const close = () => {
    forgetDraft(target)
    onClose()
  }
  if (!current.data || !wanted.data || !ready) {
    return (
      <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="md">
        <DialogTitle id={titleId}>{t.restoreTitle(revision)}</DialogTitle>
        <DialogContent>
          {failed?.error ? (
            <FailureState error={failed.error} onRetry={() => void failed.refetch()} />
          ) : (
            <LoadingRows rows={8} />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={close}>
            {t.cancel}
          </Button>
        </DialogActions>
      </Dialog>
    )
  }
  const content = wanted.data.content
  const custom = !isAuto(content)
  const status = prompt.data?.status
  const blocked =
    admin === 'denied'
      ? c.needAdmin
      : admin === 'checking'
        ? c.checkingRole
        : sameJson(content, current.data.content)
          ? c.sameAsHead
          : custom && status !== undefined && status !== 'supported'
            ? c.cannotHonour
            : null
  const draft = draftOf(target)
  return (
    <CommitDialog
      title={t.restoreTitle(revision)}
      submitLabel={t.restoreButton}
      plan={{
        kind: 'restore',
        target,
        seen: seenRevision(seen, current.data.content),
        content,
        // Servers that record restores send the key, with null where nothing was restored (contract §4).
        restoredFrom: 'restored_from_revision' in wanted.data ? revision : null,
      }}
      builtin={prompt.data?.builtin ?? null}
      blocked={blocked}
      note={
        admin === 'denied' ? (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {c.needAdmin}. {c.needAdminHelp}
          </Alert>
        ) : undefined
      }
      initialReason={draft?.dialog === 'restore' ? draft.reason : ''}
      onReview={(now) => setSeen(now.revision.revision)}
      onCommitted={(committed) => {
        forgetDraft(target)
        onCommitted(committed)
      }}
      onSessionEnd={(reason) => keepDraft(target, { dialog: 'restore', revision, reason })}
      onClose={close}
    />
  )
}
