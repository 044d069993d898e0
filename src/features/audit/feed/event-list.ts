import type { AuditEvent } from '../../../api/contract/audit'

export type Taken = {
  /** How many events were not in the list before. */
  fresh: number
  /** How many were in it already. */
  repeated: number
  /** The events were not in the order of their cursors, or one came under another cursor again. */
  irregular: boolean
}

/** Thrown when a server gives one cursor to two events: no order can be told any more. */
export class CursorConflict extends Error {
  override readonly name = 'CursorConflict'
  constructor(readonly cursor: number) {
    super(`Two different events carry the cursor ${cursor}.`)
  }
}

/** Events by cursor, each once, whatever order they arrive in (contract §6: the integer `cursor` orders them). */
export class EventList {
  /** Replaced, never changed, so that a view may compare it by identity. */
  events: readonly AuditEvent[] = []
  /** The latest time of any event, in ms since the epoch; -Infinity while there is none. */
  latest = -Infinity
  /** How far the times of later events fall behind, in ms: the service stamps an event before it numbers it. */
  disorder = 0
  #idOf = new Map<number, string>()
  #ids = new Set<string>()

  get last(): AuditEvent | undefined {
    return this.events.at(-1)
  }

  /** @throws CursorConflict before anything of the page was taken */
  take(items: readonly AuditEvent[]): Taken {
    const fresh: AuditEvent[] = []
    const idOf = new Map<number, string>()
    const ids = new Set<string>()
    let irregular = false
    let before = -Infinity
    for (const event of items) {
      const known = this.#idOf.get(event.cursor) ?? idOf.get(event.cursor)
      if (known !== undefined && known !== event.event_id) throw new CursorConflict(event.cursor)
      if (event.cursor <= before) irregular = true
      before = event.cursor
      if (known !== undefined) continue
      if (this.#ids.has(event.event_id) || ids.has(event.event_id)) {
        irregular = true
        continue
      }
      idOf.set(event.cursor, event.event_id)
      ids.add(event.event_id)
      fresh.push(event)
    }
    if (fresh.length === 0) return { fresh: 0, repeated: items.length, irregular }
    for (const [cursor, id] of idOf) {
      this.#idOf.set(cursor, id)
      this.#ids.add(id)
    }
    for (const { occurred_at } of fresh) {
      const at = Date.parse(occurred_at)
      if (this.latest > at) this.disorder = Math.max(this.disorder, this.latest - at)
      this.latest = Math.max(this.latest, at)
    }
    const joined = [...this.events, ...fresh]
    const late = (this.last?.cursor ?? -Infinity) > Math.min(...fresh.map((e) => e.cursor))
    if (late || irregular) joined.sort((a, b) => a.cursor - b.cursor)
    this.events = joined
    return {
      fresh: fresh.length,
      repeated: items.length - fresh.length,
      irregular: irregular || late,
    }
  }
}
