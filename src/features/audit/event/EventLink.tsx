import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { AuditEvent } from '../../../api/contract/audit'
import { stamp, type Zone } from '../../../lib/date/stamp'
import { AllowedIcon, DeniedIcon } from '../../../ui/icons'
import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'

type Props = {
  event: AuditEvent
  zone: Zone
  /** The part that tells it from its neighbours in this list. */
  children: string
  onOpen: (event: AuditEvent) => void
}

/** One line that opens another event: verdict, time of day, and what tells it apart. */
export function EventLink({ event, zone, children, onOpen }: Props) {
  const t = useTexts(auditTexts)
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
      <code>{stamp(event.occurred_at, zone).slice(11)}</code>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Button>
  )
}
