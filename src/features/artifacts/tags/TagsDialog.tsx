import type { Tags } from '../../../api/queries/tags'
import type { Target } from '../../../commit/plan'
import { isBusy } from '../../../commit/state-machine'
import { announce } from '../../../ui/announcer'
import { DialogShell } from '../../../ui/dialog/DialogShell'
import { useTexts } from '../../../ui/language'
import { useAskBeforeLeaving } from '../../../ui/leaving'
import { TagsForm } from './TagsForm'
import { TagsMoved } from './TagsMoved'
import { tagsTexts } from './texts'
import { useReplaceTags } from './use-replace-tags'
import { useTagsDraft } from './use-tags-draft'

type Props = { target: Target; first: Tags; onClose: () => void }

/** Other tags for an Artifact: what is to be, what became of it, and what somebody else did meanwhile. */
export function TagsDialog({ target, first, onClose }: Props) {
  const t = useTexts(tagsTexts)
  const draft = useTagsDraft(first)
  const change = useReplaceTags({
    target,
    seen: draft.seen,
    wanted: draft.wanted,
    onReplaced: () => {
      announce(t.saved)
      onClose()
    },
  })
  const { state } = change
  const isChanged = draft.added.length + draft.removed.length > 0 || draft.typed !== ''
  useAskBeforeLeaving(isBusy(state) || isChanged)
  return (
    // A closed dialog could not tell the answer, so the dialog stays until the request ends or times out.
    <DialogShell title={t.title} held={isBusy(state)} onClose={onClose}>
      {state.kind === 'conflict' ? (
        <TagsMoved
          now={state.now}
          onReview={() => {
            draft.goOn(state.now)
            change.review()
          }}
          onClose={onClose}
        />
      ) : (
        <TagsForm target={target} draft={draft} change={change} onClose={onClose} />
      )}
    </DialogShell>
  )
}
