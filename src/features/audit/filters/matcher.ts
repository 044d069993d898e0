import type { EventRows } from '../store/rows'
import { familiesOfScopeDecision } from '../../../families/decided-on-scope'
import {
  IN_COLUMN,
  LOADED_FIELDS,
  RESOURCE_KIND,
  SEARCHED,
  type LoadedFilters,
} from './loaded-filters'

const UNKNOWN = 0
const NO = 1
const YES = 2

type Test = (rows: EventRows, row: number) => boolean

/**
 * Whether a row of the feed passes filters. A column's value is looked at once, however many events carry it: what is left
 * for an event is looking up small numbers.
 */
export function matcherOf({ only, not, q, hideOwn }: LoadedFilters): Test {
  const tests: Test[] = []
  if (hideOwn) tests.push((rows, row) => !rows.isOwn(row))
  for (const field of LOADED_FIELDS) {
    const wanted = only[field]
    const unwanted = not[field]
    if (!wanted && !unwanted) continue
    const passes = (text: string) =>
      (wanted?.includes(text) ?? true) && !(unwanted?.includes(text) ?? false)
    if (field === 'request') {
      tests.push((rows, row) => passes(rows.at(row)?.request_id ?? ''))
    } else if (field === 'family') {
      tests.push(byFamily(passes))
    } else {
      tests.push(byColumn(IN_COLUMN[field], passes))
    }
  }
  // The dearest last: it makes the event where no column decides.
  if (q !== '') tests.push(containing(q))
  return (rows, row) => tests.every((test) => test(rows, row))
}

function larger(of: Uint8Array<ArrayBuffer>, length: number) {
  const copy = new Uint8Array(length)
  copy.set(of)
  return copy
}

function byColumn({ column, text }: (typeof SEARCHED)[number], passes: (text: string) => boolean) {
  let known = new Uint8Array(64)
  return (rows: EventRows, row: number) => {
    const code = rows.codeAt(row, column)
    if (code < 0) return false
    if (code >= known.length) known = larger(known, Math.max(rows.codesOf(column), code + 1))
    const before = known[code] ?? UNKNOWN
    if (before !== UNKNOWN) return before === YES
    const yes = passes(text(rows, code))
    known[code] = yes ? YES : NO
    return yes
  }
}

/** Tests the family of the Artifact. A decision that names only its Scope passes with each family that it may have been about. */
function byFamily(passes: (family: string) => boolean): Test {
  const ofResource = byColumn(IN_COLUMN.family, passes)
  const onScope = byColumn(RESOURCE_KIND, (kind) => kind === 'scope')
  const textAt = (rows: EventRows, row: number, name: 'operation' | 'action') =>
    rows.valueOf(name, rows.codeAt(row, name))
  return (rows, row) => {
    if (!onScope(rows, row)) return ofResource(rows, row)
    const families = familiesOfScopeDecision(
      textAt(rows, row, 'operation'),
      textAt(rows, row, 'action'),
    )
    return families.length > 0 ? families.some(passes) : ofResource(rows, row)
  }
}

function containing(q: string): Test {
  const needle = q.toLowerCase()
  const has = (text: string) => text.toLowerCase().includes(needle)
  const columns = SEARCHED.map((each) => byColumn(each, has))
  return (rows, row) => {
    if (columns.some((test) => test(rows, row))) return true
    const event = rows.at(row)
    return event !== undefined && (has(event.request_id ?? '') || has(event.event_id) || has(event.occurred_at)) // prettier-ignore
  }
}

/** ms of filtering before the page may draw and answer keys. */
const SLICE_MS = 8
const ROWS_PER_LOOK = 512

/**
 * The rows that pass, kept over a growing list: an event is tested once, and rows that come at the end are added. Gaps stay,
 * since nobody knows what they hold.
 */
export class FilteredRows {
  readonly #test: Test
  /** By slot: tested or not, and how. */
  #known = new Uint8Array(1_024)
  #indexes = new Int32Array(1_024)
  #length = 0
  #events = 0
  #done = 0
  #gaps = 0
  #firstSlot = -1
  #lastSlot = -1

  constructor(filters: LoadedFilters) {
    this.#test = matcherOf(filters)
  }

  /** Looks through `rows`, giving way to the page between slices. Null when `signal` ended it. */
  async run(
    rows: EventRows,
    signal: AbortSignal,
  ): Promise<{ indexes: Int32Array; events: number } | null> {
    this.#startOver(rows)
    let until = performance.now() + SLICE_MS
    while (this.#done < rows.length) {
      this.#look(rows, Math.min(rows.length, this.#done + ROWS_PER_LOOK))
      if (performance.now() < until) continue
      await new Promise((resume) => setTimeout(resume))
      if (signal.aborted) return null
      until = performance.now() + SLICE_MS
    }
    return { indexes: this.#indexes.slice(0, this.#length), events: this.#events }
  }

  /** Only rows behind those known are looked through, where nothing came between. */
  #startOver(rows: EventRows) {
    const gaps = rows.length - rows.events
    const appended =
      this.#done > 0 &&
      this.#done <= rows.length &&
      gaps === this.#gaps &&
      rows.slotAt(0) === this.#firstSlot &&
      rows.slotAt(this.#done - 1) === this.#lastSlot
    this.#gaps = gaps
    this.#firstSlot = rows.slotAt(0)
    if (appended) return
    this.#done = 0
    this.#length = 0
    this.#events = 0
  }

  #look(rows: EventRows, end: number) {
    for (let row = this.#done; row < end; row += 1) {
      const slot = rows.slotAt(row)
      if (slot >= 0 && !this.#passes(rows, row, slot)) continue
      if (slot >= 0) this.#events += 1
      if (this.#length === this.#indexes.length) {
        const larger = new Int32Array(this.#length * 2)
        larger.set(this.#indexes)
        this.#indexes = larger
      }
      this.#indexes[this.#length] = row
      this.#length += 1
    }
    this.#done = end
    this.#lastSlot = rows.slotAt(end - 1)
  }

  #passes(rows: EventRows, row: number, slot: number) {
    if (slot >= this.#known.length) {
      this.#known = larger(this.#known, Math.max(slot + 1, this.#known.length * 2))
    }
    if (this.#known[slot] === UNKNOWN) this.#known[slot] = this.#test(rows, row) ? YES : NO
    return this.#known[slot] === YES
  }
}
