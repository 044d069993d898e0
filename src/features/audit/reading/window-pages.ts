import type { AuditEvent } from '../../../api/contract/audit'
import type { Micros } from '../../../lib/date/micros'
import type { AuditQuery } from '../query/audit-query'
import type { BlindSpots } from './blind-spots'
import { cursorLossOf, type CursorLoss } from './cursor-loss'
import { boundsOf, requestAt, requestOfNothing, type Ask, type Span } from './feed-request'
import { isUnreadable } from '../../../api/unreadable'

type PageOfWindow = {
  kind: 'page'
  items: readonly AuditEvent[]
  /** The server's time of the answer, ms since the epoch. */
  at: number
  /** `repeated`: the server sends a cursor again that was followed already, so that reading on would never end. */
  next: 'end' | 'more' | 'repeated'
  /** End of the part that the page belongs to, ms since the epoch. Events after it come by other pages, in their own order of cursors. */
  to: number
  /** The call was part of the search for a blind spot. */
  narrowing: boolean
}
/** The server refused the cursor; the window has to be read again, or another one. */
type LostPage = { kind: 'lost'; loss: CursorLoss }
/** The server refused a page, so the window holds a blind spot: the reader has to try a shorter one. */
type UnreadablePage = { kind: 'unreadable'; at: number }

type Stretch = { from: Micros; to: Micros }

/** In windows shorter than this, in µs, the search goes on here to the microsecond. In longer ones their reader searches. */
const SHORT = 2_000

/** The pages of one window of time, one call each, by the server's cursors (contract §6). */
export class WindowPages {
  /** The parts of the window that are left to read, ascending, in µs. */
  readonly #left: Stretch[]
  /** A blind spot lies in the first part before this, so only half of that is asked for. */
  #refusedTo: Micros | null = null
  /** The window found a blind spot. It explains earlier refusals, so the rest may be readable. */
  hasFound = false
  #narrowing = false
  #cursor: string | null = null
  readonly #followed = new Set<string>()

  readonly #bounds: Readonly<Stretch>

  constructor(
    private readonly query: AuditQuery,
    private readonly ask: Ask,
    private readonly span: Span,
    private readonly blind: BlindSpots,
  ) {
    this.#bounds = boundsOf(query, span)
    this.#left = blind.around(this.#bounds.from, this.#bounds.to)
  }

  /**
   * Makes one call, and a second one after the first refusal of a list, for the proof. After a failure it asks for the same page again.
   * @throws ApiError for every failure but a lost cursor and a page that cannot be handed out
   */
  async next(limit: number): Promise<PageOfWindow | LostPage | UnreadablePage> {
    const [stretch] = this.#left
    if (!stretch) return this.#page([], this.blind.at, this.span.to)
    const to = this.#askedTo(stretch)
    const end = this.#msOf(to)
    this.#narrowing = this.#refusedTo !== null
    let answer
    try {
      const span = { from: this.#msOf(stretch.from), to: end }
      answer = await this.ask(requestAt(this.query, span, this.#cursor, limit))
    } catch (error) {
      if (isUnreadable(error)) return this.#refused(stretch, to, error)
      const loss = this.#cursor === null ? null : cursorLossOf(error)
      if (loss === null) throw error
      return { kind: 'lost', loss }
    }
    const { page, at } = answer
    const { items } = page
    const cursor = page.next_cursor ?? null
    if (cursor === null) {
      this.blind.isReadable(stretch.from, to)
      this.#done(stretch, to)
      return this.#page(items, at, end)
    }
    if (this.#followed.has(cursor)) return this.#page(items, at, end, 'repeated')
    this.#followed.add(cursor)
    this.#cursor = cursor
    return this.#page(items, at, end)
  }

  #page(
    items: readonly AuditEvent[],
    at: number,
    to: number,
    next: PageOfWindow['next'] = this.#left.length === 0 ? 'end' : 'more',
  ): PageOfWindow {
    return { kind: 'page', items, at, next, to, narrowing: this.#narrowing }
  }

  /** Infinite where the list is open, and at its own bounds, which are finer than ms. */
  #msOf(at: Micros): number {
    if (at === this.#bounds.from) return this.span.from
    return at === this.#bounds.to ? this.span.to : at / 1_000
  }

  /** The end of the stretch that the next call asks for. */
  #askedTo({ from, to }: Stretch): Micros {
    if (this.#refusedTo === null) return to
    return this.#refusedTo - from < 2
      ? this.#refusedTo
      : this.blind.part(from, this.#refusedTo, 1, 'start')
  }

  /** Moves the start of the first part to here: what is before was read, or is a blind spot. */
  #done(stretch: Stretch, to: Micros) {
    this.#cursor = null
    stretch.from = to
    if (this.#refusedTo !== null && to >= this.#refusedTo) this.#refusedTo = null
    if (to >= stretch.to) this.#left.shift()
  }

  /** @throws ApiError when the server refuses the request itself */
  async #refused(
    stretch: Stretch,
    to: Micros,
    error: Error,
  ): Promise<PageOfWindow | UnreadablePage> {
    const at = await this.blind.prove(async () => (await this.ask(requestOfNothing(this.query))).at)
    const width = to - stretch.from
    if (width > 1 && !(this.#bounds.to - this.#bounds.from < SHORT))
      return { kind: 'unreadable', at }
    this.#cursor = null
    this.#narrowing = true
    if (width > 1) this.#refusedTo = to
    else if (this.blind.add(stretch.from)) {
      this.hasFound = true
      this.#done(stretch, to)
    } else throw error
    return this.#page([], at, this.span.to)
  }
}
