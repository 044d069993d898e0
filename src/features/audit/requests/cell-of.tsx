import type { ReactNode } from 'react'
import type { AuditEvent } from '../../../api/contract/audit'
import { cellText, nameIn, type CellName, type RowWords } from '../table/cell-fields'

/** What a column has in a row. The class is the column's name unless another one is given. */
export type Cell = { className?: string; title?: string; children?: ReactNode }

/** What the table of decisions has of an event in one of its columns; a principal's name stands apart from the id. */
export function cellOf(
  event: AuditEvent,
  column: Exclude<CellName, 'time'>,
  words: RowWords,
): Cell {
  const title = cellText(event, column, words)
  const name = nameIn(event, column, words)
  const children =
    name === undefined ? (
      title
    ) : (
      <>
        <span className="name">{name}</span>
        <span className="id">{title.slice(name.length)}</span>
      </>
    )
  return { title, children }
}
