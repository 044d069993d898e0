import type { ArtifactItem } from '../../api/contract/artifacts'
import { headsByTime } from '../../components/heads/heads-by-time'

/**
 * The heads of a list that were committed after an instant, newest first.
 * @param since ms since the epoch, by the server's clock
 * @returns beside them, how many rows do not say when they were committed (contract §4.3)
 */
export function changedRows(items: readonly ArtifactItem[], since: number) {
  const { rows, unrecorded } = headsByTime(items)
  return { rows: rows.filter(({ at }) => Date.parse(at) > since), unrecorded }
}
