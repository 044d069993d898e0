import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId, useRef } from 'react'
import type { Zone } from '../../../lib/date/stamp'
import { lookedAt } from '../../../names/looked-at'
import { CloseIcon } from '../../../ui/icons'
import { useTexts } from '../../../ui/language'
import { EventDetails } from './EventDetails'
import { EventSteps } from './EventSteps'
import { isReadToItsEnd } from '../reading/event-feed'
import { loadMoreShown } from '../own/load-more-shown'
import type { AuditQuery } from '../query/audit-query'
import type { AuditFilters } from '../query/audit-search'
import { requestOutcome } from '../../../components/requests/request-outcome'
import { wholeRequests } from '../requests/whole-requests'
import type { AuditListState } from '../use-audit-list'
import type { ListView } from '../use-list-view'
import { addressOf } from './address-of'
import { eventTexts } from './event-texts'
import { loadUpTo } from './load-up-to'
import { useDrawerKeys } from './use-drawer-keys'
import { useSteps } from './use-steps'

const WIDTH = 480
/** The app bar stays in reach above the drawer. */
const BAR_HEIGHT = 48

/** Paper has all of it, from one margin to the other. */
const ON_PAPER = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  p: 0,
  border: 0,
  boxShadow: 'none',
  overflow: 'visible',
} as const

type Props = {
  eventId: string
  /** Where the event is looked for, and whose events on display "Previous event" and "Next event" go through. */
  list: AuditListState
  view: ListView
  /** Whose audit the list is. */
  resource: AuditQuery['resource']
  /** The resource as the address gives it. */
  resourceParam: string
  filters: AuditFilters
  zone: Zone
  /** Opens an event, in place of the one that is open where the reader steps through the list. */
  onOpenEvent: (eventId: string | null, inPlace?: boolean) => void
}

/** The drawer "Event": beside the list, which stays in use. On a phone it has the whole width and is a dialog above the page. */
export function EventDrawer(props: Props) {
  const { eventId, list, view, resource, resourceParam, filters, zone, onOpenEvent } = props
  const { feed, snapshot, narrowed, shown, hidesOwn, goesOn } = list
  const t = useTexts(eventTexts)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { rows, order, phase } = snapshot
  const row = rows.rowOf(eventId)
  const event = rows.at(row)
  const its = rows.requestRows(row)
  const request = its.rows.flatMap((one) => rows.at(one) ?? [])
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const steps = useSteps({
    shown,
    eventId,
    isWhole: phase === 'complete',
    // A step past the last row loads more only where the list itself would, since each page is an audited call.
    onLoadMore: feed && goesOn ? () => loadMoreShown(feed, hidesOwn) : null,
    onStep: (to) => {
      onOpenEvent(to.event_id, true)
      view.table.current?.revealEvent(to.event_id)
    },
  })
  const onClose = () => onOpenEvent(null)
  useDrawerKeys(heading, { onPrevious: steps.goPrevious, onNext: steps.goNext, onClose })
  const requestId = event?.request_id ?? null
  const isFound = event !== undefined
  useEffect(() => {
    if (isFound) lookedAt.add(eventId, requestId)
  }, [isFound, eventId, requestId])
  // Reading starts at the top again with each event. Who steps through the list keeps the focus, on a button or on a row.
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' })
    if (!steps.takeStep()) heading.current?.focus()
  }, [eventId]) // eslint-disable-line react-hooks/exhaustive-deps -- once for each event
  // The drawer is mounted while it is open. Once it is gone, and the focus with it, the row of the event gets it; what was
  // pressed outside of the drawer keeps it.
  const { table } = view
  const lastOpen = useRef(eventId)
  useEffect(() => {
    lastOpen.current = eventId
  }, [eventId])
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body) table.current?.focusEvent(lastOpen.current)
      })
    },
    [table],
  )
  return (
    <Drawer
      open
      anchor="right"
      variant={phone ? 'temporary' : 'persistent'}
      onClose={onClose}
      disableRestoreFocus
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': phone,
          'aria-labelledby': headingId,
          sx: {
            width: { xs: '100%', sm: WIDTH },
            ...(!phone && { top: BAR_HEIGHT, height: `calc(100% - ${BAR_HEIGHT}px)` }),
            p: 2,
            borderLeft: '1px solid',
            borderColor: 'line.main',
            boxShadow: 8,
            '@media print': ON_PAPER,
          },
        },
      }}
    >
      <Box ref={top} sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography
          variant="h2"
          id={headingId}
          ref={heading}
          tabIndex={-1}
          sx={{ flex: 'none', outline: 'none' }}
        >
          {t.event}
        </Typography>
        <EventSteps steps={steps} />
        <IconButton aria-label={t.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {event ? (
        <EventDetails
          event={event}
          request={request}
          outcome={requestOutcome(request, wholeRequests(snapshot, narrowed)(rows, its))}
          rows={rows}
          order={order}
          resource={resource}
          zone={zone}
          address={addressOf(event, { resourceParam, filters, zone })}
          onOpen={(other) => onOpenEvent(other.event_id)}
        />
      ) : (
        <>
          <Typography sx={{ fontWeight: 600 }}>
            {isReadToItsEnd(snapshot) ? t.notInList : phase === 'loading' ? t.loading : t.notLoaded}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {phase === 'complete'
              ? t.notInListHelp
              : phase === 'blind'
                ? t.notReadableHelp
                : t.notLoadedHelp(rows.events)}
          </Typography>
          <Typography variant="body2" sx={{ my: 1 }}>
            <code>{eventId}</code>
          </Typography>
          {(phase === 'more' || phase === 'stopped') && (
            <Box>
              <Button variant="outlined" onClick={() => void (feed && loadUpTo(feed, eventId))}>
                {t.loadOn}
              </Button>
            </Box>
          )}
        </>
      )}
    </Drawer>
  )
}
