import { useEffect, useMemo, useState } from 'react'

/** Waits this long, in ms, before counting again while a list grows: a picture need not be drawn at each page. */
const SETTLE_MS = 300
/** ms of counting before the page may draw and answer keys. */
const SLICE_MS = 8

type Steps<T> = Generator<void, T>
type Counted<T> = { value: T | null; by: unknown; of: object | null }

/** Counts for `SLICE_MS` at most. @returns null where that is not enough */
function countedAtOnce<T>(steps: Steps<T>): { value: T } | null {
  const until = performance.now() + SLICE_MS
  do {
    const { done, value } = steps.next()
    if (done) return { value }
  } while (performance.now() < until)
  return null
}

/**
 * Counts some milliseconds at a time, between which the browser does everything else. While the list grows, what was counted
 * last stays on screen.
 * @param start begins to count; another function counts anew, null has nothing to count
 * @param of names the list and its filters. What was counted of another one is `isOld`: it is untrue and not to be seen. A
 *   short list is counted anew while it is drawn, so that nothing flickers.
 */
export function useSteps<T>(start: (() => Steps<T>) | null, of: object) {
  const [counted, setCounted] = useState<Counted<T>>({ value: null, by: null, of: null })
  const isOld = counted.of !== null && counted.of !== of
  const atOnce = useMemo(() => (isOld && start ? countedAtOnce(start()) : null), [isOld, start])
  if (atOnce) setCounted({ ...atOnce, by: start, of })
  useEffect(() => {
    if (!start || counted.by === start) return
    const steps = start()
    let timer = 0
    const step = () => {
      const { done, value } = steps.next()
      if (done) setCounted({ value, by: start, of })
      else timer = window.setTimeout(step)
    }
    timer = window.setTimeout(step, counted.of === of ? SETTLE_MS : 0)
    return () => window.clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was counted before decides on the pause alone
  }, [start])
  return { value: counted.value, counting: counted.by !== start, isOld }
}
