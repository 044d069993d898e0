import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import type { AuditEvent } from '../../../api/contract/audit'
import type { Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import type { EventRows, Order } from '../store/rows'
import { principalText } from '../../../components/resource-words'
import { samePrincipal, sameRequest } from './around'
import { aroundTexts } from './around-texts'
import { dayOf, EventLink } from './EventLink'

/** Events of the same principal that are shown on either side. */
const NEIGHBOURS = 3

type Props = {
  event: AuditEvent
  rows: EventRows
  order: Order
  zone: Zone
  onOpen: (event: AuditEvent) => void
}

const listStyle = { listStyle: 'none', m: 0, p: 0 }
const wordsOf = (event: AuditEvent) => `${event.action} · ${event.reason_code}`

/** What stands around an event: the rest of its request as one step, and what its principal did before and after. */
export function EventAround({ event, rows, order, zone, onOpen }: Props) {
  const t = useTexts(aroundTexts)
  const step = useMemo(() => sameRequest(rows, event), [rows, event])
  const near = useMemo(() => samePrincipal(rows, order, event, NEIGHBOURS), [rows, order, event])
  const day = dayOf(event, zone)
  const denied = step.filter(({ allowed }) => !allowed).length
  const neighbours = (title: string, none: string, events: readonly AuditEvent[]) => (
    <>
      <Typography variant="body2" color="textSecondary">
        {title}
        {events.length === 0 && `: ${none}`}
      </Typography>
      {events.length > 0 && (
        <Box component="ul" sx={listStyle}>
          {events.map((one) => (
            <li key={one.cursor}>
              <EventLink event={one} zone={zone} day={day} onOpen={onOpen}>
                {`${one.operation} · ${one.action}`}
              </EventLink>
            </li>
          ))}
        </Box>
      )}
    </>
  )
  return (
    <>
      <Box component="section" sx={{ mt: 2 }}>
        <Typography variant="h3" component="h3">
          {t.sameRequest}
        </Typography>
        {step.length < 2 ? (
          <Typography variant="body2" color="textSecondary">
            {event.request_id ? t.alone : t.noRequest}
          </Typography>
        ) : (
          <>
            <Typography variant="body2" color="textSecondary">
              {t.step(step.length, denied)} {t.ofLoaded(rows.events)}
            </Typography>
            <Box component="ol" sx={listStyle}>
              {step.map((one) => (
                <li key={one.cursor}>
                  {one.cursor === event.cursor ? (
                    <Typography variant="body2" sx={{ px: 0.5, py: 0.75, fontWeight: 600 }}>
                      {wordsOf(one)} ({t.thisOne})
                    </Typography>
                  ) : (
                    <EventLink event={one} zone={zone} day={day} onOpen={onOpen}>
                      {wordsOf(one)}
                    </EventLink>
                  )}
                </li>
              ))}
            </Box>
          </>
        )}
      </Box>
      <Box component="section" sx={{ mt: 2 }}>
        <Typography variant="h3" component="h3">
          {t.samePrincipal(principalText(event.principal))}
        </Typography>
        {neighbours(t.before, t.noneBefore, near.before)}
        {neighbours(t.after, t.noneAfter, near.after)}
      </Box>
    </>
  )
}
