import { useEffect, useState } from 'react'

/** Waits this long, in ms, before counting again while a list grows: a picture need not be drawn at each page. */
const SETTLE_MS = 300

type Counted<T> = { value: T | null; by: unknown }

/**
 * Counts some milliseconds at a time, between which the browser does everything else. While the list grows, what was counted
 * last stays on screen.
 * @param start begins to count; another function counts anew, null has nothing to count
 */
export function useSteps<T>(start: (() => Generator<void, T>) | null) {
  const [counted, setCounted] = useState<Counted<T>>({ value: null, by: null })
  useEffect(() => {
    if (!start) return
    const steps = start()
    let timer = 0
    const step = () => {
      const { done, value } = steps.next()
      if (done) setCounted({ value, by: start })
      else timer = window.setTimeout(step)
    }
    timer = window.setTimeout(step, counted.by === null ? 0 : SETTLE_MS)
    return () => window.clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was counted before decides on the pause alone
  }, [start])
  return { value: counted.value, counting: counted.by !== start }
}
