import { useEffect, useState } from 'react'
import { announce } from '../../ui/announcer'
import { useTexts } from '../../ui/language'
import { timelineTexts } from './timeline/timeline-texts'

/**
 * How many revisions came in since the screen was opened, or since the person looked at the newest one. The revision
 * that was committed here is no news.
 */
export function useArrivals(head: number, committed: number | null) {
  const t = useTexts(timelineTexts)
  const [known, setKnown] = useState(head)
  if (committed !== null && committed > known) setKnown(committed)
  const count = Math.max(0, head - Math.max(known, committed ?? 0))
  useEffect(() => {
    if (count > 0) announce(t.newRevisions(count))
  }, [count, t])
  return { count, seen: () => setKnown(head) }
}
