import { useState } from 'react'
import type { Compared } from '../compared'
import type { End } from './end-moves'

type Moved = { end: End; revision: number; since: Compared }

/**
 * An end of the comparison that is on its way. Nothing is read before it has arrived: each revision that is passed would be
 * an audit event.
 */
export function useMovedEnd(compared: Compared, onTake: (end: End, revision: number) => void) {
  const [moved, setMoved] = useState<Moved | null>(null)
  // It stays where it was let go until the address says the same; whatever else is chosen in between puts an end to it.
  const underWay = moved?.since === compared ? moved : null
  const ends: Compared = underWay ? { ...compared, [underWay.end]: underWay.revision } : compared
  return {
    ends,
    move: (end: End, revision: number) => {
      const other = compared[end === 'from' ? 'to' : 'from']
      if (revision !== other) setMoved({ end, revision, since: compared })
    },
    take: () => {
      if (!underWay || underWay.revision === compared[underWay.end]) setMoved(null)
      else onTake(underWay.end, underWay.revision)
    },
    giveBack: () => setMoved(null),
  }
}
