import type { ArtifactItem } from '../../../api/contract/artifacts'

/** Characters of a reason that fit a line of the list. */
const LINE = 42

/** Pixels that a row will take, closely enough that the scrollbar does not move when it is measured. */
export function rowHeight(item: ArtifactItem | null, isHead: boolean, same: boolean): number {
  const reason = item?.reason ? Math.min(3, Math.ceil(item.reason.length / LINE)) * 20 + 2 : 0
  const when = item?.created_at || item?.created_by ? 20 : 0
  const links = item?.restored_from_revision || same ? 24 : 0
  const facts = reason + when + links
  return 16 + 24 + (facts > 0 ? facts + 3 : 0) + (isHead ? 0 : 27)
}
