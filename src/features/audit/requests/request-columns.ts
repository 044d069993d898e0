import type { CellName } from '../table/cell-fields'
import type { ColumnRules, ColumnWidths } from '../table/columns'

/** Columns that say the same of a request and of each of its decisions. */
export type SharedColumn = 'actor' | 'operation' | 'request'
/** Columns that a request and its decisions fill each in its own way. */
export type OwnColumn = 'time' | 'what' | 'who' | 'outcome' | 'decisions'
export type RequestColumn = OwnColumn | SharedColumn

/** The columns of the table of requests. */
export const REQUEST_COLUMNS: ColumnRules<RequestColumn> = {
  kept: 'scope-console.audit-request-columns',
  names: ['time', 'what', 'who', 'outcome', 'decisions', 'actor', 'operation', 'request'],
  // The number of the decisions is also the button that shows them.
  always: ['time', 'what', 'decisions'],
  ifWide: ['actor', 'request'],
  // The words of what was done tell the operation.
  ifChosen: ['operation'],
  packed: { actor: ['actor'], operation: ['operation'] },
}

/** How wide they are. */
export const REQUEST_WIDTHS: ColumnWidths<RequestColumn> = {
  // People tell the rows apart by what was done, so that column grows more than the one with the person.
  widths: {
    time: [196],
    what: [290, 2.4],
    who: [150, 1],
    outcome: [184],
    decisions: [124],
    actor: [116],
    operation: [190],
    request: [156],
  },
  // In a wide window what was done and by whom stay side by side.
  widest: { what: 720, who: 340, actor: 240, request: 280 },
  beyond: ['actor', 'operation', 'request'],
}

const FILTERED_BY: Readonly<Record<Exclude<OwnColumn, 'time'>, CellName | null>> = {
  what: 'operation',
  who: 'principal',
  outcome: null,
  decisions: 'request',
}

/** What a cell can be filtered by. An outcome is none of the service's own words. */
export const filteredBy = (name: RequestColumn): CellName | null =>
  name in FILTERED_BY ? FILTERED_BY[name as keyof typeof FILTERED_BY] : (name as CellName)
