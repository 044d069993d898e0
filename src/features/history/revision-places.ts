import type { ArtifactItem } from '../../api/contract/artifacts'

type Numbered = Pick<ArtifactItem, 'revision'>

/** Where each revision stands in the list, newest first, also those that are not loaded. */
export type RevisionPlaces = {
  count: number
  revisionAt: (index: number) => number
  /** -1 for a revision that is not in the history. */
  indexOf: (revision: number) => number
}

/**
 * Places of all revisions by the loaded ones alone: numbers have no gaps (contract §4), so that what follows the last
 * loaded one is known before it is read. Once the server has said that there is no more, only what it sent counts.
 */
export function revisionPlaces(items: readonly Numbered[], hasMore: boolean): RevisionPlaces {
  const last = items.at(-1)?.revision ?? 0
  const unloaded = hasMore ? last - 1 : 0
  return {
    count: items.length + unloaded,
    revisionAt: (index) => items[index]?.revision ?? last - 1 - (index - items.length),
    indexOf: (revision) => {
      if (revision >= last) return items.findIndex((item) => item.revision === revision)
      return unloaded > 0 && revision >= 1 ? items.length + (last - 1 - revision) : -1
    },
  }
}
