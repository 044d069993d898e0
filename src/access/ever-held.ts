import type { Binding } from '../api/contract/access'
import { parseInstant, type Micros } from '../lib/date/micros'
import { reachBy } from './granting'
import { periodOf } from './standing'
import type { Moment, RoleRules } from './types'

/** What the bindings of a principal say of an action that it was refused at an instant. */
export type EverHeld =
  /** The last one that would have allowed it had ended by then. */
  | { kind: 'lost'; binding: Binding; until: Micros; how: 'expired' | 'revoked' }
  /** The first one that would have allowed it was granted only after that instant. */
  | { kind: 'later'; binding: Binding; since: Micros }
  /** One was in force: it is not for want of a role that the request was refused. */
  | { kind: 'held'; binding: Binding }
  | { kind: 'never' }

/** Whether a refused principal held a role then, before or later that allows what it was refused (contract §3.2). */
export function everHeld(
  { instant, ...deed }: Moment,
  bindings: readonly Binding[],
  rules: RoleRules,
): EverHeld {
  const granting = bindings
    .filter((binding) => reachBy(binding, rules, deed) !== null)
    .map((binding) => ({ binding, ...periodOf(binding) }))
    // One that began and ended at once has given nothing.
    .filter(({ from, until }) => until === null || from < until)
    .sort((one, other) => one.from - other.from)
  const held = granting.find(
    ({ from, until }) => from <= instant && (until === null || instant < until),
  )
  if (held) return { kind: 'held', binding: held.binding }
  const ended = granting
    .flatMap(({ binding, until }) =>
      until !== null && until <= instant ? [{ binding, until }] : [],
    )
    .sort((one, other) => other.until - one.until)[0]
  if (ended) {
    const isExpired = parseInstant(ended.binding.expires_at ?? '') === ended.until
    return { kind: 'lost', ...ended, how: isExpired ? 'expired' : 'revoked' }
  }
  const later = granting[0]
  return later ? { kind: 'later', binding: later.binding, since: later.from } : { kind: 'never' }
}
