import type { AuditEvent } from '../../../api/contract/audit'
import type { RowWords } from '../table/cell-fields'
import type { RowPlace } from '../table/RowBetween'
import { cellOf, type Cell } from './cell-of'
import {
  REQUEST_COLUMNS,
  type OwnColumn,
  type RequestColumn,
  type SharedColumn,
} from './request-columns'

type Props = RowPlace & {
  className: string
  /** Its drawer is open. */
  current?: boolean
  /** The columns that are shown, in their order. */
  columns: readonly RequestColumn[]
  /** The cells that a request fills in another way than its decisions do. */
  cells: Readonly<Record<OwnColumn, Cell> & Partial<Record<SharedColumn, undefined>>>
  /** What the other columns are taken from, as in the table of decisions. */
  event: AuditEvent
  words: RowWords
}

/** A row of the table of requests, with a cell for each column that is shown. Clicks and keys are the table's. */
export function RequestCells({ className, current, columns, cells, event, words, ...row }: Props) {
  return (
    <div
      role="row"
      className={`event ${className}`}
      aria-rowindex={row.place + 2}
      aria-current={current ? 'true' : undefined}
      tabIndex={row.tabbable ? 0 : -1}
      data-index={row.place}
      style={{ transform: `translateY(${row.top}px)` }}
    >
      {columns.map((column) => (
        <div
          key={column}
          role="cell"
          aria-colindex={REQUEST_COLUMNS.names.indexOf(column) + 1}
          tabIndex={-1}
          className={column}
          {...(cells[column] ?? cellOf(event, column as SharedColumn, words))}
        />
      ))}
    </div>
  )
}
