import { memo } from 'react'
import type { AuditEvent } from '../../api/contract/audit'
import { offsetAt, stamp } from '../../lib/date/stamp'
import type { Zone } from '../../lib/date/format'
import { AllowedIcon, DeniedIcon } from '../../ui/icons'
import { partsOf, principalText, roleAndTarget } from './resource-words'

export type RowWords = {
  allowed: string
  denied: string
  server: string
  scope: string
  prompt: string
}

type Props = {
  event: AuditEvent
  index: number
  /** Pixels below the start of the list. */
  top: number
  zone: Zone
  /** The offset that the column's header names; a row of another one names its own. */
  offset: string
  words: RowWords
  /** The one row that Tab reaches. */
  tabbable: boolean
  /** Its drawer is open. */
  current: boolean
}

const EMPTY = '–'

function resourceText(event: AuditEvent, words: RowWords): string {
  const parts = partsOf(event.resource)
  switch (parts.kind) {
    case 'server':
      return words.server
    case 'scope':
      return `${words.scope} ${parts.scopeId}`
    case 'artifact': {
      const kind = parts.family === 'prompt' ? words.prompt : parts.family
      return `${kind} ${parts.artifactId} · ${parts.scopeId}`
    }
    case 'other':
      return parts.type
  }
}

/** One event on one line. Clicks and keys are the table's: ten thousand rows need no handlers of their own. */
export const AuditRow = memo(function AuditRow(props: Props) {
  const { event, index, top, zone, offset, words, tabbable, current } = props
  const ownOffset = offsetAt(event.occurred_at, zone)
  const time = stamp(event.occurred_at, zone)
  const cells = [
    ['operation', event.operation],
    ['action', event.action],
    ['resource', resourceText(event, words)],
    ['principal', principalText(event.principal)],
    ['actor', event.actor ? principalText(event.actor) : EMPTY],
    ['reason', event.reason_code],
    ['role', roleAndTarget(event) ?? EMPTY],
    ['request', event.request_id ?? EMPTY],
  ] as const
  return (
    <div
      role="row"
      className={event.allowed ? 'event' : 'event denied'}
      aria-rowindex={index + 2}
      aria-current={current ? 'true' : undefined}
      tabIndex={tabbable ? 0 : -1}
      data-index={index}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="cell" aria-colindex={1} className="time">
        <time dateTime={event.occurred_at}>
          {ownOffset === offset ? time : `${time} ${ownOffset}`}
        </time>
      </div>
      <div role="cell" aria-colindex={2} className="result">
        {event.allowed ? <AllowedIcon /> : <DeniedIcon />}{' '}
        {event.allowed ? words.allowed : words.denied}
      </div>
      {cells.map(([name, text], column) => (
        <div key={name} role="cell" aria-colindex={column + 3} className={name} title={text}>
          {text}
        </div>
      ))}
    </div>
  )
})
