import { prepared, useIsPrepared } from '../../../components/prepared'
import type { EventRows } from '../store/rows'

const { prepare, Component: ArtifactNames } = prepared(
  async () => (await import('./ArtifactNames')).ArtifactNames,
)

/** Shows a button that reads the names of the list's Artifacts. It comes when its code is there, so that the list does not wait for it. */
export function NamesOffer({ rows }: { rows: EventRows }) {
  return useIsPrepared(prepare) && <ArtifactNames rows={rows} />
}
