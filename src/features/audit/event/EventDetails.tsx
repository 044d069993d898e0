import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import type { AuditEvent } from '../../../api/contract/audit'
import { CopyButton } from '../../../components/CopyButton'
import type { Zone } from '../../../lib/date/format'
import { stamp } from '../../../lib/date/stamp'
import { paths } from '../../../routing/paths'
import { AllowedIcon, DeniedIcon } from '../../../ui/icons'
import { useTexts } from '../../../ui/language'
import { EventFields } from './EventFields'
import { eventSentence } from './event-sentence'
import { artifactPath, partsOf } from '../resource-words'
import { sentenceTexts } from './sentence-texts'
import { auditTexts } from '../texts'

type Props = {
  event: AuditEvent
  events: readonly AuditEvent[]
  zone: Zone
  /** The address that opens this event, from the console's root. */
  address: string
  onOpen: (event: AuditEvent) => void
}

/** An event: what it means, where it leads, every field, and what else its request did. */
export function EventDetails({ event, events, zone, address, onOpen }: Props) {
  const t = useTexts(auditTexts)
  const words = useTexts(sentenceTexts)
  const parts = partsOf(event.resource)
  const scopeId = parts.kind === 'scope' || parts.kind === 'artifact' ? parts.scopeId : null
  const artifact = artifactPath(parts)
  const isPrompt = parts.kind === 'artifact' && parts.family === 'prompt'
  const siblings = event.request_id
    ? events.filter((e) => e.request_id === event.request_id && e.cursor !== event.cursor)
    : []
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          p: 1.5,
          borderRadius: 1,
          bgcolor: event.allowed ? 'allowed.soft' : 'denied.soft',
        }}
      >
        <Box
          sx={{ color: event.allowed ? 'allowed.main' : 'denied.main', display: 'flex', pt: '3px' }}
        >
          {event.allowed ? <AllowedIcon /> : <DeniedIcon />}
        </Box>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {eventSentence(event, words)}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          alignItems: 'center',
          my: 1,
          ml: 0.5,
        }}
      >
        {scopeId !== null && (
          <Link component={RouterLink} to={paths.scope(scopeId)} variant="body2">
            {t.openScope}
          </Link>
        )}
        {artifact !== null && (
          <Link component={RouterLink} to={artifact} variant="body2">
            {isPrompt ? t.openPrompt : t.openArtifact}
          </Link>
        )}
        <CopyButton
          value={new URL(address, window.location.origin).href}
          what={t.link}
          label={t.copyLink}
        />
        <CopyButton value={JSON.stringify(event, null, 2)} what={t.json} label={t.copyJson} />
      </Box>
      <EventFields event={event} zone={zone} />
      <Typography variant="h3" sx={{ mt: 2 }}>
        {t.sameRequest}
      </Typography>
      {siblings.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {event.request_id ? t.alone : t.noRequest}
        </Typography>
      ) : (
        <>
          <Typography variant="body2" color="textSecondary">
            {t.sameRequestHelp(events.length)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {siblings.map((sibling) => (
              <li key={sibling.cursor}>
                <Button
                  variant="text"
                  onClick={() => onOpen(sibling)}
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
                      color: sibling.allowed ? 'allowed.main' : 'denied.main',
                    }}
                  >
                    {sibling.allowed ? <AllowedIcon /> : <DeniedIcon />}
                    {sibling.allowed ? t.allowed : t.denied}
                  </Box>
                  <code>{stamp(sibling.occurred_at, zone).slice(11)}</code>
                  <span>
                    {sibling.action} · {sibling.reason_code}
                  </span>
                </Button>
              </li>
            ))}
          </Box>
        </>
      )}
    </>
  )
}
