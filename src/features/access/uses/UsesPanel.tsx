import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { callsAtMost, nothingRead, USES_DAYS, type Uses } from '../../../access/uses/uses'
import type { Subject } from '../../../access/types'
import type { Binding } from '../../../api/contract/access'
import type { AuditEvent } from '../../../api/contract/audit'
import { serverNow } from '../../../api/server-clock'
import { FailureState } from '../../../components/FailureState'
import { exactTime } from '../../../lib/date/stamp'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import { placeText } from '../place-text'
import type { Shown } from '../shown'
import { tableTexts } from '../table-texts'
import { auditOf, useMayReadAudits } from './use-may-read-audit'
import { useRead } from './use-read'
import { usesTexts } from './uses-texts'

type Props = {
  /** Whose audits are read. */
  resources: readonly Shown['resource'][]
  /** Only what this principal did; null: what anybody did. */
  subject: Subject | null
  wanted: readonly Binding[]
  uses: Uses | null
  /** What the button asks; "When was each last used?" unless told. */
  ask?: string
  onUses: (uses: Uses, events: readonly AuditEvent[]) => void
}

const time = (instant: string) => exactTime(instant, 'local').replace('.000', '')

/** The service narrows its audit by who acted; nobody acts as a group. */
const actorOf = (subject: Subject | null) =>
  subject?.type === 'user' || subject?.type === 'service'
    ? { type: subject.type as 'user' | 'service', id: subject.id }
    : null

/** "When was each last used?": reads the audit on a press, in a bounded number of recorded calls, and says how far it was read. */
export function UsesPanel({ resources: shown, subject, wanted, uses, ask, onUses }: Props) {
  const t = useTexts(usesTexts)
  const places = useTexts(tableTexts)
  const names = useNames()
  const client = useQueryClient()
  const resources = shown.map(auditOf)
  const mayRead = useMayReadAudits(resources)
  const { reading, error, begin } = useRead(async (ends) => {
    const before = uses ?? nothingRead(serverNow() * 1_000)
    const { readUses } = await import('../../../access/uses/read-uses')
    const question = { resources, subject: actorOf(subject), wanted }
    await readUses(client, question, before, { ends, onRead: onUses })
  })
  if (!mayRead) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t.hidden}
      </Typography>
    )
  }
  const place = t.list(resources.map((resource) => placeText(resource, places, names)))
  const calls = callsAtMost(resources.length)
  const mayGoOn = uses === null || uses.end === null
  return (
    <Box component="section" aria-label={t.title} sx={{ display: 'grid', gap: 0.75 }}>
      {uses && (
        <Typography variant="body2" role="status">
          <WholeTimes
            text={t.read(USES_DAYS, time(uses.from), time(uses.until), uses.events, uses.calls)}
          />{' '}
          {uses.end === null ? t.open : t.ends[uses.end]}
        </Typography>
      )}
      {error && <FailureState error={error} onRetry={() => void begin()} />}
      {mayGoOn && !error && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Button
            variant="outlined"
            size="small"
            aria-disabled={reading || undefined}
            startIcon={
              reading ? <CircularProgress aria-hidden size={14} color="inherit" /> : undefined
            }
            onClick={reading ? undefined : () => void begin()}
          >
            {reading ? t.reading : uses ? t.goOn : (ask ?? t.ask)}
          </Button>
          <Typography variant="caption" color="textSecondary" sx={{ flex: '1 1 220px' }}>
            {uses ? t.goOnCost(calls) : t.cost(place, USES_DAYS, calls)}
          </Typography>
        </Box>
      )}
      {uses && (
        <Typography variant="caption" color="textSecondary">
          {t.meaning} {resources.every(({ type }) => type === 'scope') && t.here}
        </Typography>
      )}
    </Box>
  )
}
