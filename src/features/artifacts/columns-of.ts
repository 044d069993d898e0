import type { ArtifactItem } from '../../api/contract/artifacts'
import { committedAt } from '../../components/committed-at'

export const sourcesOf = (item: ArtifactItem) => item.source_count ?? item.sources.length

/**
 * Which columns say something of any loaded row. Older servers record no times at all (contract §4.3): a column of "not
 * recorded", or of zeros, would say nothing.
 */
export const columnsOf = (items: readonly ArtifactItem[]) => ({
  hasTimes: items.some((item) => committedAt(item) !== null),
  hasSources: items.some((item) => sourcesOf(item) > 0),
})
