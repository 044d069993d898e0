import { serverNow } from '../../../api/server-clock'
import { nextTask } from '../../../lib/async/next-task'
import { Store } from '../../../lib/store'
import { NONE_ARRIVED, together, without, type Arrived, type IsOwnReading } from './arrived'
import { BlindSpots, type MetSpots } from './blind-spots'
import { Coverage, type Step } from './coverage'
import type { Ask } from './feed-request'
import type { AuditQuery } from '../query/audit-query'
import { OrderedEvents } from './ordered-events'
import { isLate, type Displayed } from '../store/late-rows'
import type { EventFeed, Edge, FeedSnapshot, Place, Stop } from './event-feed'
import type { BlindSpot, EventRows, Order } from '../store/rows'
import { NewerEvents } from './newer-events'
import { packedRows } from '../store/packed-rows'
import { TimestampLag } from './timestamp-lag'
import { CALLS_PER_GESTURE, NARROWING_PER_GESTURE, stopAfter, stopOf } from './stops'
import type { ReadRange } from './read-range'

/** New rows with which a gesture is content: a screenful, and some to scroll into. */
const ENOUGH = 50

type Options = {
  order?: Order
  /** The server's time, ms since the epoch, as far as it is known. */
  now?: () => number
  isOwn?: IsOwnReading | undefined
  /** The blind spots that lists of this visit have found. */
  met?: MetSpots
}
/** What a gesture reads: the next call to make, or null when nothing is left to read for it. */
type Job = {
  reading: NonNullable<FeedSnapshot['reading']>
  next: () => (() => Promise<Step>) | null
  enough: (rows: number) => boolean
}

/**
 * One list of the audit, each event once and in the order of the cursors, whatever happens while it is read
 * (contract §6; decision 12).
 *
 * - What is read is ranges of time, each without a hole; an event is shown once nothing unread can come before
 *   or after it within its range, and gaps between ranges are rows of their own.
 * - "Complete" is the server's word alone: for each window of time from the list's start to its end it said that
 *   there is no more.
 * - An event that the server cannot hand out is narrowed down to its microsecond, and is a row as a blind spot (decision 19).
 * - A gesture costs at most `CALLS_PER_GESTURE` calls, and `NARROWING_PER_GESTURE` more to search for blind spots;
 *   what it read is kept for the next one.
 */
export class Feed implements EventFeed {
  readonly #order: Order
  readonly #now: () => number
  readonly #lag = new TimestampLag()
  readonly #known: OrderedEvents
  readonly #coverage: Coverage
  readonly #newer: NewerEvents
  readonly #blind: BlindSpots
  readonly #snapshot: Store<FeedSnapshot>
  readonly subscribe
  readonly getSnapshot
  #calls = 0
  #at: number | null = null
  #resumed = { policy: 0, cursor: 0 }
  #job: Job | null = null
  #running: Promise<void> | null = null
  /** A jump or a look for newer events waits: what is running ends after its call. */
  #waiting = 0

  constructor(
    query: AuditQuery,
    ask: Ask,
    { order = 'oldest', now = serverNow, isOwn = () => false, met }: Options = {},
  ) {
    this.#order = order
    this.#now = now
    this.#known = new OrderedEvents(this.#lag, isOwn)
    const counted: Ask = async (request) => {
      this.#calls += 1
      const answer = await ask(request)
      this.#at = answer.at
      return answer
    }
    this.#blind = new BlindSpots(met)
    this.#coverage = new Coverage(query, counted, now, this.#known, this.#lag, this.#blind)
    this.#newer = new NewerEvents(query, counted, this.#known, this.#lag, this.#blind)
    this.#snapshot = new Store(this.#look({ phase: 'idle', stop: null, reading: null }))
    this.subscribe = this.#snapshot.subscribe
    this.getSnapshot = this.#snapshot.get
  }

