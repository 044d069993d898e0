import { IN_COLUMN } from '../filters/loaded-filters'
import type { EventRows } from '../store/rows'

export const HOURS = 24
/** Values that are brought together before the browser gets its turn. */
export const VALUES_A_STEP = 2_000

/** Events and denials by row and hour of the day: index `row * 24 + hour`. */
export type Cells = { events: Uint32Array; denied: Uint32Array }

const cellsOf = (rows: number): Cells => ({
  events: new Uint32Array(rows * HOURS),
  denied: new Uint32Array(rows * HOURS),
})

/** Counts events by principal and hour of the day. Its memory grows with the number of principals, not of events. */
export class HoursOfPrincipals {
  readonly #cells: Cells

  constructor(private readonly rows: EventRows) {
    this.#cells = cellsOf(rows.codesOf('principal'))
  }

  add(row: number, hour: number, allowed: boolean) {
    const { events, denied } = this.#cells
    const cell = this.rows.codeAt(row, 'principal') * HOURS + hour
    events[cell] = (events[cell] ?? 0) + 1
    if (!allowed) denied[cell] = (denied[cell] ?? 0) + 1
  }

  /** The hours of some principals, as the filter names them: a row for each. In steps, as there may be many others. */
  *of(keys: readonly string[]): Generator<void, Cells> {
    const { events, denied } = this.#cells
    const found = cellsOf(keys.length)
    const places = new Map(keys.map((key, place) => [key, place]))
    for (let code = 0; code < events.length / HOURS; code += 1) {
      if (code % VALUES_A_STEP === VALUES_A_STEP - 1) yield
      // The store gives a principal another number when the description changes.
      const place = places.get(IN_COLUMN.principal.text(this.rows, code))
      if (place === undefined) continue
      for (let hour = 0; hour < HOURS; hour += 1) {
        const [from, to] = [code * HOURS + hour, place * HOURS + hour]
        found.events[to] = (found.events[to] ?? 0) + (events[from] ?? 0)
        found.denied[to] = (found.denied[to] ?? 0) + (denied[from] ?? 0)
      }
    }
    return found
  }
}
