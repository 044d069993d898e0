import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { rulesOf } from '../../../access/role-rules'
import type { AuditEvent } from '../../../api/contract/audit'
import { rolesQuery } from '../../../api/queries/roles'
import type { Zone } from '../../../lib/date/stamp'
import { paths } from '../../../routing/paths'
import { Chip } from '../../../ui/Chip'
import { useTexts } from '../../../ui/language'
import type { AuditQuery } from '../query/audit-query'
import { zoneParam } from '../use-zone'
import { decisionsOn } from './decisions-on'
import { whyTexts } from './why-texts'

type Props = {
  event: AuditEvent
  /** Whose audit the list is. */
  resource: AuditQuery['resource']
  zone: Zone
}

/** What a binding gives: of a grant and a revocation what its role allows, and always the decisions that rest on it. */
export function RestsOnBinding({ event, resource, zone }: Props) {
  const t = useTexts(whyTexts)
  const search = decisionsOn(event, resource)
  if (search === null) return null
  return (
    <>
      {event.role != null && <RoleAllows role={event.role} />}
      <Link
        component={RouterLink}
        to={paths.audit({ ...search, zone: zoneParam(zone) })}
        variant="body2"
        sx={{ justifySelf: 'start' }}
      >
        {t.restsOn}
      </Link>
    </>
  )
}

/** The actions of a role. The list of roles is not audited (contract §3); a role that it does not name is not explained. */
function RoleAllows({ role }: { role: string }) {
  const t = useTexts(whyTexts)
  const rule = rulesOf(useQuery(rolesQuery()).data ?? []).get(role)
  if (!rule) return null
  const list = (words: string, actions: readonly string[]) =>
    actions.length > 0 && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <Typography variant="body2">{words}:</Typography>
        {actions.map((action) => (
          <Chip key={action} label={<code>{action}</code>} />
        ))}
      </Box>
    )
  return (
    <>
      {list(t.roleAllows(role), rule.actions)}
      {list(t.allowsBelow, rule.below ?? [])}
    </>
  )
}
