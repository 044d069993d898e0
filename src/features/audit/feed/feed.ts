import {
  AUDIT_LIMIT_MAX,
  type AuditEvent,
  type ListAuditRequest,
} from '../../../api/contract/audit'
import { CursorConflict, EventList } from './event-list'
import { arrayRows } from './array-rows'
import { FIRST_LIMIT, type Ask, type FeedQuery } from './feed-request'
import { lossOfPlace } from './loss-of-place'
import type { AuditFeed, FeedSnapshot as Snapshot, Stop } from './model'
import { HORIZON_MS, resumeStart } from './resume'

/** Calls that one gesture (opening, scrolling on, "Retry") may cost at most, however odd the answers. */
export const CALLS_PER_GESTURE = 8

export type FeedSnapshot = Snapshot & {
  /** In the order of their cursors, each once. */
  events: readonly AuditEvent[]
}

type Position = { cursor: string | null; start: string | null; end: string | null }

function requestAt(query: FeedQuery, at: Position, first: boolean): ListAuditRequest {
  const { resource, action, subject, result } = query
  const ranged = at.start !== null || at.end !== null
  return {
    resource,
    ...(action ? { action } : {}),
    ...(subject ? { subject } : {}),
    ...(result ? { result } : {}),
    ...(ranged
      ? {
          time_range: {
            start: at.start ?? '1970-01-01T00:00:00Z',
            end: at.end ?? '9999-12-31T23:59:59Z',
          },
        }
      : {}),
    ...(at.cursor === null ? {} : { cursor: at.cursor }),
    limit: first ? FIRST_LIMIT : AUDIT_LIMIT_MAX,
  }
}

export const NOTHING_READ: Snapshot = {
  order: 'oldest',
  rows: arrayRows([]),
  phase: 'idle',
  endReached: false,
  stop: null,
  reading: null,
  resumed: { policy: 0, cursor: 0 },
  irregular: false,
  until: null,
  calls: 0,
  pending: 0,
  newer: { checkedMs: null, arrived: 0, more: false },
  stretches: [],
  startMs: null,
  endMs: null,
}

/**
 * Reads the audit oldest first, each event once and in order, whatever happens on the way (contract §6).
 *
 * - A cursor that the server no longer takes (a role binding changed, it expired) is replaced by a time range that
 *   starts shortly before the latest event; what is known is left out.
 * - Reading adds events, so an open list could grow for ever. Its end stays open nevertheless: no clock decides
 *   what belongs to it, and the server's last page ends it. Only when events arrive that happened `HORIZON_MS`
 *   after the first answer, the end is fixed there, and the server is asked to confirm it.
 * - A gesture costs at most `CALLS_PER_GESTURE` calls.
 */
export class Feed implements AuditFeed {
  #snapshot: FeedSnapshot = {
    ...NOTHING_READ,
    events: [],
  }
  #list = new EventList()
  #position: Position
  #listeners = new Set<() => void>()
  /** Cursors followed since the place was last taken up: one that comes again would lead in a circle. */
  #followed = new Set<string>()
  /** ms since the epoch; null while unknown, or where the clocks contradict the events. */
  #horizon: number | null = null

  constructor(
    private readonly query: FeedQuery,
    private readonly ask: Ask,
  ) {
    this.#position = { cursor: null, start: query.start, end: query.end }
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
  readonly getSnapshot = () => this.#snapshot

  /** Reads the first page, once however often it is called. */
  start() {
    if (this.#snapshot.phase === 'idle') void this.loadMore()
  }

  /** Reads on until something new, the end, or a stop. Does nothing while reading or at the end. */
  async loadMore(): Promise<void> {
    const { phase, stop } = this.#snapshot
    if (phase === 'loading' || phase === 'complete') return
    if (stop?.kind === 'cursor-repeated' || stop?.kind === 'cursor-conflict') this.#resume()
    this.#publish({ phase: 'loading', stop: null })
    let lost = 0
    for (let calls = 1; calls <= CALLS_PER_GESTURE; calls += 1) {
      try {
        const done = await this.#readPage()
        if (done) return this.#publish({ phase: done })
      } catch (error) {
        const loss = this.#position.cursor === null ? null : lossOfPlace(error)
        if (loss === null) return this.#publish({ phase: 'stopped', stop: stopOf(error) })
        lost += 1
        this.#resume()
        const { resumed } = this.#snapshot
        this.#publish({ resumed: { ...resumed, [loss]: resumed[loss] + 1 } })
      }
    }
    const kind = lost > 1 ? ('policy-changing' as const) : ('no-progress' as const)
    this.#publish({ phase: 'stopped', stop: { kind, calls: CALLS_PER_GESTURE } })
  }

  jumpTo() {
    return Promise.resolve(-1)
  }
  loadNew() {
    return Promise.resolve(0)
  }
  retry() {
    return this.loadMore()
  }

  /** One call; what it ends the gesture with, or null to go on. */
  async #readPage(): Promise<'more' | 'complete' | null> {
    const first = this.#snapshot.calls === 0
    this.#publish({ calls: this.#snapshot.calls + 1 })
    const { page, at } = await this.ask(requestAt(this.query, this.#position, first))
    if (this.#horizon === null && this.#position.end === null && this.#list.last === undefined) {
      this.#setHorizon(at, page.items)
    }
    const horizon = this.#position.end === null ? this.#horizon : null
    const items =
      horizon === null ? page.items : page.items.filter((e) => Date.parse(e.occurred_at) < horizon)
    const taken = this.#list.take(items)
    this.#publish({
      events: this.#list.events,
      rows: arrayRows(this.#list.events, 'oldest', this.#list.events.length),
      irregular: this.#snapshot.irregular || taken.irregular,
    })
    if (horizon !== null && items.length < page.items.length) {
      const until = new Date(horizon).toISOString()
      this.#position.end = until
      this.#resume()
      this.#publish({ until })
      return null
    }
    const next = page.next_cursor ?? null
    if (next === null) return 'complete'
    if (this.#followed.has(next)) throw new CircularCursor()
    this.#followed.add(next)
    this.#position = { ...this.#position, cursor: next }
    return taken.fresh > 0 ? 'more' : null
  }

  /** Leaves the cursor behind and goes on by time, the same end kept. */
  #resume() {
    const start = resumeStart(this.#list, this.query.start)
    this.#followed.clear()
    this.#position = { cursor: null, start, end: this.#position.end }
  }

  #setHorizon(at: number, items: readonly AuditEvent[]) {
    const horizon = at + HORIZON_MS
    // Events of the first page existed before it was answered: one from the future disproves the clock.
    const disproved = items.some((event) => Date.parse(event.occurred_at) >= horizon)
    this.#horizon = disproved ? Infinity : horizon
  }

  #publish(change: Partial<FeedSnapshot>) {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of this.#listeners) listener()
  }
}

class CircularCursor extends Error {}

function stopOf(error: unknown): Stop {
  if (error instanceof CircularCursor) return { kind: 'cursor-repeated' }
  if (error instanceof CursorConflict) return { kind: 'cursor-conflict', cursor: error.cursor }
  return { kind: 'failure', error: error instanceof Error ? error : new Error(String(error)) }
}
