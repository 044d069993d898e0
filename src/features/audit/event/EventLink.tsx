import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { AuditEvent } from '../../../api/contract/audit'
import { stamp, type Zone } from '../../../lib/date/stamp'
import { AllowedIcon, DeniedIcon } from '../../../ui/icons'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import { auditTexts } from '../texts'

type Props = {
  event: AuditEvent
  zone: Zone
  /** The day of the event that is open, as `dayOf` gives it. The link says its date only if it is another one. */
  day: string
  /** The part that tells it from its neighbours in this list. */
  children: string
  onOpen: (event: AuditEvent) => void
}

/** The day of an event in the zone on display: `2026-11-12`. */
export const dayOf = ({ occurred_at: at }: AuditEvent, zone: Zone) => stamp(at, zone).slice(0, 10)

/** One line that opens another event: verdict, time, and what tells it apart. */
export function EventLink({ event, zone, day, children, onOpen }: Props) {
  const t = useTexts(auditTexts)
  const time = stamp(event.occurred_at, zone)
  return (
    <Button
      variant="text"
      onClick={() => onOpen(event)}
      sx={{
        justifyContent: 'flex-start',
        textAlign: 'left',
        whiteSpace: 'normal',
        fontWeight: 400,
        gap: 1,
        px: 0.5,
        color: 'text.primary',
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          gap: 0.5,
          alignItems: 'center',
          color: event.allowed ? 'allowed.main' : 'denied.main',
        }}
      >
        {event.allowed ? <AllowedIcon /> : <DeniedIcon />}
        {event.allowed ? t.allowed : t.denied}
      </Box>
      <code>
        <WholeTimes text={dayOf(event, zone) === day ? time.slice(11) : time} />
      </code>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Button>
  )
}
