import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { rolesThatGrant, rulesOf } from '../../../access/role-rules'
import type { AuditEvent } from '../../../api/contract/audit'
import { rolesQuery } from '../../../api/queries/roles'
import type { Zone } from '../../../lib/date/stamp'
import { Chip } from '../../../ui/Chip'
import { useTexts } from '../../../ui/language'
import { partsOf, principalText } from '../../../components/resource-words'
import { BindingFacts } from './BindingFacts'
import { EverHeldRole } from './EverHeldRole'
import type { AuditQuery } from '../query/audit-query'
import { RestsOnBinding } from './RestsOnBinding'
import { whyTexts } from './why-texts'

type Props = {
  event: AuditEvent
  /** Whose audit the list is. */
  resource: AuditQuery['resource']
  zone: Zone
}

/** Why a decision fell as it did: the reason code in words, what would help, whose binding, under which policy. */
export function EventWhy({ event, resource, zone }: Props) {
  const t = useTexts(whyTexts)
  const { action, allowed, matched_subject: matched, principal, reason_code: code } = event
  const parts = partsOf(event.resource)
  const family = parts.kind === 'artifact' ? parts.family : undefined
  const known: Partial<Record<string, string>> = t.reasons
  const other =
    matched && (matched.type !== principal.type || matched.id !== principal.id) ? matched : null
  return (
    <Box component="section" sx={{ my: 2, display: 'grid', gap: 0.75 }}>
      <Typography variant="h3" component="h3">
        {t.why}
      </Typography>
      <Typography variant="body2">
        <code>{code}</code> · {Object.hasOwn(known, code) ? known[code] : t.unknownReason}
      </Typography>
      {!allowed && <GrantingRoles action={action} family={family} />}
      {!allowed && <EverHeldRole key={`held ${event.cursor}`} event={event} zone={zone} />}
      {other && (
        <Typography variant="body2">
          {t.subject}: {t.subjectIsOther(principalText(other))}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t.policy}: <code>{event.policy_revision ?? t.policyNone}</code>. {t.policyHelp}
      </Typography>
      <BindingFacts key={event.cursor} event={event} zone={zone} />
      <RestsOnBinding event={event} resource={resource} zone={zone} />
    </Box>
  )
}

/** What would have allowed it. The list of roles is not audited (contract §3); without it nothing is claimed. */
function GrantingRoles({ action, family }: { action: string; family: string | undefined }) {
  const t = useTexts(whyTexts)
  const { data } = useQuery(rolesQuery())
  if (!data) return null
  const roles = rolesThatGrant(action, rulesOf(data), family)
  if (roles.length === 0) return <Typography variant="body2">{t.nobodyKnows(action)}</Typography>
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
      <Typography variant="body2">{t.wouldHelp(action)}:</Typography>
      {roles.map((role) => (
        <Chip key={role} label={<code>{role}</code>} />
      ))}
    </Box>
  )
}
