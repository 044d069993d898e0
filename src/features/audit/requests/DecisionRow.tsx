import type { AuditEvent } from '../../../api/contract/audit'
import { stamp, type Zone } from '../../../lib/date/stamp'
import { AllowedIcon, DeniedIcon } from '../../../ui/icons'
import { cellText, cellTip, idBeside, type RowWords } from '../table/cell-fields'
import type { PickState } from '../selection/picks'
import { RowTime } from '../table/RowTime'
import type { RowPlace } from '../table/RowBetween'
import { askedOf } from './asked-of'
import { cellOf } from './cell-of'
import type { RequestColumn } from './request-columns'
import { RequestCells } from './RequestCells'

type Props = RowPlace & {
  event: AuditEvent
  zone: Zone
  words: RowWords
  /** The columns that are shown, in their order. */
  columns: readonly RequestColumn[]
  /** Its drawer is open. */
  current: boolean
  /** True where the reader has opened its drawer before. */
  looked: boolean
  /** Null while rows have no boxes. */
  picked: PickState | null
}

/** One decision below its request: which authority was asked for, on what, why, and what was decided. */
export function DecisionRow(props: Props) {
  const { event, zone, words, columns, current, looked, picked, ...row } = props
  const resource = cellText(event, 'resource', words)
  const asked = askedOf(event, columns, words).join(' · ')
  const id = idBeside(event.resource, words.names)
  return (
    <RequestCells
      {...row}
      className={event.allowed ? 'decision' : 'decision denied'}
      current={current}
      columns={columns}
      event={event}
      words={words}
      cells={{
        time: {
          children: (
            <RowTime
              instant={event.occurred_at}
              text={stamp(event.occurred_at, zone)}
              picked={picked}
              looked={looked}
            />
          ),
        },
        what: {
          title: cellTip(resource, event, 'resource', words),
          children: (
            <>
              {asked}
              {id !== undefined && <span className="id"> {id}</span>}
            </>
          ),
        },
        who: { className: 'who reason', ...cellOf(event, 'reason', words) },
        outcome: {
          className: 'result',
          children: (
            <>
              {event.allowed ? <AllowedIcon /> : <DeniedIcon />}
              {` ${cellText(event, 'result', words)}`}
            </>
          ),
        },
        decisions: {},
      }}
    />
  )
}
