import { useState } from 'react'
import { etagOf } from '../../api/contract/artifacts'
import { AUTO_CONTENT, type PromptConfiguration } from '../../api/contract/prompts'
import { forgetDialogDraft, keepDialogDraft } from '../../commit/dialog-drafts'
import { autoPlan, seenHead, type Seen, type Target } from '../../commit/plan'
import { CommitDialog } from '../../components/commit/CommitDialog'
import { NeedAdminNote } from '../../components/commit/NeedAdminNote'
import { pageTexts } from '../../components/commit/page-texts'
import { useScopeAdmin } from '../../components/commit/use-scope-admin'
import { useOwner } from '../../components/use-owner'
import { isAuto } from '../../families/prompt/modes'
import { useTexts } from '../../ui/language'
import { promptsTexts } from './texts'

/** What the page shows, as a content, with the ETag that came with it. */
function seenOf(prompt: PromptConfiguration): Seen | null {
  const { artifact, artifact_etag: etag, effective, mode } = prompt
  if (!artifact) return null
  return {
    revision: artifact.revision,
    etag: etag ?? etagOf(artifact.revision),
    content: {
      ...AUTO_CONTENT,
      mode,
      instructions: effective?.instructions ?? '',
      demonstrations: effective?.demonstrations ?? [],
    },
  }
}

type Props = {
  target: Target
  /** The configuration on screen: its ETag is the If-Match (contract §5). */
  prompt: PromptConfiguration
  onCommitted: (revision: number) => void
  onClose: () => void
}

/** Switches a Prompt to Auto: commits the content of Auto on top of the head that the page shows. */
export function AutoDialog({ target, prompt, onCommitted, onClose }: Props) {
  const t = useTexts(promptsTexts)
  const c = useTexts(pageTexts)
  const owner = useOwner()
  const admin = useScopeAdmin(target.scopeId, true)
  // Fixed when the dialog opens: the page behind it may move on, what the person reviewed does not.
  const [seen, setSeen] = useState(() => seenOf(prompt))
  if (!seen) return null
  const blocked =
    admin === 'denied'
      ? c.needAdmin
      : admin === 'checking'
        ? c.checkingRole
        : isAuto(seen.content)
          ? c.alreadyAuto
          : null
  return (
    <CommitDialog
      title={t.switchTitle}
      submitLabel={t.switchButton}
      plan={autoPlan(target, seen)}
      builtin={prompt.builtin ?? null}
      blocked={blocked}
      note={
        admin === 'denied' ? (
          <NeedAdminNote scopeId={target.scopeId} doing={t.switchButton} configures />
        ) : undefined
      }
      onReview={(head) => setSeen(seenHead(head))}
      onCommitted={(revision) => {
        forgetDialogDraft(owner, target)
        onCommitted(revision)
      }}
      onLeft={() => keepDialogDraft(owner, target, { dialog: 'auto' })}
      onClose={() => {
        forgetDialogDraft(owner, target)
        onClose()
      }}
    />
  )
}
