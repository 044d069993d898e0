import type { AuditEvent } from '../../../api/contract/audit'
import type { AuditQuery } from '../query/audit-query'
import { cursorLossOf, type CursorLoss } from './cursor-loss'
import { requestAt, type Ask, type Span } from './feed-request'

type PageOfWindow = {
  loss: null
  items: readonly AuditEvent[]
  /** The server's time of the answer, ms since the epoch. */
  at: number
  /** `repeated`: the server sends a cursor again that was followed already, so that reading on would never end. */
  next: 'end' | 'more' | 'repeated'
}
/** The server refused the cursor; the window has to be read again, or another one. */
type LostPage = { loss: CursorLoss }

/** The pages of one window of time, one call each, by the server's cursors (contract §6). */
export class WindowPages {
  #cursor: string | null = null
  readonly #followed = new Set<string>()

  constructor(
    private readonly query: AuditQuery,
    private readonly ask: Ask,
    private readonly span: Span,
  ) {}

  /**
   * One call. After a failure the next one asks for the same page.
   * @throws ApiError for every failure that is not the cursor's own
   */
  async next(limit: number): Promise<PageOfWindow | LostPage> {
    let answer
    try {
      answer = await this.ask(requestAt(this.query, this.span, this.#cursor, limit))
    } catch (error) {
      const loss = this.#cursor === null ? null : cursorLossOf(error)
      if (loss === null) throw error
      return { loss }
    }
    const { page, at } = answer
    const cursor = page.next_cursor ?? null
    const { items } = page
    if (cursor === null) return { loss: null, items, at, next: 'end' }
    if (this.#followed.has(cursor)) return { loss: null, items, at, next: 'repeated' }
    this.#followed.add(cursor)
    this.#cursor = cursor
    return { loss: null, items, at, next: 'more' }
  }
}
