import type { AuditEvent, AuditPage, ListAuditRequest } from '../../../api/contract/audit'
import { ApiError, networkError } from '../../../api/errors'
import { parseInstant } from '../../../lib/date/micros'

/** What goes wrong, or on, before a call is answered. */
export type Incident = 'none' | 'grant' | 'activity' | 'expire' | 'network' | 'empty-page'

/** Microseconds of a time in ms that may carry a fraction. */
export const micros = (ms: number) => Math.round(ms * 1_000)

export function serverTime(ms: number) {
  const fraction = String(micros(ms) % 1_000).padStart(3, '0')
  return new Date(micros(ms) / 1_000).toISOString().replace('Z', `${fraction}Z`)
}

export function eventAt(cursor: number, ms: number, over: Partial<AuditEvent> = {}): AuditEvent {
  return {
    cursor,
    event_id: `event-${cursor}`,
    occurred_at: serverTime(ms),
    request_id: `request-${cursor}`,
    transport: 'http',
    operation: 'get_scope',
    principal: { type: 'user', id: 'ada' },
    action: 'scope.read',
    resource: { type: 'server', deployment_id: 'powercontext' },
    allowed: true,
    reason_code: 'role-binding',
    ...over,
  }
}

const refusal = (status: number, code: string) =>
  new ApiError('http', status, code, code, null, 'request-of-the-refusal')

/**
 * The audit of a service that behaves as contract §6 says: oldest first, cursors that die with the policy, reading
 * that writes. `incidents` happen in turn, one before each call; after the last one nothing goes wrong. It refuses a page
 * that would hold one of the `unreadable` events, whatever the limit (contract §6.1).
 */
export class SimulatedAudit {
  readonly events: AuditEvent[]
  readonly requests: ListAuditRequest[] = []
  /** Cursors of the events that it cannot hand out. */
  readonly unreadable = new Set<number>()
  #times: number[]
  #policy = 1
  #expired = 0

  constructor(
    times: readonly number[],
    public clock: number,
    private readonly incidents: Incident[] = [],
    private readonly pageSize = Infinity,
    /** Every so many events of the service is one of this list: 1 for all, more for a filtered one. */
    private readonly stride = 1,
  ) {
    this.#times = [...times]
    this.events = times.map((ms, index) => eventAt((index + 1) * stride, ms))
  }

  write(ms = this.clock) {
    this.#times.push(ms)
    this.events.push(eventAt((this.events.length + 1) * this.stride, ms))
  }

  /** The next call meets this. */
  fail(incident: Incident) {
    this.incidents.unshift(incident)
  }

  readonly ask = async (
    request: ListAuditRequest,
  ): Promise<{ page: AuditPage; at: number; requestId: string }> => {
    this.requests.push(request)
    const incident = this.incidents.shift() ?? 'none'
    this.clock += 1_000
    if (incident === 'network') throw networkError(new TypeError('failed to fetch'))
    if (incident === 'grant') {
      this.#policy += 1
      this.write()
    }
    if (incident === 'activity') for (let i = 0; i < 40; i += 1) this.write()
    if (incident === 'expire') this.#expired = this.requests.length
    const { time_range: range, cursor, limit = 100 } = request
    let after = 0
    if (cursor) {
      const [policy, number, made, filter] = cursor.split('|').map(Number)
      if (policy !== this.#policy) throw refusal(409, 'access_cursor_stale')
      if ((made ?? 0) < this.#expired) throw refusal(410, 'cursor_expired')
      if (filter !== this.#filterOf(request)) throw refusal(422, 'invalid_access_request')
      after = (number ?? 0) / this.stride
    }
    const start = range ? (parseInstant(range.start) ?? NaN) : -Infinity
    const end = range ? (parseInstant(range.end) ?? NaN) : Infinity
    if (start >= end) throw refusal(422, 'invalid_access_request')
    // The service records its own answer before it gives it.
    this.write()
    const requestId = `request-${this.events.length * this.stride}`
    const size = incident === 'empty-page' ? 0 : Math.min(limit, this.pageSize)
    const items: AuditEvent[] = []
    let more = false
    for (let index = after; index < this.events.length && !more; index += 1) {
      const at = micros(this.#times[index] ?? NaN)
      const event = this.events[index]
      if (!event || !(at >= start && at < end)) continue
      if (items.length < size) items.push(event)
      else more = true
    }
    if (items.some(({ cursor }) => this.unreadable.has(cursor)))
      throw refusal(422, 'invalid_request')
    const next = `${this.#policy}|${items.at(-1)?.cursor ?? after * this.stride}|${this.requests.length}|${this.#filterOf(request)}`
    return {
      page: { items, next_cursor: more ? next : null },
      at: this.clock,
      requestId,
    }
  }

  #filterOf = ({ time_range: range }: ListAuditRequest) =>
    range ? Date.parse(range.start) * 7 + Date.parse(range.end) : 0
}
