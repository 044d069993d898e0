import { prepared, useIsPrepared } from '../../../components/prepared'
import type { EventRows } from '../store/rows'

const { prepare, Component: ArtifactNames } = prepared(
  async () => (await import('./ArtifactNames')).ArtifactNames,
)

/** Offers the names of the list's Artifacts as soon as the code is there that reads them. */
export function NamesOffer({ rows }: { rows: EventRows }) {
  return useIsPrepared(prepare) && <ArtifactNames rows={rows} />
}
