import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId, useRef } from 'react'
import type { AuditEvent } from '../../../api/contract/audit'
import type { Zone } from '../../../lib/date/stamp'
import { lookedAt } from '../../../names/looked-at'
import { CloseIcon } from '../../../ui/icons'
import { useTexts } from '../../../ui/language'
import { EventDetails } from './EventDetails'
import { EventSteps } from './EventSteps'
import { isReadToItsEnd, type FeedSnapshot } from '../reading/event-feed'
import type { AuditQuery } from '../query/audit-query'
import type { ShownRows } from '../table/shown-rows'
import { requestOutcome } from '../../../components/requests/request-outcome'
import { wholeRequests } from '../requests/whole-requests'
import { eventTexts } from './event-texts'
import { useDrawerKeys } from './use-drawer-keys'
import { useSteps } from './use-steps'

const WIDTH = 480
/** The app bar stays in reach above the drawer. */
const BAR_HEIGHT = 48

type Props = {
  eventId: string
  /** Whose audit the list is. */
  resource: AuditQuery['resource']
  snapshot: FeedSnapshot
  /** Whether the server leaves out single decisions of the list. */
  narrowed: boolean
  /** The events on display, which "Previous event" and "Next event" go through. */
  shown: ShownRows
  zone: Zone
  addressOf: (event: AuditEvent) => string
  onOpen: (event: AuditEvent) => void
  onStep: (event: AuditEvent) => void
  /** Loads what follows the last event; null where the list does not go on by itself. */
  onLoadMore: (() => Promise<void>) | null
  onLoadOn: () => void
  onClose: () => void
  /** The drawer is gone, and the focus with it: the row may take it. */
  onClosed: () => void
}

/** The drawer "Event": beside the list, which stays in use. On a phone it has the whole width and is a dialog above the page. */
export function EventDrawer(props: Props) {
  const {
    eventId,
    snapshot,
    narrowed,
    shown,
    zone,
    addressOf,
    onOpen,
    onLoadOn,
    onClose,
    onClosed,
  } = props
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
    onLoadMore: props.onLoadMore,
    onStep: props.onStep,
  })
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
  // The drawer is mounted while it is open. What was pressed outside of it keeps the focus.
  const closed = useRef(onClosed)
  useEffect(() => {
    closed.current = onClosed
  })
  useEffect(() => {
    const focusRow = closed
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body) focusRow.current()
      })
    }
  }, [])
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
          sx={{ outline: 'none' }}
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
          resource={props.resource}
          zone={zone}
          address={addressOf(event)}
          onOpen={onOpen}
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
              <Button variant="outlined" onClick={onLoadOn}>
                {t.loadOn}
              </Button>
            </Box>
          )}
        </>
      )}
    </Drawer>
  )
}
