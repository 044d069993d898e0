import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'
import type { AuditEvent } from '../../../api/contract/audit'
import type { Zone } from '../../../lib/date/stamp'
import { CloseIcon } from '../../../ui/icons'
import { useTexts } from '../../../ui/language'
import { EventDetails } from './EventDetails'
import { isReadToItsEnd, type FeedSnapshot } from '../reading/event-feed'
import { eventTexts } from './event-texts'

const WIDTH = 480

type Props = {
  eventId: string
  snapshot: FeedSnapshot
  zone: Zone
  addressOf: (event: AuditEvent) => string
  onOpen: (event: AuditEvent) => void
  onLoadOn: () => void
  onClose: () => void
  /** The drawer is gone: focus may be given to the row. */
  onClosed: () => void
}

/** The drawer "Event": beside the table, the whole width on a phone. */
export function EventDrawer(props: Props) {
  const { eventId, snapshot, zone, addressOf, onOpen, onLoadOn, onClose, onClosed } = props
  const t = useTexts(eventTexts)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { rows, order, phase } = snapshot
  const event = rows.at(rows.rowOf(eventId))
  // Another event of the same request replaces this one: reading starts at the top again.
  useEffect(() => heading.current?.focus(), [eventId])
  // The drawer is mounted while it is open; the row takes focus once its trap is gone.
  const closed = useRef(onClosed)
  useEffect(() => {
    closed.current = onClosed
  })
  useEffect(() => {
    const focusRow = closed
    return () => {
      setTimeout(() => focusRow.current())
    }
  }, [])
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      disableRestoreFocus
      slotProps={{
        // The list stays readable beside the drawer.
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-modal': 'true',
          'aria-labelledby': headingId,
          sx: {
            width: { xs: '100%', sm: WIDTH },
            p: 2,
            borderLeft: '1px solid',
            borderColor: 'line.main',
            boxShadow: 8,
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography
          variant="h2"
          id={headingId}
          ref={heading}
          tabIndex={-1}
          sx={{ outline: 'none' }}
        >
          {t.event}
        </Typography>
        <IconButton aria-label={t.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {event ? (
        <EventDetails
          event={event}
          rows={rows}
          order={order}
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
