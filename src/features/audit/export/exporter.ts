import type { AuditEvent } from '../../../api/contract/audit'
import type { AuditAnswer } from '../../../api/queries/audit'
import { isApiError } from '../../../api/errors'
import { Store } from '../../../lib/store'
import type { Ask } from '../reading/feed-request'
import type { BlindSpot } from '../store/rows'
import type { FixedRequest } from './export-request'
import { BEGINNING, type ExportSnapshot, type Mark } from './export-snapshot'
import type { Written } from '../../../components/export/export-writer'
import type { Batch } from './batch'
import { OutcomeTeller, type Told } from './outcome-teller'

/** Reads the events of a range, oldest first, each once; called again after a failure, it goes on where it was. */
export type EventReader = {
  next(): Promise<{ events: readonly AuditEvent[]; done: boolean }>
  /** How often the place in the list was lost and taken up again, by why. */
  readonly resumed: { policy: number; cursor: number }
  /** The blind spots found so far, ascending. */
  readonly blind: readonly BlindSpot[]
}

/** What takes the events to the file. */
export type Sink<T extends Written = Written> = {
  /** @returns bytes written so far */
  write(batch: Batch): Promise<number>
  finish(): Promise<T>
  discard(): Promise<void>
}

/** Failed calls in a row after which a person decides, and how long each is waited for, in ms. */
export const RETRY_AFTER = [1_000, 2_000, 4_000, 8_000, 15_000]

/**
 * How long after the end of the range its last page is asked for at the earliest, in ms: the service stamps an event
 * before it records it, up to 2.4 s before under load (decision 8).
 */
const SETTLE_MS = 5_000

type Options<T extends Written> = {
  request: FixedRequest
  ask: (request: Parameters<Ask>[0]) => Promise<AuditAnswer>
  reader: (ask: Ask) => EventReader
  sink: Sink<T>
  /** The server's time in ms since the epoch. */
  now: () => number
  sleep?: (ms: number) => Promise<void>
}

/** The server sent an event where the file has no place for it any more. */
export class OutOfOrder extends Error {
  override readonly name = 'OutOfOrder'
}

const isPassing = (error: unknown) =>
  isApiError(error) && (error.kind === 'network' || error.status >= 500 || error.status === 429)

/** One export from its first page to its end, with pause, bounded retries and cancel. */
export class Exporter<T extends Written = Written> {
  readonly #snapshot = new Store<ExportSnapshot<T>>(BEGINNING)
  #wakers = new Set<() => void>()
  #stop: 'keep' | 'discard' | null = null
  #retry = false
  /** Where in which answer an event stands: the file gets its text, not what was made of it. */
  #source = new WeakMap<AuditEvent, { text: string; place: number }>()
  #reader: EventReader
  #outcomes: OutcomeTeller
  #latestCursor = -Infinity

  constructor(private readonly options: Options<T>) {
    this.#reader = options.reader((request) => this.#ask(request))
    this.#outcomes = new OutcomeTeller(options.request, () => this.#reader.blind)
  }

  readonly subscribe = this.#snapshot.subscribe
  readonly getSnapshot = this.#snapshot.get

  hold(why: 'pause' | 'cancel') {
    this.#publish({ hold: why })
  }
  goOn() {
    this.#publish({ hold: null })
    this.#wake()
  }
  /** Asks again. After events that came out of order nothing can: they have no place in the file. */
  retry() {
    if (this.getSnapshot().error instanceof OutOfOrder) return
    this.#retry = true
    this.#wake()
  }
  /** Ends it before its end: what was received becomes the file, or nothing does. */
  stop(what: 'keep' | 'discard') {
    this.#stop = what
    this.#wake()
  }

  async run(): Promise<void> {
    const { sink } = this.options
    try {
      const ended = await this.#readAll()
      if (this.#stop === 'discard') {
        await sink.discard()
        return this.#publish({ phase: 'gone' })
      }
      this.#publish({ phase: 'finishing', hold: null, error: null })
      const file = await sink.finish()
      const { blind } = this.#reader
      const isSelection = this.options.request.selection !== undefined
      const complete = ended && blind.length === 0 && !isSelection
      this.#publish({ phase: 'done', ended, complete, blind, file, bytes: file.bytes })
    } catch (error) {
      // The reader's failures are waited out above: this is the file's.
      await sink.discard().catch(() => {})
      this.#publish({ phase: 'failed', hold: null, error: asError(error) })
    }
  }

