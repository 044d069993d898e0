import { largerBytes } from '../store/larger-bytes'
import type { EventRows } from '../store/rows'
import { TextSearch } from '../store/text-search'
import { familiesOfScopeDecision } from '../../../families/decided-on-scope'
import { isWithin, readHours } from './hours'
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

const NOTHING_LOOKED_AT: ReadonlySet<string> = new Set()

export type Test = (rows: EventRows, row: number) => boolean

/**
 * Whether a row of the feed passes filters. A column's value is looked at once, however many events carry it: what is left
 * for an event is looking up small numbers.
 * @param looked ids of events and requests that `unlooked` leaves out
 */
export function matcherOf(
  { only, not, q, unlooked }: LoadedFilters,
  looked: ReadonlySet<string> = NOTHING_LOOKED_AT,
): Test {
  const tests: Test[] = []
  for (const field of LOADED_FIELDS) {
    const wanted = only[field]
    const unwanted = not[field]
    if (!wanted && !unwanted) continue
    if (field === 'hours') {
      tests.push(atHours(wanted, unwanted))
      continue
    }
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
  if (unlooked) tests.push(notAmong(looked))
  // The slowest test comes last: where no column decides, it looks into each event's own ids and time.
  if (q !== '') tests.push(containing(q))
  return (rows, row) => tests.every((test) => test(rows, row))
}

function byColumn({ column, text }: (typeof SEARCHED)[number], passes: (text: string) => boolean) {
  let known = new Uint8Array(64)
  return (rows: EventRows, row: number) => {
    const code = rows.codeAt(row, column)
    if (code < 0) return false
    if (code >= known.length) known = largerBytes(known, Math.max(rows.codesOf(column), code + 1))
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

function atHours(wanted: readonly string[] | undefined, unwanted: readonly string[] = []): Test {
  const anyOf = (values: readonly string[]) => {
    const tests = values.flatMap((value) => {
      const hours = readHours(value)
      return hours ? [isWithin(hours)] : []
    })
    return (ms: number) => tests.some((test) => test(ms))
  }
  const isWanted = wanted ? anyOf(wanted) : () => true
  const isUnwanted = anyOf(unwanted)
  return (rows, row) => {
    const ms = rows.timeAt(row)
    return isWanted(ms) && !isUnwanted(ms)
  }
}

/** A request of which one decision was looked at is left out whole: the drawer shows all of it. */
function notAmong(looked: ReadonlySet<string>): Test {
  return (rows, row) => {
    if (looked.size === 0) return true
    const event = rows.at(row)
    return event !== undefined && !looked.has(event.event_id) && !looked.has(event.request_id ?? '')
  }
}

function containing(q: string): Test {
  const search = new TextSearch(q)
  const columns = SEARCHED.map((each) => byColumn(each, (text) => search.isIn(text)))
  return (rows, row) => columns.some((test) => test(rows, row)) || rows.holdsText(row, search)
}
