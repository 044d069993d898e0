import { IN_COLUMN } from '../filters/loaded-filters'
import type { ColumnValues, EventRows, Order } from '../store/rows'
import type { ShownRows } from '../table/shown-rows'
import { BarCounter, BARS, ROWS_A_STEP, type Bar } from './bars'
import { axisOf, type Axis } from './buckets'
import { HOURS, HoursOfPrincipals, VALUES_A_STEP, type Cells } from './hours-of-principals'
import type { ZoneClock } from './zone-clocks'

/** Changes from allowed to denied, or back, that are listed; the latest ones. */
export const FLIPS_MAX = 50
/** Principals whose hours are told apart; the most frequent ones. */
export const BUSIEST = 12
const QUARTER_HOUR = 900_000
export const HOUR_MS = 3_600_000
const WEEKDAYS = 7

export type Count<T> = {
  value: T
  /** The value as the filter of its field takes it. */
  key: string
  events: number
  denied: number
}
/** The same principal, action and resource, decided otherwise under another policy. */
type Flip = {
  row: number
  eventId: string
  atMs: number
  principal: ColumnValues['principal']
  action: string
  resource: ColumnValues['resource']
  /** What it became; before it was the opposite. */
  allowed: boolean
  policyBefore: string | null
  policyAfter: string | null
}
/** Events of one hour of one day, which begins at `startMs`. */
export type Hour = { startMs: number; events: number; denied: number }
/** Events and denials by weekday (Monday first) and hour: a row is a weekday. */
export type Heat = Cells & {
  /** The hours that have events, of each index, oldest first: one a week. */
  hours: ReadonlyMap<number, readonly Hour[]>
}
export type Totals = {
  events: number
  denied: number
  axis: Axis
  bars: readonly Bar[]
  heat: Heat
  /** Most frequent first. */
  principals: Count<ColumnValues['principal']>[]
  /** By hour, of the first `BUSIEST` of these: a row for each. */
  principalHours: Cells
  resources: Count<ColumnValues['resource']>[]
  operations: Count<string>[]
  deniedReasons: Count<string>[]
  /** Latest first, at most `FLIPS_MAX`. */
  flips: Flip[]
  flipCount: number
}

/** Events that record something and decide nothing (contract §6). */
const RECORDS = new Set(['binding-created', 'binding-revoked', 'artifact-owner-established'])

/**
 * Counts what is on display, in steps: each `next()` is some milliseconds of work, so that a million events stop nobody
 * (the caller gives way between them). The axis spans, and changed decisions are looked for in, all that is loaded.
 * @returns the totals, or null where nothing is loaded
 */
export function* tallySteps(
  shown: ShownRows,
  order: Order,
  range: { startMs: number | null; endMs: number | null },
  zone: ZoneClock,
): Generator<void, Totals | null> {
  const { rows } = shown
  let firstMs = Infinity
  let lastMs = -Infinity
  for (let row = 0; row < rows.length; row += 1) {
    const ms = rows.timeAt(row)
    if (ms < firstMs) firstMs = ms
    if (ms > lastMs) lastMs = ms
    if (row % (ROWS_A_STEP * 4) === ROWS_A_STEP) yield
  }
  if (lastMs < firstMs) return null
  const from = Math.min(firstMs, range.startMs ?? firstMs)
  const to = Math.max(lastMs, (range.endMs ?? lastMs + 1) - 1)
  const axis = axisOf(from, to, zone.offsetMs(from), BARS)

  const counter = new BarCounter(rows, axis)
  const heat = new HeatCounter(zone)
  const principalHours = new HoursOfPrincipals(rows)
  const counters = {
    principal: new Counter(rows, 'principal', 'principal'),
    operation: new Counter(rows, 'operation', 'operation'),
    reason: new Counter(rows, 'reason', 'reason'),
    resource: new Counter(rows, 'resource', 'on'),
  }
  const records = Array.from({ length: rows.codesOf('reason') }, (_, code) =>
    RECORDS.has(rows.valueOf('reason', code)),
  )
  const flips = new FlipFinder(rows)
  let events = 0
  let denied = 0
  const onward = order === 'oldest' ? 1 : -1
  let place = order === 'oldest' ? 0 : shown.length - 1
  for (let step = 0; step < rows.length; step += 1) {
    if (step % ROWS_A_STEP === ROWS_A_STEP - 1) yield
    // Oldest first, however they are shown: what changed must be told from what came later.
    const row = order === 'oldest' ? step : rows.length - 1 - step
    const isShown = shown.rowAt(place) === row
    if (isShown) place += onward
    const ms = rows.timeAt(row)
    if (Number.isNaN(ms)) continue
    const isAllowed = rows.valueOf('allowed', rows.codeAt(row, 'allowed'))
    if (!records[rows.codeAt(row, 'reason')]) flips.see(row, isAllowed)
    if (!isShown) continue
    events += 1
    counter.add(row, ms, isAllowed)
    principalHours.add(row, heat.add(ms, isAllowed), isAllowed)
    counters.principal.add(row, isAllowed)
    counters.operation.add(row, isAllowed)
    counters.resource.add(row, isAllowed)
    if (!isAllowed) {
      denied += 1
      counters.reason.add(row, false)
    }
  }
  const principals = yield* counters.principal.top()
  const busiest = principals.slice(0, BUSIEST).map(({ key }) => key)
  return {
    events,
    denied,
    axis,
    bars: counter.bars,
    heat: heat.found(),
    principals,
    principalHours: yield* principalHours.of(busiest),
    resources: yield* counters.resource.top(),
    operations: yield* counters.operation.top(),
    deniedReasons: yield* counters.reason.top(),
    ...flips.found(),
  }
}

