import Button from '@mui/material/Button'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { lazy, Suspense } from 'react'
import type { AuditEvent } from '../../../api/contract/audit'
import { offsetAt, stamp, type Zone } from '../../../lib/date/stamp'
import { AllowedIcon, DeniedIcon } from '../../../ui/icons'
import { idBeside, idsOf, type RowWords } from '../table/cell-fields'
import type { PickState } from '../selection/picks'
import { RowTime } from '../table/RowTime'
import type { RowPlace } from '../table/RowBetween'
import type { Changed } from '../event/changed/changed-query'
import { cellOf } from './cell-of'
import type { RequestColumn } from './request-columns'
import { RequestCells } from './RequestCells'
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
  words: RowWords
  /** The columns that are shown, in their order. */
  columns: readonly RequestColumn[]
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
  words,
  columns,
  ...row
}: Props) {
  const [first] = events
  const { names } = words
  const telling = tellingEvent(events)
  if (!first || !telling) return null
  const ownOffset = offsetAt(first.occurred_at, zone)
  const time = stamp(first.occurred_at, zone)
  const key = outcomeKey(outcome)
  const what = requestSentence(telling, outcome, t, names)
  const id = idBeside(telling.resource, names)
  return (
    <RequestCells
      {...row}
      className={key}
      columns={columns}
      event={telling}
      words={words}
      cells={{
        time: {
          children: (
            <RowTime
              instant={first.occurred_at}
              text={ownOffset === offset ? time : `${time} ${ownOffset}`}
              picked={picked}
              looked={looked}
            />
          ),
        },
        what: {
          title: [what, ...idsOf(telling.resource, names)].join(' · '),
          children: (
            <>
              <span className="act">
                {what}
                {id !== undefined && <span className="id"> {id}</span>}
              </span>
              {changed && (
                <Suspense fallback={null}>
                  <KnownRevision changed={changed} tabbable={row.tabbable} />
                </Suspense>
              )}
            </>
          ),
        },
        who: cellOf(first, 'principal', words),
        outcome: {
          title: t.meanings[key],
          children: (
            <>
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
            </>
          ),
        },
        decisions: {
          children: (
            <Button variant="text" size="small" tabIndex={-1} aria-expanded={open}>
              {t.of(events.length)}
            </Button>
          ),
        },
      }}
    />
  )
}
