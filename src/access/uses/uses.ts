import * as v from 'valibot'
import type { AuditEvent } from '../../api/contract/audit'
import { Instant } from '../../api/contract/common'
import { formatInstant, parseInstant, type Micros } from '../../lib/date/micros'
import { own } from '../../lib/json/own'
import { periodOf } from '../standing'
import type { Binding } from '../../api/contract/access'

const SECOND: Micros = 1_000_000
const DAY: Micros = 86_400 * SECOND

/** How far back uses are looked for. */
export const USES_DAYS = 90
/** Audited calls that one press makes at most, of so many audits that each can be read at all. */
const CALLS_MAX = 12
/** Windows that one press reads at most: each is read in every audit. */
export const windowsAtMost = (audits: number) => Math.max(1, Math.floor(CALLS_MAX / audits))
export const callsAtMost = (audits: number) => windowsAtMost(audits) * audits
/** Events that a window aims at: one page holds 500. */
const AIM = 300

/** When bindings were last used, as far as the audit was read: whole from `from` up to `until`, and nothing before. */
export const Uses = v.strictObject({
  from: Instant,
  until: Instant,
  /** Where the wanted range begins. */
  floor: Instant,
  /** Audited calls that it took. */
  calls: v.number(),
  /** Events that were read. */
  events: v.number(),
  /** The last use by the id of the binding; of those that were asked about. */
  last: v.record(v.string(), Instant),
  /** Length of the next window, in microseconds. */
  span: v.number(),
  /**
   * Why it goes no further: all of the range was read, each binding has its answer, since it was used or not there before, or the server cannot hand out the
   * second before `from`. Null: it may go on.
   */
  end: v.nullable(v.picklist(['whole', 'answered', 'unreadable'])),
})
export type Uses = v.InferOutput<typeof Uses>

/** @param now by the server's clock */
export function nothingRead(now: Micros): Uses {
  const until = formatInstant(now)
  const floor = formatInstant(now - USES_DAYS * DAY)
  return { from: until, until, floor, calls: 0, events: 0, last: {}, span: DAY, end: null }
}

const micros = (instant: string): Micros => parseInstant(instant) ?? 0

/** The next time to read, backwards from what was read. */
export function nextWindow({ from, floor, span }: Uses): { start: Micros; end: Micros } {
  const end = micros(from)
  return { start: Math.max(micros(floor), end - span), end }
}

/** Whether a decision was allowed by a binding. Records of changes name one too, and decide nothing (contract §6). */
export const isUse = ({ allowed, binding_id, target }: AuditEvent) =>
  allowed && Boolean(binding_id) && !target

/**
 * What is known once a window was read whole.
 * @param calls that it took: one for each audit that was read
 */
export function afterWindow(
  uses: Uses,
  events: readonly AuditEvent[],
  wanted: readonly Binding[],
  calls = 1,
): Uses {
  const { start, end } = nextWindow(uses)
  const ids = new Set(wanted.map(({ binding_id: id }) => id))
  const last: Record<string, string> = { ...uses.last }
  for (const event of events) {
    const id = event.binding_id ?? ''
    if (!isUse(event) || !ids.has(id)) continue
    const known = own(last, id)
    if (known === undefined || micros(event.occurred_at) > micros(known))
      last[id] = event.occurred_at
  }
  const from = formatInstant(start)
  const isWhole = start <= micros(uses.floor)
  // A binding that was not there yet, or any more, is not looked for any further.
  const isOpen = (binding: Binding) => {
    const period = periodOf(binding)
    const hadUntil = period.until === null || period.until > micros(uses.floor)
    return own(last, binding.binding_id) === undefined && period.from < start && hadUntil
  }
  return {
    ...uses,
    from,
    last,
    calls: uses.calls + calls,
    events: uses.events + events.length,
    span: Math.round((end - start) * Math.min(8, Math.max(0.25, AIM / Math.max(1, events.length)))),
    end: isWhole ? 'whole' : wanted.some(isOpen) ? null : 'answered',
  }
}

/**
 * A window that one page does not hold, or that the server cannot hand out, is read again in part. Below a second there is
 * no part left.
 * @param reached the instant of the last event that the page held; null where there was no page
 * @param made calls that it took
 */
export function afterOverflow(uses: Uses, reached: Micros | null, made = 1): Uses {
  const { start, end } = nextWindow(uses)
  const length = end - start
  const calls = uses.calls + made
  if (length <= SECOND) return { ...uses, calls, end: 'unreadable' }
  // So long as the page's own events took: what is nearer to now may be as dense.
  const held = reached === null ? length / 2 : Math.min(length / 2, (reached - start) * 0.8)
  return { ...uses, calls, span: Math.max(SECOND, Math.round(held)) }
}

/** - `used`: at an instant. - `unused`: in what was read. - `over`: the binding had ended before what was read. */
export type LastUse = { kind: 'used'; at: string } | { kind: 'unused' } | { kind: 'over' }

/** What the audit tells of one binding, as far as it was read; null before it was. */
export function lastUseOf(uses: Uses | null, binding: Binding): LastUse | null {
  if (!uses || uses.calls === 0 || uses.from === uses.until) return null
  const at = own(uses.last, binding.binding_id)
  if (at !== undefined) return { kind: 'used', at }
  const { until } = periodOf(binding)
  return until !== null && until <= micros(uses.from) ? { kind: 'over' } : { kind: 'unused' }
}
