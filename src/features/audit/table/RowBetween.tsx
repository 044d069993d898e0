import Button from '@mui/material/Button'
import type { ReactNode } from 'react'

/** Where a row stands, as the table gives it to each of its rows. */
export type RowPlace = {
  /** Place in the display, from 0. */
  place: number
  /** Pixels below the start of the list's element. */
  top: number
  /** The one row that Tab reaches. */
  tabbable: boolean
}
export type BetweenPlace = RowPlace & {
  /** How many columns the table has, the hidden ones too. */
  span: number
}
type Props = BetweenPlace & { className: string; button: string; children: ReactNode }

/** A row between events: a text and a button. Clicks and keys are the table's. */
export function RowBetween({ place, top, tabbable, span, className, button, children }: Props) {
  return (
    <div
      role="row"
      className={className}
      aria-rowindex={place + 2}
      tabIndex={tabbable ? 0 : -1}
      data-index={place}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="cell" aria-colindex={1} aria-colspan={span} className="gap-text">
        <span>{children}</span>
        <Button variant="text" tabIndex={-1}>
          {button}
        </Button>
      </div>
    </div>
  )
}
