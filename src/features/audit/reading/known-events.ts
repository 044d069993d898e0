import type { AuditEvent } from '../../../api/contract/audit'
import { timeOf } from './feed-request'

/** Thrown when a server gives one cursor to two events: no order can be told any more. */
export class CursorConflict extends Error {
  override readonly name = 'CursorConflict'
  constructor(readonly cursor: number) {
    super(`Two different events carry the cursor ${cursor}.`)
  }
}

/** Thrown when a cursor leads to where the reader has been. */
export class CircularCursor extends Error {
  override readonly name = 'CircularCursor'
  constructor() {
    super('The server sends the same cursor again.')
  }
}

export type Taken = {
  fresh: AuditEvent[]
  /** The events were not in the order of their cursors, or one came under another cursor again. */
  irregular: boolean
}

/** Events read lately, by cursor and id, so that each is taken once. Those long gone by are forgotten. */
export class KnownEvents {
  #byCursor = new Map<number, { id: string; at: number }>()
  #ids = new Set<string>()
  #forgetAt = 4_096

  /** @throws CursorConflict before anything of the page was taken */
  take(items: readonly AuditEvent[]): Taken {
    const fresh = new Map<number, AuditEvent>()
    const ids = new Set<string>()
    let irregular = false
    let before = -Infinity
    for (const event of items) {
      const known = this.#byCursor.get(event.cursor)?.id ?? fresh.get(event.cursor)?.event_id
      if (known !== undefined && known !== event.event_id) throw new CursorConflict(event.cursor)
      if (event.cursor <= before) irregular = true
      before = event.cursor
      if (known !== undefined) continue
      if (this.#ids.has(event.event_id) || ids.has(event.event_id)) irregular = true
      else {
        fresh.set(event.cursor, event)
        ids.add(event.event_id)
      }
    }
    for (const [cursor, event] of fresh) {
      this.#byCursor.set(cursor, { id: event.event_id, at: timeOf(event) })
      this.#ids.add(event.event_id)
    }
    return { fresh: [...fresh.values()], irregular }
  }

  /** Forgets what happened before `ms`, now and then: nothing of that time is asked for again. */
  forget(ms: number) {
    if (this.#byCursor.size < this.#forgetAt) return
    for (const [cursor, { id, at }] of this.#byCursor) {
      if (at >= ms) continue
      this.#byCursor.delete(cursor)
      this.#ids.delete(id)
    }
    this.#forgetAt = 2 * Math.max(2_048, this.#byCursor.size)
  }
}
