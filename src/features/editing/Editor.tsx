import { useState } from 'react'
import type { Principal } from '../../api/contract/access'
import { forgetEditDraft, readEditDraft, type StoredDraft } from '../../commit/edit-drafts'
import { isNew } from '../../commit/new-target'
import type { Target } from '../../commit/plan'
import { sameJson } from '../../lib/diff/canonical-json'
import { useAskBeforeLeaving } from '../../ui/leaving'
import { DraftOffer } from './DraftOffer'
import type { DraftState } from './draft-state'
import { EditForm } from './EditForm'
import { startOf } from './edit-start'
import type { EditSource } from './use-edit-source'

type Props = { target: Target; source: EditSource; who: Principal | null }

/** Nothing in it that is not there already: committed meanwhile, or typed back. */
const saysNothing = (
  family: string,
  { seen, content, unparsed }: StoredDraft,
  source: EditSource,
) =>
  Object.keys(unparsed).length === 0 &&
  (sameJson(content, startOf(family, seen)) || sameJson(content, source.seen.content))

/** First what was typed here before, if anything; then the form. */
export function Editor({ target, source, who }: Props) {
  const { family } = target
  const [offered, setOffered] = useState(() => {
    const draft = readEditDraft(who, target)
    return draft && !saysNothing(family, draft, source) ? draft : null
  })
  const [initial, setInitial] = useState<DraftState>(() => ({
    seen: source.seen,
    content: startOf(family, source.seen),
    unparsed: {},
  }))
  useAskBeforeLeaving(offered !== null)
  if (offered) {
    return (
      <DraftOffer
        draft={offered}
        head={isNew(target) ? null : source.seen.revision}
        onContinue={() => {
          const { seen, content, unparsed } = offered
          setInitial({ seen, content, unparsed })
          setOffered(null)
        }}
        onDiscard={() => {
          forgetEditDraft(who, target)
          setOffered(null)
        }}
      />
    )
  }
  return <EditForm target={target} source={source} who={who} initial={initial} />
}
