import type { ArtifactItem } from '../../api/contract/artifacts'
import { committedAt } from '../../components/committed-at'

export type ChangedRow = { item: ArtifactItem; at: string }

/**
 * The heads of a list that were committed after an instant, newest first.
 * @param since ms since the epoch, by the server's clock
 * @returns beside them, how many rows do not say when they were committed (contract §4.3)
 */
export function changedRows(items: readonly ArtifactItem[], since: number) {
  const timed = items.flatMap((item): ChangedRow[] => {
    const at = committedAt(item)
    return at === null ? [] : [{ item, at }]
  })
  return {
    rows: timed
      .filter(({ at }) => Date.parse(at) > since)
      .sort((one, other) => Date.parse(other.at) - Date.parse(one.at)),
    unrecorded: items.length - timed.length,
  }
}
