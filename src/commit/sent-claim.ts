import type { Principal } from '../api/contract/access'
import { isSomebodyElse } from './attribution'
import type { SentRecord } from './sent-record'

/** The head that a page has read; revision 0 when nothing is saved. */
export type KnownHead = {
  revision: number
  /** Milliseconds since 1970. */
  at: number
}

/** What the head that was read since tells of a commit whose outcome was never shown (decision 16). */
export type SentClaim =
  /** The head was read before the commit was sent. */
  | 'read-before'
  | 'unmoved'
  /** The revision that it would have made exists: somebody else's by its author on record, or nobody knows whose. */
  | 'others'
  | 'not-known'

/** @param author of the revision that it would have made; null when nobody is on record, undefined when it was not read */
export function sentClaim(
  { base, at }: SentRecord,
  head: KnownHead,
  me: Principal | null,
  author: Principal | null | undefined,
): SentClaim {
  if (head.revision <= base) return head.at > at ? 'unmoved' : 'read-before'
  return isSomebodyElse(author, me) ? 'others' : 'not-known'
}
