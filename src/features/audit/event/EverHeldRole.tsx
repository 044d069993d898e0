import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { everHeld, type EverHeld } from '../../../access/ever-held'
import { rulesOf } from '../../../access/role-rules'
import type { Principal } from '../../../api/contract/access'
import type { ResourceRequest } from '../../../api/contract/access-requests'
import { isAskable, isAskablePlace } from '../../../api/contract/askable'
import type { AuditEvent } from '../../../api/contract/audit'
import { deploymentQuery } from '../../../api/queries/access'
import { heldBindingsQuery } from '../../../api/queries/bindings'
import { rolesQuery } from '../../../api/queries/roles'
import { FailureState } from '../../../components/FailureState'
import { partsOf } from '../../../components/resource-words'
import { formatInstant, parseInstant } from '../../../lib/date/micros'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import { heldTexts } from './held-texts'

type Props = { event: AuditEvent; zone: Zone }

/** The list that tells most: the server's covers every binding, a Scope's those on it and on its Artifacts (contract §3.4). */
function listFor(event: AuditEvent, deploymentId: string | null): ResourceRequest | null {
  if (deploymentId !== null) return { type: 'server', deployment_id: deploymentId }
  const parts = partsOf(event.resource)
  const isIn = parts.kind === 'scope' || parts.kind === 'artifact'
  return isIn && isAskablePlace(parts.scopeId) ? { type: 'scope', scope_id: parts.scopeId } : null
}

/**
 * Whether a refused principal ever held a role that allows it, until when, and who took it. Read on a press only, since
 * the list of bindings is audited (contract §3.3).
 */
export function EverHeldRole({ event, zone }: Props) {
  const t = useTexts(heldTexts)
  const names = useNames()
  const [asked, setAsked] = useState(false)
  const { principal, action, resource } = event
  const deploymentId = useQuery(deploymentQuery('server.admin')).data ?? null
  const list = listFor(event, deploymentId)
  const roles = useQuery(rolesQuery())
  const held = useQuery({
    ...heldBindingsQuery(list ?? { type: 'scope', scope_id: '' }, principal),
    enabled: asked && list !== null,
  })
  if (list === null || !isAskable('principal', principal.id)) return null
  const nameOf = (one: Principal) => names.principal(one) ?? `${one.type} ${one.id}`
  const who = nameOf(principal)
  if (!asked) {
    return (
      <Box>
        <Button variant="outlined" size="small" onClick={() => setAsked(true)}>
          {t.ask(who)}
        </Button>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
          {t.cost} {deploymentId === null && t.alsoDenied}
        </Typography>
      </Box>
    )
  }
  const error = held.error ?? roles.error
  if (error) {
    const retry = () => void (held.error ? held : roles).refetch()
    return <FailureState error={error} onRetry={retry} />
  }
  if (!held.data || !roles.data) return <Typography role="status">{t.looking}</Typography>
  const words = (found: EverHeld): string => {
    switch (found.kind) {
      case 'lost': {
        const until = exactTime(formatInstant(found.until), zone)
        const by = found.how === 'revoked' ? found.binding.revoked_by : null
        return t.lost(who, found.binding.role, until, found.how, by ? nameOf(by) : null)
      }
      case 'later':
        return t.later(who, found.binding.role, exactTime(formatInstant(found.since), zone))
      case 'held':
        return t.held(who, found.binding.role)
      case 'never':
        return t.never(who, action)
    }
  }
  const instant = parseInstant(event.occurred_at) ?? NaN
  const moment = { action, resource, instant }
  const found = everHeld(moment, held.data.bindings, rulesOf(roles.data))
  const limits = [
    list.type === 'scope' && t.notAbove,
    found.kind === 'never' && t.notKnown,
    !held.data.isWhole && t.notWhole(held.data.bindings.length),
  ].filter((limit) => limit !== false)
  return (
    <Box role="status">
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <WholeTimes text={words(found)} />
      </Typography>
      {limits.length > 0 && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {limits.join(' ')}
        </Typography>
      )}
    </Box>
  )
}
