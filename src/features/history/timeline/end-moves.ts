import type { Compared } from '../compared'

/** Which end of the comparison. */
export type End = keyof Compared

/** Revisions that Page Up and Page Down pass. */
const PAGE = 10

/**
 * Where a key takes an end of the comparison, among the revisions 1 to `head`; null for any other key. Up is newer, as in
 * the list. The other end is passed over: a revision compared with itself has nothing to tell.
 */
export function revisionAfterKey(
  key: string,
  compared: Compared,
  end: End,
  head: number,
): number | null {
  const now = compared[end]
  const other = end === 'from' ? compared.to : compared.from
  const wanted = {
    ArrowUp: now + 1,
    ArrowRight: now + 1,
    ArrowDown: now - 1,
    ArrowLeft: now - 1,
    PageUp: now + PAGE,
    PageDown: now - PAGE,
    Home: 1,
    End: head,
  }[key]
  if (wanted === undefined) return null
  const reached = Math.min(head, Math.max(1, wanted))
  if (reached !== other) return reached
  const onward = wanted > now ? 1 : -1
  const past = reached + onward
  return past >= 1 && past <= head ? past : reached - onward
}
