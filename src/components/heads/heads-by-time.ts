import type { ArtifactItem } from '../../api/contract/artifacts'
import { committedAt } from '../committed-at'

/** A head with the instant of its commit: RFC 3339, as the server sent it. */
export type TimedHead = { item: ArtifactItem; at: string }

/**
 * The heads of lists, the one that was committed last first.
 * @returns beside them, how many rows do not say when they were committed (contract §4.3)
 */
export function headsByTime(items: readonly ArtifactItem[]): {
  rows: TimedHead[]
  unrecorded: number
} {
  const rows = items
    .flatMap((item): TimedHead[] => {
      const at = committedAt(item)
      return at === null ? [] : [{ item, at }]
    })
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return { rows, unrecorded: items.length - rows.length }
}
