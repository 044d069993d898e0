import type { ArtifactItem } from '../../../api/contract/artifacts'

/** Windows in which the list is too narrow for a revision's buttons beside its time: phones, and two panes below 1200 px. */
export const NARROW = '(max-width: 439.95px), (min-width: 900px) and (max-width: 1199.95px)'

/** Whether a row has a line about where its content comes from and why. */
export const hasFacts = (item: ArtifactItem | null, same: boolean) =>
  same || Boolean(item?.restored_from_revision || item?.reason)

/** Pixels that a row takes with text of the usual size; larger text makes it higher, and the row is then measured. */
export function rowHeight(item: ArtifactItem | null, same: boolean, narrow: boolean): number {
  return (narrow ? 54 : 36) + (hasFacts(item, same) ? (narrow ? 22 : 8) : 0)
}
