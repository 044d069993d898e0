import { useDeferredValue, useMemo } from 'react'
import { familyOf } from '../../families/family-of'
import { sameJson } from '../../lib/diff/canonical-json'
import { draftProblems } from './draft-problems'
import type { DraftState } from './draft-state'
import { startOf } from './edit-start'
import { byPathOf, isHidden } from './problems'

/** What is wrong with a draft, and whether it differs from what it began with. */
export function useDraftChecks(family: string, draft: DraftState) {
  const { adds } = familyOf(family)
  // Checking 256 KB takes longer than a key should wait for.
  const checked = useDeferredValue(draft)
  /** Something was typed that is not checked yet. */
  const pending = checked !== draft
  const problems = useMemo(() => draftProblems(family, checked), [family, checked])
  /** The text of a field can't be read. */
  const broken = Object.keys(draft.unparsed).length > 0
  const typed = useMemo(
    () => broken || !sameJson(checked.content, startOf(family, checked.seen)),
    [broken, checked, family],
  )
  const hidden = useMemo(() => problems.filter(isHidden), [problems])
  // Nobody has made a mistake in a form that was only opened; what it hides is told at once.
  const byPath = useMemo(() => byPathOf(typed ? problems : hidden), [typed, problems, hidden])
  /** Nothing would change by committing it. */
  const same = useMemo(
    () => adds === null && sameJson(checked.content, checked.seen.content),
    [adds, checked],
  )
  const errors = problems.filter(({ severity }) => severity === 'error')
  return { broken, pending, typed, same, errors, hidden, byPath }
}