  /** @returns whether the server said that there is no more */
  async #readAll(): Promise<boolean> {
    let writing: Promise<unknown> = Promise.resolve()
    let failures = 0
    for (;;) {
      await this.#until(() => this.getSnapshot().hold === null)
      if (this.#stop !== null) break
      let batch: Awaited<ReturnType<EventReader['next']>>
      try {
        batch = await this.#orStopped(this.#reader.next())
        this.#checkOrder(batch.events)
      } catch (error) {
        if (this.#stop !== null) break
        failures += 1
        await this.#standBy(asError(error), isPassing(error) ? failures : Infinity)
        continue
      }
      failures = 0
      // One page is written while the next one is asked for; a second one waits.
      await writing
      writing = this.#write(batch.events, this.#outcomes.take(batch.events))
      // Awaited with the next page; until then its failure has no one to hear it.
      writing.catch(() => {})
      if (batch.done) {
        await writing
        await this.#write([], this.#outcomes.rest(true))
        // Whoever is asked whether to end it gets no answer from elsewhere.
        await this.#until(() => this.getSnapshot().hold === null)
        return true
      }
      this.#publish({ phase: 'reading', error: null })
    }
    await writing
    await this.#write([], this.#outcomes.rest(false))
    return false
  }

  /** Waits for a retry that comes by itself, or where there were enough of them, for a person. */
  async #standBy(error: Error, failures: number) {
    const delay = RETRY_AFTER[failures - 1]
    this.#retry = false
    const waiting = delay === undefined ? 'stopped' : 'waiting'
    this.#publish({ phase: waiting, error, attempt: delay === undefined ? 0 : failures })
    await this.#until(() => this.#retry || this.#stop !== null, delay)
    if (this.#stop !== null) return
    const { resumed } = this.getSnapshot()
    this.#publish({
      phase: 'reading',
      error: null,
      resumed: { ...resumed, connection: resumed.connection + 1 },
    })
  }

  async #ask(request: Parameters<Ask>[0]) {
    let answer = await this.#askOnce(request)
    const end = request.time_range?.end ?? this.options.request.end
    const left = Date.parse(end) + SETTLE_MS - this.options.now()
    if ((answer.page.next_cursor ?? null) === null && left > 0) {
      this.#publish({ phase: 'settling' })
      await this.#until(() => this.#stop !== null, left)
      await this.#until(() => this.getSnapshot().hold === null)
      if (this.#stop === null) answer = await this.#askOnce(request)
    }
    answer.page.items.forEach((event, place) => {
      this.#source.set(event, { text: answer.text, place })
    })
    return answer
  }

  #askOnce(request: Parameters<Ask>[0]) {
    this.#publish({ calls: this.getSnapshot().calls + 1 })
    return this.options.ask(request)
  }

  #checkOrder(events: readonly AuditEvent[]) {
    for (const { cursor } of events) {
      if (cursor <= this.#latestCursor) throw new OutOfOrder()
      this.#latestCursor = cursor
    }
  }

  /**
   * @param events those that came
   * @param told those that go to the file now, unless a filter leaves them out
   */
  async #write(events: readonly AuditEvent[], told: readonly Told[]) {
    const { local } = this.options.request
    const lines = local === null ? told : told.filter(({ event }) => local.matches(event))
    const kept = lines.map(({ event }) => event)
    const bytes = await this.options.sink.write(this.#batchOf(lines))
    const { first, received, written, reached } = this.getSnapshot()
    let { earliest, latest } = this.getSnapshot()
    for (const { occurred_at: at } of kept) {
      if (earliest === null || Date.parse(at) < Date.parse(earliest)) earliest = at
      if (latest === null || Date.parse(at) > Date.parse(latest)) latest = at
    }
    this.#publish({
      received: received + events.length,
      written: written + kept.length,
      bytes,
      first: first ?? markOf(kept[0]),
      last: markOf(kept.at(-1)) ?? this.getSnapshot().last,
      earliest,
      latest,
      reached: events.at(-1)?.occurred_at ?? reached,
      resumed: { ...this.getSnapshot().resumed, ...this.#reader.resumed },
      blind: this.#reader.blind,
    })
  }

  #batchOf(told: readonly Told[]): Batch {
    const texts: string[] = []
    const lines = told.map(({ event, outcome }) => {
      const source = this.#source.get(event)
      if (source === undefined) throw new Error('An event came from no answer.')
      let text = texts.indexOf(source.text)
      if (text < 0) text = texts.push(source.text) - 1
      return [text, source.place, outcome] as const
    })
    return { texts, lines }
  }

  /** Waits, at most `ms`, until it holds or the export is to stop. */
  async #until(holds: () => boolean, ms?: number) {
    const sleep = this.options.sleep ?? defaultSleep
    let over = false
    if (ms !== undefined) {
      void sleep(ms).then(() => {
        over = true
        this.#wake()
      })
    }
    while (!over && this.#stop === null && !holds()) {
      await new Promise<void>((resolve) => this.#wakers.add(resolve))
    }
  }

  /** Does not wait for an answer that nobody wants any more. Holds on to nothing afterwards, unlike `Promise.race`. */
  #orStopped<R>(promise: Promise<R>): Promise<R> {
    return new Promise((resolve, reject) => {
      const wake = () => {
        if (this.#stop === null) this.#wakers.add(wake)
        else reject(new Error('stopped'))
      }
      this.#wakers.add(wake)
      promise.then(resolve, reject).finally(() => this.#wakers.delete(wake))
    })
  }

  #wake() {
    const wakers = [...this.#wakers]
    this.#wakers.clear()
    for (const wake of wakers) wake()
  }

  #publish(change: Partial<ExportSnapshot<T>>) {
    this.#snapshot.set({ ...this.getSnapshot(), ...change })
  }
}

const defaultSleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
const markOf = (event: AuditEvent | undefined): Mark | null =>
  event === undefined
    ? null
    : { cursor: event.cursor, event_id: event.event_id, occurred_at: event.occurred_at }