  start() {
    if (this.getSnapshot().phase === 'idle' && !this.#running) void this.loadMore()
  }

  async loadMore(edge: Edge = 'end'): Promise<void> {
    if (this.#running) return
    if (edge === 'end' && this.getSnapshot().endReached) return
    const job = edge === 'end' ? this.#endJob() : this.#gapJob(edge.gap, edge.from)
    if (job) await this.#run(job)
  }

  async retry(): Promise<void> {
    if (this.#running || this.getSnapshot().phase !== 'stopped') return
    await this.#run(this.#job ?? this.#endJob())
  }

  async jumpTo(place: Place): Promise<number> {
    await this.#turn()
    this.#begun()
    const { startMs, endMs } = this.#coverage.bounds()
    const ms =
      place === 'start'
        ? -Infinity
        : place === 'end'
          ? Infinity
          : Math.min(Math.max(place, startMs ?? -Infinity), endMs ?? Infinity)
    const job = this.#jumpJob(ms)
    if (job) await this.#run(job)
    return this.getSnapshot().stop ? -1 : this.#rowAt(ms)
  }

  async loadNew(): Promise<Arrived> {
    await this.#turn()
    const { newest } = this.#coverage
    // A range that has only begun knows nothing yet that anything could be newer than.
    if (newest?.to !== Infinity || newest.from === Infinity) return NONE_ARRIVED
    if (this.#newer.isDone && !this.#newer.isPossible(this.#at)) return NONE_ARRIVED
    const before = this.#newer.arrived
    this.#newer.begin(this.#coverage.toppedAt)
    await this.#run({
      reading: { what: 'newer' },
      next: () => (this.#newer.isDone ? null : () => this.#newer.read(this.#coverage.readRanges)),
      enough: () => false,
    })
    return without(this.#newer.arrived, before)
  }

  /** Waits for what is running, which ends after its present call. */
  async #turn() {
    this.#waiting += 1
    while (this.#running) await this.#running
    this.#waiting -= 1
  }

  #endJob(): Job {
    const first = this.#begun()
    const down = this.#order === 'newest'
    const range = down ? first : (this.#coverage.newest ?? first)
    return this.#edgeJob(range, down ? 'down' : 'up', { what: 'end' })
  }

  /** The oldest range; the first one stands where the display begins, so that what is beyond others is a gap. */
  #begun(): ReadRange {
    const { oldest } = this.#coverage
    return oldest ?? this.#coverage.begin(this.#order === 'newest' ? Infinity : -Infinity)
  }

  #gapJob(id: number, from: 'above' | 'below'): Job | null {
    const newer = this.#coverage.readRanges.find((each) => each.gap === id)
    const older = newer && this.#coverage.neighbours(newer).before
    if (!newer || !older) return null
    const fromNewer = (from === 'above') === (this.#order === 'newest')
    const reading = { what: 'gap' as const, gap: id }
    return fromNewer ? this.#edgeJob(newer, 'down', reading) : this.#edgeJob(older, 'up', reading)
  }

  /** Reads on at an edge of a range until there is enough, or the edge is met by another one. */
  #edgeJob(range: ReadRange, edge: 'down' | 'up', reading: Job['reading']): Job {
    const coverage = this.#coverage
    const count = coverage.readRanges.length
    const open = () =>
      coverage.has(range) &&
      coverage.readRanges.length >= count &&
      (edge === 'down' ? range.from !== -Infinity : range.to !== Infinity)
    return {
      reading,
      next: () => {
        if (!open()) return null
        return () => (edge === 'down' ? coverage.readDown(range) : coverage.readUp(range))
      },
      enough: (rows) => rows >= ENOUGH,
    }
  }

  /** What has to be read before a place can be shown; null when it is known. */
  #jumpJob(ms: number): Job | null {
    const coverage = this.#coverage
    const reading = { what: 'jump' as const }
    const there = coverage.at(ms)
    if (there && (there.events > 0 || coverage.isWhole)) return null
    // The first events at an edge wait for what is beyond it: the edge stands as far from the place.
    const room = 2 * this.#lag.overlap + 1
    const { startMs, endMs } = coverage.bounds()
    if (ms === Infinity || (ms !== -Infinity && this.#order === 'newest')) {
      // What is not over yet belongs to the open end: it would be read before it has happened.
      const over = Math.min(endMs ?? Infinity, this.#at ?? this.#now())
      const to = ms + room < over ? ms + room : Infinity
      const after = coverage.readRanges.find((each) => each.from > ms && each.from <= to)
      return this.#edgeJob(after ?? coverage.at(to) ?? coverage.begin(to), 'down', reading)
    }
    const from = ms - room > Math.max(startMs ?? 0, 0) ? Math.floor(ms - room) : -Infinity
    const before = coverage.readRanges.findLast((each) => each.reach < ms && each.to >= from)
    return this.#edgeJob(before ?? coverage.at(from) ?? coverage.begin(from), 'up', reading)
  }

  #rowAt(ms: number): number {
    const { rows } = this.getSnapshot()
    if (rows.length === 0) return -1
    if (Number.isFinite(ms)) return rows.rowAtTime(ms)
    return (ms === Infinity) === (this.#order === 'newest') ? 0 : rows.length - 1
  }

  #run(job: Job): Promise<void> {
    this.#job = job
    const running = this.#gesture(job).finally(() => {
      if (this.#running === running) this.#running = null
    })
    this.#running = running
    return running
  }

  async #gesture(job: Job): Promise<void> {
    const done = { rows: 0, fresh: 0, advanced: false, again: false, narrowed: false, losses: 0 }
    const before = this.#calls
    let stop: Stop | null = null
    this.#publish({ phase: 'loading', stop: null, reading: job.reading })
    let steps = 0
    for (let narrowing = 0; ; steps += 1) {
      const call = job.next()
      if (!call || job.enough(done.rows) || (steps > 0 && this.#waiting > 0)) break
      if (steps - narrowing >= CALLS_PER_GESTURE || narrowing >= NARROWING_PER_GESTURE) {
        stop = stopAfter(done, this.#calls - before, this.#coverage.pending, this.#at)
        break
      }
      try {
        const step = await call()
        // The listeners draw the events at once. In the task that keeps the events, that would make a pressed key wait.
        await nextTask()
        done.rows += step.placed
        done.fresh += step.fresh
        done.advanced ||= step.advanced
        done.again ||= step.again ?? false
        if (step.narrowing) {
          done.narrowed = true
          narrowing += 1
        }
        if (step.loss) {
          done.losses += 1
          this.#resumed = { ...this.#resumed, [step.loss]: this.#resumed[step.loss] + 1 }
        }
      } catch (error) {
        stop = stopOf(error)
        break
      }
      if (job.next()) this.#publish({ phase: 'loading', stop: null, reading: job.reading })
    }
    // Free again before anybody hears of it: whoever listens may go on at once.
    this.#running = null
    this.#publish({ phase: stop ? 'stopped' : this.#reached(), stop, reading: null })
  }

  #reached() {
    // A look for newer events that has spent its calls has left some unread.
    if (!this.#coverage.isWhole || this.#newer.more) return 'more'
    return this.#blind.list.length > 0 ? 'blind' : 'complete'
  }

  #publish(change: Pick<FeedSnapshot, 'phase' | 'stop' | 'reading'>) {
    this.#snapshot.set(this.#look(change))
  }

  #look(change: Pick<FeedSnapshot, 'phase' | 'stop' | 'reading'>): FeedSnapshot {
    const coverage = this.#coverage
    const end = this.#order === 'newest' ? coverage.oldest?.from : coverage.newest?.to
    const checkedMs = this.#newer.checkedMs
    const rows = this.#rows()
    return {
      ...change,
      order: this.#order,
      rows,
      endReached: end !== undefined && end === (this.#order === 'newest' ? -Infinity : Infinity),
      resumed: this.#resumed,
      irregular: this.#known.irregular || coverage.irregular,
      until: this.#newer.checkedMs === null ? coverage.until : null,
      calls: this.#calls,
      pending: coverage.pending,
      newer: {
        checkedMs,
        arrived: without(this.#newer.arrived, this.#lateNewer),
        more: this.#newer.more,
      },
      late: this.#late,
      blind: this.#blind.list,
      readRanges: coverage.views(this.#at),
      ...coverage.bounds(),
    }
  }

  #shown: (Displayed & { key: string; blind: readonly BlindSpot[]; rows: EventRows }) | null = null
  #late: readonly string[] = []
  /** Late events that a look for newer ones found: they are told of as late, not as new. */
  #lateNewer = NONE_ARRIVED
  /** The same rows as before where nothing about them changed. */
  #rows(): EventRows {
    const { list } = this.#known.order
    const gaps = this.#coverage.gaps()
    const blind = this.#blind.list
    const key = JSON.stringify(gaps)
    const shown = this.#shown
    if (shown?.list === list && shown.key === key && shown.blind === blind) return shown.rows
    if (shown) this.#noteLate(shown)
    const others = [...gaps, ...this.#coverage.placed(blind, gaps)]
    const rows = packedRows(this.#known.store, list, others, this.#order)
    this.#shown = { list, gaps, key, blind, rows }
    return rows
  }

  #noteLate(shown: Displayed) {
    const { store } = this.#known
    const lookedForNewer = this.#job?.reading.what === 'newer'
    const late = this.#known
      .takePlaced()
      .filter((slot) => isLate(slot, shown, store, this.#order, lookedForNewer))
    if (late.length === 0) return
    if (lookedForNewer) {
      const own = late.filter((slot) => store.isOwn(slot)).length
      this.#lateNewer = together(this.#lateNewer, { events: late.length, own })
    }
    this.#late = [...this.#late, ...late.map((slot) => store.eventOf(slot).event_id)]
  }
}
