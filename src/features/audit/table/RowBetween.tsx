import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { COLUMN_NAMES } from './cell-fields'

/** Where a row stands, as the table gives it to each of its rows. */
export type RowPlace = {
  /** Place in the display, from 0. */
  place: number
  /** Pixels below the start of the list's element. */
  top: number
  /** The one row that Tab reaches. */
  tabbable: boolean
}
type Props = RowPlace & { className: string; button: string; children: ReactNode }

/** A row between events: a text and a button. Clicks and keys are the table's. */
export function RowBetween({ place, top, tabbable, className, button, children }: Props) {
  return (
    <div
      role="row"
      className={className}
      aria-rowindex={place + 2}
      tabIndex={tabbable ? 0 : -1}
      data-index={place}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="cell" aria-colindex={1} aria-colspan={COLUMN_NAMES.length} className="gap-text">
        <span>{children}</span>
        <Button variant="text" tabIndex={-1}>
          {button}
        </Button>
      </div>
    </div>
  )
}
