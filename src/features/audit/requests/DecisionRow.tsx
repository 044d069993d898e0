import type { AuditEvent } from '../../../api/contract/audit'
import { stamp, type Zone } from '../../../lib/date/stamp'
import { AllowedIcon, DeniedIcon } from '../../../ui/icons'
import { cellText, cellTip, idBeside, type RowWords } from '../table/cell-fields'
import { PickBox } from '../selection/PickBox'
import type { PickState } from '../selection/picks'
import { LookedMark } from '../table/LookedMark'
import type { RowPlace } from '../table/RowBetween'

type Props = RowPlace & {
  event: AuditEvent
  zone: Zone
  words: RowWords
  /** Its drawer is open. */
  current: boolean
  /** True where the reader has opened its drawer before. */
  looked: boolean
  /** Null while rows have no boxes. */
  picked: PickState | null
}

/** One decision below its request: which authority was asked for, on what, why, and what was decided. */
export function DecisionRow({ event, zone, words, current, looked, picked, ...row }: Props) {
  const resource = cellText(event, 'resource', words)
  const asked = [event.action, resource, event.role && cellText(event, 'role', words)]
  const id = idBeside(event.resource, words.names)
  const common = { role: 'cell', tabIndex: -1 }
  return (
    <div
      role="row"
      className={event.allowed ? 'event decision' : 'event decision denied'}
      aria-rowindex={row.place + 2}
      aria-current={current ? 'true' : undefined}
      tabIndex={row.tabbable ? 0 : -1}
      data-index={row.place}
      style={{ transform: `translateY(${row.top}px)` }}
    >
      <div {...common} aria-colindex={1} className="time">
        {picked !== null && <PickBox state={picked} />}
        {looked && <LookedMark />}
        <time dateTime={event.occurred_at}>{stamp(event.occurred_at, zone)}</time>
      </div>
      <div
        {...common}
        aria-colindex={2}
        className="what"
        title={cellTip(resource, event, 'resource', words)}
      >
        {asked.filter(Boolean).join(' · ')}
        {id !== undefined && <span className="id"> {id}</span>}
      </div>
      <div {...common} aria-colindex={3} className="who reason" title={event.reason_code}>
        {event.reason_code}
      </div>
      <div {...common} aria-colindex={4} className="result">
        {event.allowed ? <AllowedIcon /> : <DeniedIcon />}
        {` ${event.allowed ? words.allowed : words.denied}`}
      </div>
      <div {...common} aria-colindex={5} className="decisions" />
    </div>
  )
}
