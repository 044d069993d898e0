import Button from '@mui/material/Button'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { lazy, Suspense } from 'react'
import type { AuditEvent } from '../../../api/contract/audit'
import { offsetAt, stamp, type Zone } from '../../../lib/date/stamp'
import type { Names } from '../../../names/use-names'
import { withId } from '../../../names/use-principal-names'
import { AllowedIcon, DeniedIcon } from '../../../ui/icons'
import { idBeside, idsOf } from '../table/cell-fields'
import { PickBox } from '../selection/PickBox'
import type { PickState } from '../selection/picks'
import { LookedMark } from '../table/LookedMark'
import type { RowPlace } from '../table/RowBetween'
import type { Changed } from '../event/changed/changed-query'
import type { RequestOutcome } from '../../../components/requests/request-outcome'
import {
  outcomeKey,
  requestSentence,
  tellingEvent,
  type RequestWords,
} from '../../../components/requests/request-words'

// A revision is looked for in the drawer alone, so this code comes with the drawer's file.
const KnownRevision = lazy(async () => ({
  default: (await import('../event/changed/KnownRevision')).KnownRevision,
}))

type Props = RowPlace & {
  /** All of its decisions that are loaded, in the order of their cursors. */
  events: readonly AuditEvent[]
  outcome: RequestOutcome
  /** What this visit has found of the revision that it made. */
  changed: Changed | undefined
  open: boolean
  /** The drawer of one of its decisions was open before. */
  looked: boolean
  /** Null while rows have no boxes. */
  picked: PickState | null
  zone: Zone
  /** The offset that the column's header names; a row of another one names its own. */
  offset: string
  t: RequestWords
  names: Names
}

/** One request on one line. Clicks and keys are the table's. */
export function RequestRow({
  events,
  outcome,
  changed,
  open,
  looked,
  picked,
  zone,
  offset,
  t,
  names,
  ...row
}: Props) {
  const [first] = events
  const telling = tellingEvent(events)
  if (!first || !telling) return null
  const ownOffset = offsetAt(first.occurred_at, zone)
  const time = stamp(first.occurred_at, zone)
  const key = outcomeKey(outcome)
  const what = requestSentence(telling, outcome, t, names)
  const name = names.principal(first.principal)
  const who = withId(first.principal, name)
  const id = idBeside(telling.resource, names)
  const common = { role: 'cell', tabIndex: -1 }
  return (
    <div
      role="row"
      className={`event ${key}`}
      aria-rowindex={row.place + 2}
      tabIndex={row.tabbable ? 0 : -1}
      data-index={row.place}
      style={{ transform: `translateY(${row.top}px)` }}
    >
      <div {...common} aria-colindex={1} className="time">
        {picked !== null && <PickBox state={picked} />}
        {looked && <LookedMark />}
        <time dateTime={first.occurred_at}>
          {ownOffset === offset ? time : `${time} ${ownOffset}`}
        </time>
      </div>
      <div
        {...common}
        aria-colindex={2}
        className="what"
        title={[what, ...idsOf(telling.resource, names)].join(' · ')}
      >
        <span className="act">
          {what}
          {id !== undefined && <span className="id"> {id}</span>}
        </span>
        {changed && (
          <Suspense fallback={null}>
            <KnownRevision changed={changed} tabbable={row.tabbable} />
          </Suspense>
        )}
      </div>
      <div {...common} aria-colindex={3} className="who" title={who}>
        {name === undefined ? (
          who
        ) : (
          <>
            <span className="name">{name}</span>
            <span className="id">{who.slice(name.length)}</span>
          </>
        )}
      </div>
      <div {...common} aria-colindex={4} className="outcome" title={t.meanings[key]}>
        {key === 'succeeded' && <AllowedIcon />}
        {key === 'refused' && <DeniedIcon />}
        {/* Most rows say this. The reason stands once, below the list; a screen reader hears the whole words in each row. */}
        {key === 'given' ? (
          <>
            <span aria-hidden="true">{t.allowed}</span>
            <span style={visuallyHidden}>{t.outcomes.given}</span>
          </>
        ) : (
          t.outcomes[key]
        )}
      </div>
      <div {...common} aria-colindex={5} className="decisions">
        <Button variant="text" size="small" tabIndex={-1} aria-expanded={open}>
          {t.of(events.length)}
        </Button>
      </div>
    </div>
  )
}
