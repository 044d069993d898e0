import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { etagOf, type ArtifactRevision } from '../../api/contract/artifacts'
import { headQuery, revisionQuery } from '../../api/queries/artifacts'
import { promptQuery } from '../../api/queries/prompts'
import { editPlan, type Target } from '../../commit/plan'
import { CommitDialog } from '../../components/commit/CommitDialog'
import { NeedAdminNote } from '../../components/commit/NeedAdminNote'
import { pageTexts } from '../../components/commit/page-texts'
import { useScopeAdmin } from '../../components/commit/use-scope-admin'
import { artifactPath } from '../../components/artifact-paths'
import { familyOf } from '../../families/family-of'
import { useTexts } from '../../ui/language'
import type { DraftState } from './draft-state'
import { draftProblems } from './draft-problems'
import { seenInForm } from './edit-start'
import { problemTexts } from './problem-texts'
import { editTexts } from './texts'
import type { EditSource } from './use-edit-source'

type Props = {
  target: Target
  draft: DraftState
  source: EditSource
  /** The draft is based on another head now: after a conflict. */
  onBecome: (next: DraftState) => void
  onCommitted: () => void
  onClose: () => void
}

/** The head against what was typed, and the commit of it. */
export function ReviewDialog({ target, draft, source, onBecome, onCommitted, onClose }: Props) {
  const t = useTexts(editTexts)
  const p = useTexts(problemTexts)
  const c = useTexts(pageTexts)
  const client = useQueryClient()
  const navigate = useNavigate()
  const { scopeId, family, artifactId } = target
  const { adds, configures } = familyOf(family)
  const admin = useScopeAdmin(scopeId, configures)
  // Fixed when the dialog opens: what the person reviews is what is sent.
  const [{ seen, content }, setReviewed] = useState(draft)
  const plan = editPlan(target, { seen, content })
  const errors = draftProblems(family, { seen, content, unparsed: {} }).filter(
    ({ severity }) => severity === 'error',
  )
  const blocked =
    configures && admin === 'denied'
      ? c.needAdmin
      : configures && admin === 'checking'
        ? c.checkingRole
        : errors.length > 0
          ? p.summary(errors.length)
          : null
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])
  const committed = async (revision: number) => {
    // A person who left the dialog before the answer came is doing something else: the answer must not lead them away, nor
    // delete the draft of what they have typed since.
    if (!open.current) return
    onCommitted()
    if (configures) {
      // What runs now is known to the server only; the page behind must not show the text of before.
      await client
        .fetchQuery({ ...promptQuery(scopeId, artifactId), staleTime: 0 })
        .catch(() => undefined)
    } else {
      const { queryKey } = revisionQuery(scopeId, family, artifactId, revision)
      const made = client.getQueryData<ArtifactRevision>(queryKey)
      const head = headQuery(scopeId, family, artifactId)
      if (made) client.setQueryData(head.queryKey, { revision: made, etag: etagOf(revision) })
    }
    void navigate(artifactPath(scopeId, family, artifactId), { state: { committed: revision } })
  }
  return (
    <CommitDialog
      title={t.reviewTitle}
      submitLabel={t.commit(seen.revision + 1)}
      plan={plan}
      {...(adds && { shown: { before: adds.nothing, after: content } })}
      builtin={source.builtin}
      blocked={blocked}
      note={
        configures && admin === 'denied' ? (
          <NeedAdminNote scopeId={scopeId} doing={t.commit(seen.revision + 1)} configures />
        ) : undefined
      }
      onReview={(head, merged) => {
        const next = { seen: seenInForm(family, head), content: merged ?? content, unparsed: {} }
        setReviewed(next)
        onBecome(next)
      }}
      onBackToForm={(head, merged) => {
        onBecome({ seen: seenInForm(family, head), content: merged, unparsed: {} })
        onClose()
      }}
      onCommitted={(revision) => void committed(revision)}
      // The form keeps what was typed.
      onLeft={() => {}}
      onClose={onClose}
    />
  )
}
