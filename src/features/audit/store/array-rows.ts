import type { AuditEvent } from '../../../api/contract/audit'
import type { Column, ColumnValues, EventRows, Gap, Order } from './rows'

const valuesOf = (event: AuditEvent): ColumnValues => ({
  operation: event.operation,
  action: event.action,
  reason: event.reason_code,
  transport: event.transport,
  allowed: event.allowed,
  principal: event.principal,
  actor: event.actor ?? null,
  resource: event.resource,
  policy: event.policy_revision ?? null,
  matched: event.matched_subject ?? null,
  binding: event.binding_id ?? null,
  target: event.target ?? null,
  role: event.role ?? null,
})

/** Rows over plain events in the order of display, for tests and pictures of few events. */
export function arrayRows(
  items: readonly (AuditEvent | Gap)[],
  order: Order = 'oldest',
  version = 1,
  isOwn: (event: AuditEvent) => boolean = () => false,
): EventRows {
  const eventAt = (row: number) => {
    const item = items[row]
    return item && 'cursor' in item ? item : undefined
  }
  const gapAt = (row: number) => {
    const item = items[row]
    return item && !('cursor' in item) ? item : undefined
  }
  const coded = new Map<Column, { codes: Map<string, number>; values: unknown[]; of: number[] }>()
  const columnOf = (column: Column) => {
    let known = coded.get(column)
    if (!known) {
      known = { codes: new Map(), values: [], of: [] }
      for (let row = 0; row < items.length; row += 1) {
        const event = eventAt(row)
        if (!event) {
          known.of.push(-1)
          continue
        }
        const value = valuesOf(event)[column]
        const key = JSON.stringify(value)
        if (!known.codes.has(key)) {
          known.codes.set(key, known.values.length)
          known.values.push(value)
        }
        known.of.push(known.codes.get(key) ?? -1)
      }
      coded.set(column, known)
    }
    return known
  }
  const timeAt = (row: number) => Date.parse(eventAt(row)?.occurred_at ?? '')
  const requestAt = (row: number) => {
    const id = eventAt(row)?.request_id
    return id ? items.findIndex((item) => 'cursor' in item && item.request_id === id) : row
  }
  return {
    version,
    length: items.length,
    events: items.filter((item) => 'cursor' in item).length,
    at: eventAt,
    gapAt,
    blindAt: () => undefined,
    timeAt,
    cursorAt: (row) => eventAt(row)?.cursor ?? -1,
    codeAt: (row, column) => columnOf(column).of[row] ?? -1,
    valueOf: <C extends Column>(column: C, code: number) =>
      columnOf(column).values[code] as ColumnValues[C],
    codesOf: (column) => columnOf(column).values.length,
    holdsText: (row, search) => {
      const { event_id: id, request_id: request, occurred_at: time } = eventAt(row) ?? {}
      return [id, request, time].some((text) => search.isIn(text ?? ''))
    },
    isOwn: (row) => {
      const event = eventAt(row)
      return event !== undefined && isOwn(event)
    },
    requestAt: (row) => (eventAt(row) ? requestAt(row) : -1),
    requestRows: (row) => {
      const rows = items.flatMap((item, at) =>
        'cursor' in item && requestAt(at) === requestAt(row) ? [{ at, cursor: item.cursor }] : [],
      )
      rows.sort((a, b) => a.cursor - b.cursor)
      return { rows: rows.map(({ at }) => at), read: rows.length }
    },
    slotAt: (row) => (eventAt(row) ? row : -1),
    rowOf: (eventId) => items.findIndex((item) => 'cursor' in item && item.event_id === eventId),
    rowAtTime: (ms) => {
      const row = items.findIndex((_, index) =>
        order === 'oldest' ? timeAt(index) >= ms : timeAt(index) <= ms,
      )
      return row < 0 ? items.length - 1 : row
    },
  }
}
