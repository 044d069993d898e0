import type { Binding } from '../api/contract/access'
import { parseInstant, type Micros } from '../lib/date/micros'
import type { Standing } from './types'

export const ENDING_DAYS = 14
const DAY: Micros = 86_400_000_000

/** From its first instant to the first at which the binding is not in force any more; null: without end. */
export type Period = { readonly from: Micros; readonly until: Micros | null }

const endOf = (instant: string | null | undefined): Micros =>
  (instant ? parseInstant(instant) : null) ?? Infinity

/** Tells whether the console knows what the state of a binding means: a newer server may have states of its own. */
export const isKnownState = ({ state }: Binding) => state === 'active' || state === 'revoked'

/** An answer never changes, and ten thousand bindings are looked at again and again. */
const periods = new WeakMap<Binding, Period>()

/**
 * When a binding was in force. Its `state` is not asked: of an expired binding it still says "active" (contract §3.4).
 * A revoked one without the instant of it was never in force, as far as the console can know.
 */
export function periodOf(binding: Binding): Period {
  const known = periods.get(binding)
  if (known) return known
  const from = parseInstant(binding.created_at) ?? -Infinity
  const lost = binding.state === 'revoked' && !binding.revoked_at
  const until = lost ? from : Math.min(endOf(binding.expires_at), endOf(binding.revoked_at))
  const period = { from, until: until === Infinity ? null : until }
  periods.set(binding, period)
  return period
}

export function isInForce(binding: Binding, instant: Micros): boolean {
  const { from, until } = periodOf(binding)
  return from <= instant && (until === null || instant < until)
}

/** How a binding stands at an instant. One that expired and was revoked afterwards is expired: that ended it. */
export function standingAt(binding: Binding, instant: Micros): Standing {
  const { from, until } = periodOf(binding)
  if (instant < from) return 'not yet'
  if (until === null) return 'in force'
  if (instant >= until) return endOf(binding.expires_at) === until ? 'expired' : 'revoked'
  // That it would be revoked, nobody knew then.
  return endOf(binding.expires_at) - instant <= ENDING_DAYS * DAY ? 'ending' : 'in force'
}

const changes = new WeakMap<Binding, Micros>()

/** When a binding was changed last, as far as its times say. */
function changedAt(binding: Binding): Micros {
  const known = changes.get(binding)
  if (known !== undefined) return known
  const at = parseInstant(binding.revoked_at || binding.created_at) ?? 0
  changes.set(binding, at)
  return at
}

/** The last change that a list tells of: the server had come so far when it answered, whatever the clocks say. */
export const newestIn = (bindings: readonly Binding[]) =>
  bindings.reduce((latest, binding) => Math.max(latest, changedAt(binding)), 0)
