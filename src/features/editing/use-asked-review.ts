import { useEffect, useEffectEvent } from 'react'

/** `asked`: the person has pressed for the review, and the form does not know yet whether it can open. */
export type Review = 'closed' | 'asked' | 'open'

/**
 * Answers a press that asks for the review. The press is kept while the form is still being checked: who types quickly, or
 * whose machine is slow, presses Ctrl+Enter before it is known that there is anything to review.
 * @param checking whether what was typed, or the caller's role, is still being checked
 * @param blocked why the changes can't be reviewed, or null: it counts only when nothing is being checked
 * @param onRefused is told why a press leads to no review
 */
export function useAskedReview(
  review: Review,
  setReview: (next: Review) => void,
  { checking, blocked }: { checking: boolean; blocked: string | null },
  onRefused: (reason: string) => void,
) {
  const isDue = review === 'asked' && !checking
  const answer = useEffectEvent(() => {
    setReview(blocked === null ? 'open' : 'closed')
    if (blocked !== null) onRefused(blocked)
  })
  useEffect(() => {
    if (isDue) answer()
  }, [isDue])
}
