import type { Binding } from '../api/contract/access'
import { parseInstant, type Micros } from '../lib/date/micros'
import { periodOf } from './standing'

/** What happened to a binding at an instant. */
export type MomentChange = { binding: Binding; kind: 'granted' | 'expired' | 'revoked' }
/** An instant from which on something is different, and what. */
export type ChangeMoment = { at: Micros; changes: readonly MomentChange[] }

/** The instants up to `now` at which bindings began or ended, the earliest first; each once, with all that changed then. */
export function momentsOf(bindings: readonly Binding[], now: Micros): ChangeMoment[] {
  const byInstant = new Map<Micros, MomentChange[]>()
  const add = (at: Micros, change: MomentChange) => {
    const those = byInstant.get(at)
    if (those) those.push(change)
    else byInstant.set(at, [change])
  }
  for (const binding of bindings) {
    const { from, until } = periodOf(binding)
    // One that was never in force changed nothing.
    if (!Number.isFinite(from) || from > now || (until !== null && until <= from)) continue
    add(from, { binding, kind: 'granted' })
    if (until === null || until > now) continue
    const isExpired = parseInstant(binding.expires_at ?? '') === until
    add(until, { binding, kind: isExpired ? 'expired' : 'revoked' })
  }
  return [...byInstant]
    .map(([at, changes]) => ({ at, changes }))
    .sort((one, other) => one.at - other.at)
}

/** The place of the last moment at or before an instant; -1 before the first. */
export function momentAt(moments: readonly ChangeMoment[], instant: Micros): number {
  let [low, high] = [0, moments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((moments[middle]?.at ?? Infinity) <= instant) low = middle + 1
    else high = middle
  }
  return low - 1
}
