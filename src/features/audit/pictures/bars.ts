import type { EventRows } from '../store/rows'
import type { ShownRows } from '../table/shown-rows'
import { axisOf, barOf, type Axis } from './buckets'
import type { ZoneClock } from './zone-clocks'

/** Bars of a timeline at most: on a phone each still has more than two pixels. */
export const BARS = 90
/** Rows that are counted before the browser gets its turn: some milliseconds. */
export const ROWS_A_STEP = 20_000

export type Bar = { allowed: number; denied: number; policyChanges: number }
export type Bars = { axis: Axis; bars: readonly Bar[] }

const POLICY_CHANGES = new Set(['binding-created', 'binding-revoked'])

/** Counts events into the bars of an axis. */
export class BarCounter {
  readonly bars: readonly Bar[]
  readonly #changesPolicy: readonly boolean[]

  constructor(
    private readonly rows: EventRows,
    private readonly axis: Axis,
  ) {
    this.bars = Array.from({ length: axis.count }, () => ({
      allowed: 0,
      denied: 0,
      policyChanges: 0,
    }))
    this.#changesPolicy = Array.from({ length: rows.codesOf('reason') }, (_, code) =>
      POLICY_CHANGES.has(rows.valueOf('reason', code)),
    )
  }

  add(row: number, ms: number, isAllowed: boolean) {
    const bar = this.bars[barOf(this.axis, ms)]
    if (!bar) return
    if (isAllowed) bar.allowed += 1
    else bar.denied += 1
    if (this.#changesPolicy[this.rows.codeAt(row, 'reason')]) bar.policyChanges += 1
  }
}

/**
 * Counts what is on display into bars, and nothing else of it: it is counted whenever the list has grown. In steps, as the
 * tally of the pictures is.
 * @param range what the axis spans, ms since the epoch, its end excluded
 */
export function* barSteps(
  shown: ShownRows,
  range: { startMs: number; endMs: number },
  zone: ZoneClock,
): Generator<void, Bars> {
  const { rows } = shown
  const axis = axisOf(range.startMs, range.endMs - 1, zone.offsetMs(range.startMs), BARS)
  const counter = new BarCounter(rows, axis)
  for (let place = 0; place < shown.length; place += 1) {
    if (place % ROWS_A_STEP === ROWS_A_STEP - 1) yield
    const row = shown.rowAt(place)
    const ms = rows.timeAt(row)
    if (!Number.isNaN(ms))
      counter.add(row, ms, rows.valueOf('allowed', rows.codeAt(row, 'allowed')))
  }
  return { axis, bars: counter.bars }
}
