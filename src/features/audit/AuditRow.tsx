import { lazy, memo, Suspense } from 'react'
import type { AuditEvent } from '../../api/contract/audit'
import { offsetAt, stamp, type Zone } from '../../lib/date/stamp'
import { AllowedIcon, DeniedIcon } from '../../ui/icons'
import {
  cellText,
  cellTip,
  COLUMN_NAMES,
  idBeside,
  nameIn,
  type CellName,
  type RowWords,
} from './table/cell-fields'
import type { Changed } from './event/changed/changed-query'
import type { PickState } from './selection/picks'
import { RowTime } from './table/RowTime'

// A revision is looked for in the drawer alone, so this code comes with the drawer's file.
const KnownRevision = lazy(async () => ({
  default: (await import('./event/changed/KnownRevision')).KnownRevision,
}))

type Props = {
  event: AuditEvent
  /** Place in the display, from 0. */
  place: number
  /** Pixels below the start of the list's element. */
  top: number
  zone: Zone
  /** The offset that the column's header names; a row of another one names its own. */
  offset: string
  words: RowWords
  /** The columns that are shown. */
  columns: readonly CellName[]
  /** What this visit has found of the revision that it made. */
  changed: Changed | undefined
  /** The one row that Tab reaches. */
  tabbable: boolean
  /** Its drawer is open. */
  current: boolean
  /** True where the reader has opened its drawer before. */
  looked: boolean
  /** Null while rows have no boxes. */
  picked: PickState | null
}

/** One event on one line. Clicks and keys are the table's: a million rows need no handlers of their own. */
export const AuditRow = memo(
  function AuditRow({ event, place, top, zone, offset, words, columns, tabbable, ...is }: Props) {
    const { current, looked, picked, changed } = is
    const ownOffset = offsetAt(event.occurred_at, zone)
    const time = stamp(event.occurred_at, zone)
    const id = idBeside(event.resource, words.names)
    return (
      <div
        role="row"
        className={event.allowed ? 'event' : 'event denied'}
        aria-rowindex={place + 2}
        aria-current={current ? 'true' : undefined}
        tabIndex={tabbable ? 0 : -1}
        data-index={place}
        style={{ transform: `translateY(${top}px)` }}
      >
        <div role="cell" aria-colindex={1} tabIndex={-1} className="time">
          <RowTime
            instant={event.occurred_at}
            text={ownOffset === offset ? time : `${time} ${ownOffset}`}
            picked={picked}
            looked={looked}
          />
        </div>
        {columns.map((cell) => {
          if (cell === 'time') return null
          const text = cellText(event, cell, words)
          const name = nameIn(event, cell, words)
          return (
            <div
              key={cell}
              role="cell"
              aria-colindex={COLUMN_NAMES.indexOf(cell) + 1}
              tabIndex={-1}
              className={cell}
              title={cell === 'result' ? undefined : cellTip(text, event, cell, words)}
            >
              {cell === 'result' && (event.allowed ? <AllowedIcon /> : <DeniedIcon />)}
              {cell === 'result' && ` ${text}`}
              {cell === 'operation' && <span className="act">{text}</span>}
              {cell === 'operation' && changed && (
                <Suspense fallback={null}>
                  <KnownRevision changed={changed} tabbable={tabbable} short />
                </Suspense>
              )}
              {cell !== 'result' && cell !== 'operation' && name === undefined && text}
              {cell === 'resource' && id !== undefined && <span className="id"> {id}</span>}
              {name !== undefined && <span className="name">{name}</span>}
              {name !== undefined && <span className="id">{text.slice(name.length)}</span>}
            </div>
          )
        })}
      </div>
    )
  },
  // The feed makes an event anew each time it is asked; the same id is the same event.
  (a, b) =>
    a.event.event_id === b.event.event_id &&
    a.place === b.place &&
    a.top === b.top &&
    a.zone === b.zone &&
    a.offset === b.offset &&
    a.words === b.words &&
    a.columns === b.columns &&
    a.tabbable === b.tabbable &&
    a.current === b.current &&
    a.changed === b.changed &&
    a.looked === b.looked &&
    a.picked === b.picked,
)
