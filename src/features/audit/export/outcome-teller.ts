import type { AuditEvent } from '../../../api/contract/audit'
import { splitsRequests, type ServerFilter } from '../query/server-filters'
import { REACH_MS } from '../requests/whole-requests'
import { requestOutcome, type Outcome } from '../../../components/requests/request-outcome'
import { microsOf } from '../reading/feed-request'
import type { BlindSpot } from '../store/rows'
import type { FixedRequest } from './export-request'

/** Events that wait for the rest of their request at most: so many are kept in memory, however dense the audit is. */
export const WAITING_MAX = 5_000
/** Requests that were told already and of which an event may still come. */
const TOLD_MAX = 20_000

export type Told = { event: AuditEvent; outcome: Outcome }

type Group = {
  decisions: AuditEvent[]
  firstMs: number
  lastMs: number
  /** Events of it that are not told yet. */
  waiting: number
  /** Others of it were told before. */
  cut: boolean
}

/**
 * Tells of each event of an export how its request ended, by the rules of the list (contract §6.3). Events come by rising
 * cursors and leave in the same order; one waits until none of its request can come any more, which is `REACH_MS` after the
 * last one by the service's clock. Where more than `WAITING_MAX` would wait, the first is told by what is known.
 */
export class OutcomeTeller {
  #waiting: AuditEvent[] = []
  #groups = new Map<string, Group>()
  #told = new Set<string>()
  #newestMs = -Infinity

  constructor(
    private readonly request: Pick<FixedRequest, 'start' | 'end' | ServerFilter | 'selection'>,
    /** The blind spots found so far. */
    private readonly blind: () => readonly BlindSpot[],
  ) {}

  /** @returns the events that can be told now, those of earlier calls first */
  take(events: readonly AuditEvent[]): Told[] {
    for (const event of events) this.#add(event)
    let ready = 0
    const told: Told[] = []
    while (ready < this.#waiting.length) {
      const event = this.#waiting[ready]
      const group = event && this.#groups.get(keyOf(event))
      if (!event || !group) break
      const isOver = this.#newestMs >= group.lastMs + REACH_MS || event.request_id == null
      if (!isOver && this.#waiting.length - ready <= WAITING_MAX) break
      told.push(this.#tell(event, group, isOver))
      ready += 1
    }
    this.#waiting = this.#waiting.slice(ready)
    return told
  }

  /** @returns all that wait, at the end of the export. What was left to come in the range would have come, if `ended`. */
  rest(ended: boolean): Told[] {
    const told = this.#waiting.flatMap((event) => {
      const group = this.#groups.get(keyOf(event))
      return group ? [this.#tell(event, group, ended)] : []
    })
    this.#waiting = []
    return told
  }

  #add(event: AuditEvent) {
    const key = keyOf(event)
    const ms = Date.parse(event.occurred_at)
    this.#newestMs = Math.max(this.#newestMs, ms)
    this.#waiting.push(event)
    const group = this.#groups.get(key)
    if (!group) {
      const cut = this.#told.has(key)
      this.#groups.set(key, { decisions: [event], firstMs: ms, lastMs: ms, waiting: 1, cut })
      return
    }
    group.decisions.push(event)
    group.firstMs = Math.min(group.firstMs, ms)
    group.lastMs = Math.max(group.lastMs, ms)
    group.waiting += 1
  }

  #tell(event: AuditEvent, group: Group, isOver: boolean): Told {
    const { outcome } = requestOutcome(group.decisions, isOver && this.#isWhole(group))
    group.waiting -= 1
    if (group.waiting === 0) {
      const key = keyOf(event)
      this.#groups.delete(key)
      this.#told.add(key)
      // The oldest first.
      if (this.#told.size > TOLD_MAX) for (const old of this.#told) { this.#told.delete(old); break } // prettier-ignore
    }
    return { event, outcome }
  }

  /** Whether nothing that is not in the file can belong to the request. */
  #isWhole({ firstMs, lastMs, cut }: Group): boolean {
    const { start, end, selection } = this.request
    if (cut || splitsRequests(this.request)) return false
    const [from, to] = [firstMs - REACH_MS, lastMs + REACH_MS]
    if ((start !== null && Date.parse(start) > from) || Date.parse(end) < to) return false
    // Of a selection, only the stretches around it are read.
    const isRead = selection?.stretches.some((one) => Date.parse(one.start) <= from && to <= Date.parse(one.end)) ?? true // prettier-ignore
    if (!isRead) return false
    return !this.blind().some((spot) => spot.from < microsOf(to) && spot.to > microsOf(from))
  }
}

const keyOf = (event: AuditEvent) => event.request_id ?? `event ${event.event_id}`
