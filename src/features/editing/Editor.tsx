import { useEffect, useState } from 'react'
import type { Principal } from '../../api/contract/access'
import {
  forgetEditDraft,
  readEditDraft,
  whereKept,
  type StoredDraft,
} from '../../commit/edit-drafts'
import type { Target } from '../../commit/plan'
import { sameJson } from '../../lib/diff/canonical-json'
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

/** The form, with what this person typed here before and did not commit, if anything. */
export function Editor({ target, source, who }: Props) {
  const { family } = target
  const [found] = useState(() => readEditDraft(who, target))
  const [draft] = useState(() => (found && !saysNothing(family, found, source) ? found : null))
  const isEmpty = found !== null && draft === null
  // Lists and pages mark each draft that is kept; one without a change is not worth a mark.
  useEffect(() => {
    if (isEmpty) forgetEditDraft(who, target)
  }, [isEmpty, who, target])
  const [initial] = useState(() => {
    const { seen, content, unparsed } = draft ?? {
      seen: source.seen,
      content: startOf(family, source.seen),
      unparsed: {},
    }
    return {
      state: { seen, content, unparsed },
      kept: draft && { where: whereKept(who, target), at: draft.savedAt },
    }
  })
  return <EditForm target={target} source={source} who={who} initial={initial} />
}
