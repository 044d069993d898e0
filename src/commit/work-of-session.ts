import { session } from '../api/session'
import type { ChangeWork } from './change'

/**
 * The work of one press, which belongs to the session of that press: once it has ended, an answer is dropped, and not
 * checked with a later token.
 */
export function workOfSession<D, M>({
  send,
  check,
  onCommitted,
}: ChangeWork<D, M>): ChangeWork<D, M> {
  const ends = session.signal()
  return {
    send,
    check: () => {
      ends.throwIfAborted()
      return check()
    },
    onCommitted: (done) => {
      if (!ends.aborted) onCommitted(done)
    },
  }
}
