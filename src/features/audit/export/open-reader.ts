import type { Ask } from '../reading/feed-request'
import type { AuditQuery } from '../query/audit-query'
import { BlindSpots, type MetSpots } from '../reading/blind-spots'
import { ForwardReader } from '../reading/forward-reader'
import type { EventReader } from './exporter'

/** Calls in a row that bring nothing new and lead no further, after which a person decides: each of them is audited. */
const FRUITLESS_MAX = 40

/** The server answers, but the export gets no further. */
class NoProgress extends Error {
  override readonly name = 'NoProgress'
}

/**
 * The events of a range for the exporter, by the reader that the list on screen uses as well.
 * @param met the blind spots that lists of this visit have found
 */
export function openReader(query: AuditQuery, ask: Ask, met?: MetSpots): EventReader {
  const reader = new ForwardReader(query, ask, { blind: new BlindSpots(met) })
  const resumed = { policy: 0, cursor: 0 }
  let fruitless = 0
  return {
    resumed,
    get blind() {
      return reader.blind.list
    },
    async next() {
      if (fruitless === FRUITLESS_MAX) {
        fruitless = 0
        throw new NoProgress(`${FRUITLESS_MAX} calls in a row led no further.`)
      }
      const before = reader.readTo
      const { events, fresh, done, loss, narrowing } = await reader.next()
      // Reading a stretch again that was read too soon leads further without anything new, and so does narrowing down.
      const isFruitful = fresh > 0 || reader.readTo !== before || narrowing
      fruitless = isFruitful ? 0 : fruitless + 1
      if (loss !== null) resumed[loss] += 1
      return { events, done }
    },
  }
}
