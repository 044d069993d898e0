import { useState } from 'react'

/**
 * How many revisions came since the screen was opened, or since the person looked at the newest one. The revision that
 * was committed here is no news.
 */
export function useArrivals(head: number, committed: number | null) {
  const [known, setKnown] = useState(head)
  if (committed !== null && committed > known) setKnown(committed)
  const count = Math.max(0, head - Math.max(known, committed ?? 0))
  return { count, seen: () => setKnown(head) }
}
