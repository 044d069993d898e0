import { styled } from '@mui/material/styles'
import type { AuditEvent } from '../../../api/contract/audit'
import { requestOutcome } from '../../../components/requests/request-outcome'
import { requestTexts } from '../../../components/requests/request-texts'
import {
  outcomeKey,
  requestSentence,
  tellingEvent,
} from '../../../components/requests/request-words'
import { offsetAt, stamp, type Zone } from '../../../lib/date/stamp'
import { withId } from '../../../names/use-principal-names'
import { useTexts } from '../../../ui/language'
import { fonts } from '../../../ui/tokens'
import { blindTexts } from '../blind/blind-texts'
import { timesOf } from '../blind/times-of'
import { askedOf } from '../requests/asked-of'
import type { RequestColumn } from '../requests/request-columns'
import { wholeRequests } from '../requests/whole-requests'
import { eventsIn } from '../store/rows'
import { cellText, type CellName } from '../table/cell-fields'
import { gapText } from '../table/gap-text'
import { offsetOf } from '../table/offset-of'
import { tableTexts } from '../table/table-texts'
import { useRowWords } from '../table/use-row-words'
import { auditTexts } from '../texts'
import type { AuditListState } from '../use-audit-list'
import { printTexts } from './print-texts'

/** Rows that are laid out for paper at most, about forty sheets: a browser lays out all of them at once. */
const PRINTED_MAX = 2_000
/** Columns whose names and ids may be of any length. Their words break anywhere, so that no row is wider than its sheet. */
const LONG: ReadonlySet<string> = new Set(['what', 'who', 'resource', 'principal', 'actor', 'role'])

type Props = {
  list: AuditListState
  /** The columns of decisions. */
  columns: readonly CellName[]
  requestColumns: readonly RequestColumn[]
  zone: Zone
}

/** The list for paper: every row on display in whole words, with the names of its columns on each sheet. */
export function PrintedList({ list, columns, requestColumns, zone }: Props) {
  const requests = list.decisions ? null : list.requests
  const t = useTexts(auditTexts)
  const ofRequests = useTexts(requestTexts)
  const between = { gaps: useTexts(tableTexts), blind: useTexts(blindTexts) }
  const words = useRowWords()
  const print = useTexts(printTexts)
  const { display } = list
  const { rows } = display
  const count = Math.min(display.length, PRINTED_MAX)
  const offset = offsetOf(display, 0, count - 1, zone)
  const isWhole = wholeRequests(list.snapshot, list.narrowed)
  const timeOf = ({ occurred_at: at }: AuditEvent) => {
    const own = offsetAt(at, zone)
    return own === offset ? stamp(at, zone) : `${stamp(at, zone)} ${own}`
  }
  const eventCells = (event: AuditEvent) =>
    columns.map((name) => (name === 'time' ? timeOf(event) : cellText(event, name, words)))
  const inColumns = (cells: Record<RequestColumn, string>) =>
    requestColumns.map((name) => cells[name])
  const requestCells = (row: number, first: AuditEvent) => {
    const its = rows.requestRows(row)
    const events = its.rows.flatMap((one) => rows.at(one) ?? [])
    const outcome = requestOutcome(events, isWhole(rows, its))
    const telling = tellingEvent(events) ?? first
    return inColumns({
      time: timeOf(first),
      what: requestSentence(telling, outcome, ofRequests, words.names),
      who: withId(first.principal, words.names.principal(first.principal)),
      outcome: ofRequests.outcomes[outcomeKey(outcome)],
      decisions: ofRequests.of(events.length),
      actor: cellText(first, 'actor', words),
      operation: telling.operation,
      request: cellText(first, 'request', words),
    })
  }
  const decisionCells = (event: AuditEvent) =>
    inColumns({
      time: '',
      what: askedOf(event, requestColumns, words).join(' · '),
      who: event.reason_code,
      outcome: cellText(event, 'result', words),
      decisions: '',
      actor: cellText(event, 'actor', words),
      operation: event.operation,
      request: cellText(event, 'request', words),
    })
  const cellsAt = (place: number): readonly string[] => {
    const row = display.rowAt(place)
    const event = rows.at(row)
    if (event && requests === null) return eventCells(event)
    if (event && requests?.isDecision(place)) return decisionCells(event)
    if (event) return requestCells(row, event)
    const gap = rows.gapAt(row)
    if (gap) return [gapText(gap, zone, between.gaps)]
    const spot = rows.blindAt(row)
    if (!spot) return []
    return [`${timesOf(spot, zone, between.blind)} ${between.blind.row(eventsIn([spot]))}`]
  }
  const names = requests ? requestColumns : columns
  const requestHeads = { ...t.columns, ...ofRequests.columns }
  const heads = requests
    ? requestColumns.map((name) =>
        name === 'time' ? ofRequests.columns.time(offset) : requestHeads[name],
      )
    : columns.map((name) => (name === 'time' ? t.columns.time(offset) : t.columns[name]))
  return (
    <>
      {display.length > count && <p>{print.cut(count, display.length)}</p>}
      <Table aria-label={requests ? ofRequests.table : t.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: count }, (_, place) => {
            const cells = cellsAt(place)
            return (
              <tr key={place}>
                {cells.map((cell, column) => (
                  <td
                    key={heads[column]}
                    className={LONG.has(names[column] ?? '') ? 'long' : undefined}
                    // A gap or a blind spot is one cell: it spans all columns.
                    colSpan={cells.length === 1 ? heads.length : undefined}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </>
  )
}

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '8pt',
  'th, td': {
    padding: '2pt 6pt 2pt 0',
    borderBottom: '1px solid var(--sc-palette-line-main)',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
  },
  '.long': { overflowWrap: 'anywhere' },
  tr: { breakInside: 'avoid' },
  'td:first-of-type:not([colspan])': {
    fontFamily: fonts.mono,
    fontSize: '7pt',
    whiteSpace: 'nowrap',
  },
})
