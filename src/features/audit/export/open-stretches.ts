import type { AuditQuery } from '../query/audit-query'
import type { MetSpots } from '../reading/blind-spots'
import type { Ask } from '../reading/feed-request'
import type { EventReader } from './exporter'
import type { Stretch } from './hand-selection'
import { openReader } from './open-reader'

/**
 * The events of some stretches of time for the exporter, one stretch after the other: what lies between them is not asked for.
 * @param stretches ascending and apart from each other, so that cursors rise from one to the next
 */
export function openStretches(
  query: AuditQuery,
  stretches: readonly Stretch[],
  ask: Ask,
  met?: MetSpots,
): EventReader {
  const readers: EventReader[] = []
  let done = 0
  return {
    get resumed() {
      const sum = (what: 'policy' | 'cursor') =>
        readers.reduce((total, { resumed }) => total + resumed[what], 0)
      return { policy: sum('policy'), cursor: sum('cursor') }
    },
    get blind() {
      return readers.flatMap(({ blind }) => blind)
    },
    async next() {
      const stretch = stretches[done]
      if (stretch === undefined) return { events: [], done: true }
      // After a failure, the reader of the stretch goes on where it was.
      const reader = (readers[done] ??= openReader({ ...query, ...stretch }, ask, met))
      const { events, done: isRead } = await reader.next()
      if (isRead) done += 1
      return { events, done: done === stretches.length }
    },
  }
}
