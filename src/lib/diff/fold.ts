/** Unchanged lines that stay on screen at each side of a change. */
const CONTEXT_LINES = 3
/** A fold that would hide fewer lines than this costs more room than it saves. */
const FOLD_MIN = 4

/** How an unchanged stretch is shown: its first `head` lines, a fold of `hidden` lines, its last `tail` lines. */
export type Fold = { head: number; hidden: number; tail: number }

/** Folds a stretch of `count` unchanged lines that lies before, between or after changes. */
export function foldOf(
  count: number,
  place: { afterChange: boolean; beforeChange: boolean },
): Fold {
  const head = place.afterChange ? Math.min(CONTEXT_LINES, count) : 0
  const tail = place.beforeChange ? Math.min(CONTEXT_LINES, count - head) : 0
  const hidden = count - head - tail
  return hidden < FOLD_MIN ? { head: count, hidden: 0, tail: 0 } : { head, hidden, tail }
}
