import type { Ask } from '../reading/feed-request'
import type { AuditQuery } from '../query/audit-query'
import { ForwardReader } from '../reading/forward-reader'
import type { EventReader } from './exporter'

/** Calls in a row that bring nothing new and lead no further, after which a person decides: each of them is audited. */
const FRUITLESS_MAX = 40

/** The server answers, but the export gets no further. */
class NoProgress extends Error {
  override readonly name = 'NoProgress'
}

/** The events of a range for the exporter, by the reader that the list on screen uses as well. */
export function openReader(query: AuditQuery, ask: Ask): EventReader {
  const reader = new ForwardReader(query, ask)
  const resumed = { policy: 0, cursor: 0 }
  let fruitless = 0
  return {
    resumed,
    async next() {
      if (fruitless === FRUITLESS_MAX) {
        fruitless = 0
        throw new NoProgress(`${FRUITLESS_MAX} calls in a row led no further.`)
      }
      const before = reader.readTo
      const { events, fresh, done, loss } = await reader.next()
      // A stretch that was read too soon is read again: nothing new, and yet not in vain.
      fruitless = fresh > 0 || reader.readTo !== before ? 0 : fruitless + 1
      if (loss !== null) resumed[loss] += 1
      return { events, done }
    },
  }
}
