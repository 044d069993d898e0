import { NONE_ARRIVED, together } from './arrived'
import type { Step } from './coverage'
import { FIRST_LIMIT, type Ask } from './feed-request'
import type { AuditQuery } from '../query/audit-query'
import type { OrderedEvents } from './ordered-events'
import type { BlindSpots } from './blind-spots'
import { ForwardReader } from './forward-reader'
import { OVERLAP_MIN_MS, type TimestampLag } from './timestamp-lag'
import type { ReadRange } from './read-range'

/** The most that is read again for a late event, in ms: a lag of long ago is no reason to read hours each time. */
const MOST_MS = 60_000

/** Reads what is newer than a list that was read to its end. */
export class NewerEvents {
  /** The server's time when it last said that there is no more, ms since the epoch. */
  checkedMs: number | null = null
  arrived = NONE_ARRIVED
  #reader: ForwardReader | null = null
  #endAt: number | null = null
  #started = 0

  constructor(
    private readonly query: AuditQuery,
    private readonly ask: Ask,
    private readonly known: OrderedEvents,
    private readonly lag: TimestampLag,
    private readonly blind: BlindSpots,
    private readonly elapsed: () => number = () => performance.now(),
  ) {}

  /** There are more than one gesture could read. */
  get more(): boolean {
    return this.#reader !== null
  }
  get isDone(): boolean {
    return this.#reader === null
  }

  /** Whether anything can still happen in the list, at the server's time. */
  isPossible(at: number | null): boolean {
    return this.query.end === null || at === null || Date.parse(this.query.end) > at - MOST_MS
  }

  /** @param at the server's time of the last answer */
  begin(at: number | null) {
    this.#endAt ??= at
    this.#reader ??= this.#readerFrom(Math.min(this.#newest(), this.#endAt ?? Infinity))
  }

  /** One call. */
  async read(readRanges: readonly ReadRange[]): Promise<Step> {
    const reader = this.#reader
    const newest = readRanges.at(-1)
    if (!reader || !newest) return { fresh: 0, placed: 0, advanced: false, loss: null }
    const { events, done, loss, narrowing } = await reader.next()
    const { store } = this.known
    const first = store.size
    const fresh = this.known.take(events)
    let own = 0
    for (let slot = first; slot < store.size; slot += 1) own += store.isOwn(slot) ? 1 : 0
    const placed = this.known.place(events, newest) + this.known.settle(readRanges)
    this.arrived = together(this.arrived, { events: fresh, own })
    // A reader that was slower than the service has closed its range: the next one goes on from there.
    if (done && reader.until !== null) this.#reader = this.#readerFrom(this.#newest())
    else if (done && reader.at !== null) this.#finish(reader.at)
    return { fresh, placed, advanced: true, loss, narrowing }
  }

  #finish(at: number) {
    const before = this.#endAt
    const passed = this.elapsed() - this.#started
    this.#reader = null
    this.checkedMs = at
    this.#endAt = at
    this.#started = this.elapsed()
    // The service's clock was put back meanwhile: what happened since bears times that were read before.
    if (before !== null && at < before - OVERLAP_MIN_MS)
      this.#reader = this.#readerFrom(at - passed)
  }

  #readerFrom(ms: number): ForwardReader {
    const overlap = Math.min(MOST_MS, this.lag.overlap)
    const end = this.query.end === null ? Infinity : Date.parse(this.query.end)
    const from = Number.isFinite(ms) ? Math.floor(Math.min(ms, end) - overlap) : -Infinity
    const start = this.query.start === null ? 0 : Date.parse(this.query.start)
    return new ForwardReader(this.query, this.ask, {
      from: from > start ? from : -Infinity,
      firstLimit: FIRST_LIMIT,
      lag: this.lag,
      blind: this.blind,
    })
  }

  /** When the event of the highest cursor happened: it tells what the service's clock shows. */
  #newest(): number {
    const { list } = this.known.order
    return list.length === 0 ? Infinity : this.known.store.timeOf(list.at(list.length - 1))
  }
}
