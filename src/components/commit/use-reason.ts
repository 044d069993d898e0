import { useState } from 'react'
import { REASON_MAX } from '../../api/contract/artifacts'
import type { CommitPlan } from '../../commit/plan'
import { useTexts } from '../../ui/language'
import { reasonLength } from './ReasonField'
import { commitTexts } from './texts'

/** The reason as it is typed and as it is sent, and what is wrong with it. Only a restore has one. */
export function useReason({ restoredFrom }: CommitPlan, initial = '') {
  const t = useTexts(commitTexts)
  const [typed, setTyped] = useState(initial)
  if (restoredFrom === null) return { typed, setTyped, reason: '', problem: null }
  const reason = typed.trim()
  const problem =
    reason === ''
      ? t.reasonMissing
      : reasonLength(reason) > REASON_MAX
        ? t.reasonTooLong(REASON_MAX)
        : null
  return { typed, setTyped, reason, problem }
}