/** A quarter of an hour, and the place in a week of the hour that it lies in. */
type Quarter = Hour & { cell: number; hourMs: number }

/** Counts by quarters of an hour, since zones differ by these, and then by the weekday and the hour that they lie in. */
class HeatCounter {
  #quarters = new Map<number, Quarter>()

  constructor(private readonly zone: ZoneClock) {}

  /** @returns the hour of the day that the event lies in */
  add(ms: number, allowed: boolean): number {
    const startMs = Math.floor(ms / QUARTER_HOUR) * QUARTER_HOUR
    let quarter = this.#quarters.get(startMs)
    if (!quarter) this.#quarters.set(startMs, (quarter = this.#quarterAt(startMs)))
    quarter.events += 1
    if (!allowed) quarter.denied += 1
    return quarter.cell % HOURS
  }

  /** The clock is asked once a quarter, not once an event. */
  #quarterAt(startMs: number): Quarter {
    const localMs = startMs + this.zone.offsetMs(startMs)
    const local = new Date(localMs)
    return {
      startMs,
      events: 0,
      denied: 0,
      cell: ((local.getUTCDay() + 6) % WEEKDAYS) * HOURS + local.getUTCHours(),
      hourMs: startMs - (localMs - Math.floor(localMs / HOUR_MS) * HOUR_MS),
    }
  }

  found(): Heat {
    const size = HOURS * WEEKDAYS
    const [events, denied] = [new Uint32Array(size), new Uint32Array(size)]
    const hours = new Map<number, Hour[]>()
    const quarters = [...this.#quarters.values()].sort((a, b) => a.startMs - b.startMs)
    for (const { cell, hourMs: startMs, ...quarter } of quarters) {
      events[cell] = (events[cell] ?? 0) + quarter.events
      denied[cell] = (denied[cell] ?? 0) + quarter.denied
      const known = hours.get(cell)
      const last = known?.at(-1)
      if (last?.startMs === startMs) {
        last.events += quarter.events
        last.denied += quarter.denied
      } else if (known) known.push({ ...quarter, startMs })
      else hours.set(cell, [{ ...quarter, startMs }])
    }
    return { events, denied, hours }
  }
}

/** Counts by the small numbers that a column gives its values, and then as the filter of a field tells them apart. */
class Counter<C extends 'principal' | 'operation' | 'reason' | 'resource'> {
  #events: Uint32Array
  #denied: Uint32Array

  constructor(
    private readonly rows: EventRows,
    private readonly column: C,
    private readonly field: keyof typeof IN_COLUMN,
  ) {
    this.#events = new Uint32Array(rows.codesOf(column))
    this.#denied = new Uint32Array(rows.codesOf(column))
  }

  add(row: number, allowed: boolean) {
    const code = this.rows.codeAt(row, this.column)
    this.#events[code] = (this.#events[code] ?? 0) + 1
    if (!allowed) this.#denied[code] = (this.#denied[code] ?? 0) + 1
  }

  /** Most frequent first. In steps: an audit may name tens of thousands of Artifacts. */
  *top(): Generator<void, Count<ColumnValues[C]>[]> {
    const found = new Map<string, Count<ColumnValues[C]>>()
    for (let code = 0; code < this.#events.length; code += 1) {
      if (code % VALUES_A_STEP === VALUES_A_STEP - 1) yield
      const events = this.#events[code] ?? 0
      if (events === 0) continue
      const denied = this.#denied[code] ?? 0
      // A principal that is described otherwise later, or an entry of the same Artifact, has a number of its own.
      const key = IN_COLUMN[this.field].text(this.rows, code)
      const known = found.get(key)
      if (known) {
        known.events += events
        known.denied += denied
      } else {
        found.set(key, { value: this.rows.valueOf(this.column, code), key, events, denied })
      }
    }
    yield
    return [...found.values()].sort((a, b) => b.events - a.events)
  }
}

/** Finds decisions on the same question that fell otherwise under another policy revision. */
class FlipFinder {
  #last = new Map<number, number>()
  #found: { row: number; before: number; allowed: boolean }[] = []
  #count = 0
  readonly #actions: number
  readonly #resources: number

  constructor(private readonly rows: EventRows) {
    this.#actions = rows.codesOf('action')
    this.#resources = rows.codesOf('resource')
  }

  see(row: number, allowed: boolean) {
    const { rows } = this
    const key =
      (rows.codeAt(row, 'principal') * this.#actions + rows.codeAt(row, 'action')) *
        this.#resources +
      rows.codeAt(row, 'resource')
    const policy = rows.codeAt(row, 'policy')
    const last = this.#last.get(key)
    this.#last.set(key, policy * 2 + (allowed ? 1 : 0))
    if (last === undefined) return
    const before = Math.floor(last / 2)
    if ((last % 2 === 1) === allowed || before === policy) return
    this.#count += 1
    this.#found.push({ row, before, allowed })
    if (this.#found.length > FLIPS_MAX * 2) this.#found.splice(0, FLIPS_MAX)
  }

  found(): Pick<Totals, 'flips' | 'flipCount'> {
    const { rows } = this
    const flips = this.#found
      .slice(-FLIPS_MAX)
      .reverse()
      .map(({ row, before, allowed }): Flip => {
        const value = <C extends 'principal' | 'action' | 'resource' | 'policy'>(column: C) =>
          rows.valueOf(column, rows.codeAt(row, column))
        return {
          row,
          eventId: rows.at(row)?.event_id ?? '',
          atMs: rows.timeAt(row),
          principal: value('principal'),
          action: value('action'),
          resource: value('resource'),
          allowed,
          policyBefore: rows.valueOf('policy', before),
          policyAfter: value('policy'),
        }
      })
    return { flips, flipCount: this.#count }
  }
}
