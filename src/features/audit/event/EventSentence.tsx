import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AuditEvent } from '../../../api/contract/audit'
import { useNames } from '../../../names/use-names'
import { AllowedIcon, DeniedIcon } from '../../../ui/icons'
import { useTexts } from '../../../ui/language'
import type { RequestOutcome } from '../../../components/requests/request-outcome'
import { requestTexts } from '../../../components/requests/request-texts'
import { requestSentence, tellingEvent } from '../../../components/requests/request-words'
import { decisionSentence, requestHeadline } from './event-sentence'
import { sentenceTexts } from './sentence-texts'

type Props = {
  event: AuditEvent
  /** The loaded events of its request, itself among them. */
  request: readonly AuditEvent[]
  outcome: RequestOutcome
}

/** What somebody did, in the words of the list of requests; below it this one decision, which may be another than the request's. */
export function EventSentence({ event, request, outcome }: Props) {
  const t = useTexts(sentenceTexts)
  const words = useTexts(requestTexts)
  const names = useNames()
  const what = requestSentence(tellingEvent(request) ?? event, outcome, words, names)
  // A question of authority needs none: a denial is its answer (contract §6.3).
  const isNotNeeded =
    !event.allowed && outcome.authority === 'given' && event.operation !== 'check_access'
  return (
    <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: event.allowed ? 'allowed.soft' : 'denied.soft' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {requestHeadline(event, what, outcome, t, names)}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        sx={{ mt: 0.5, display: 'flex', gap: 1, overflowWrap: 'anywhere' }}
      >
        <Box
          sx={{ color: event.allowed ? 'allowed.main' : 'denied.main', display: 'flex', pt: '3px' }}
        >
          {event.allowed ? <AllowedIcon /> : <DeniedIcon />}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {decisionSentence(event, t, names)} {isNotNeeded && t.notNeeded}
        </Box>
      </Typography>
    </Box>
  )
}
