import { lazy } from 'react'
import { Opened } from '../../components/Opened'
import { isNew } from '../../commit/new-target'
import type { Target } from '../../commit/plan'
import type { DraftState } from './draft-state'
import type { EditSource } from './use-edit-source'

const CreateDialog = lazy(async () => ({ default: (await import('./CreateDialog')).CreateDialog }))
const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog')).ReviewDialog }))

type Props = {
  target: Target
  draft: DraftState
  source: EditSource
  onBecome: (next: DraftState) => void
  onCommitted: () => void
  onClose: () => void
}

/** The dialog in which a person sees what they would commit, or create. */
export const Reviewing = ({ target, draft, source, onBecome, onCommitted, onClose }: Props) => (
  <Opened onClose={onClose}>
    {isNew(target) ? (
      <CreateDialog
        target={target}
        content={draft.content}
        onCreated={onCommitted}
        onClose={onClose}
      />
    ) : (
      <ReviewDialog
        target={target}
        draft={draft}
        source={source}
        onBecome={onBecome}
        onCommitted={onCommitted}
        onClose={onClose}
      />
    )}
  </Opened>
)
