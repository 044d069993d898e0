import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { AuditEvent } from '../../../api/contract/audit'
import { deploymentQuery } from '../../../api/queries/access'
import { bindingQuery } from '../../../api/queries/bindings'
import { FailureState } from '../../../components/FailureState'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import { principalText } from '../../../components/resource-words'
import { bindingSearch } from './binding-search'
import { whyTexts } from './why-texts'

type Props = { event: AuditEvent; zone: Zone }

/**
 * The binding behind a decision: who granted it and when, as far as the reader may see it. Asked for by a press
 * only, since each list that is read for it is itself audited (contract §3).
 */
export function BindingFacts({ event, zone }: Props) {
  const t = useTexts(whyTexts)
  const [asked, setAsked] = useState(false)
  const deploymentId = useQuery(deploymentQuery('server.admin')).data ?? null
  const search = bindingSearch(event, deploymentId)
  const { data, error, isFetching, refetch } = useQuery({
    ...bindingQuery(search ?? { bindingId: '', subject: { type: '', id: '' }, resources: [] }),
    enabled: asked && search !== null,
  })
  if (search === null) return null
  if (!asked) {
    return (
      <Box sx={{ mt: 0.5 }}>
        <Button variant="outlined" size="small" onClick={() => setAsked(true)}>
          {t.lookUp}
        </Button>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
          {t.lookUpCost(search.resources.length)} {deploymentId === null && t.alsoDenied}
        </Typography>
      </Box>
    )
  }
  if (error) return <FailureState error={error} onRetry={() => void refetch()} />
  if (isFetching || !data) return <Typography role="status">{t.looking}</Typography>
  const { binding, hidden } = data
  const hiddenNote = hidden > 0 && (
    <Typography variant="body2" color="textSecondary">
      {t.hidden(hidden)}
    </Typography>
  )
  if (binding === null) {
    return (
      <Box role="status">
        <Typography variant="body2">{t.notFound}</Typography>
        {hiddenNote}
      </Box>
    )
  }
  const rows: [string, ReactNode][] = [
    [t.role, <code key="role">{binding.role}</code>],
    [t.grantedBy, principalText(binding.granted_by)],
    [t.grantedAt, <WholeTimes key="at" text={exactTime(binding.created_at, zone)} />],
    [t.grantReason, binding.reason || t.noReason],
    [
      t.expires,
      <WholeTimes
        key="end"
        text={binding.expires_at ? exactTime(binding.expires_at, zone) : t.never}
      />,
    ],
    [
      t.state,
      binding.revoked_by
        ? `${binding.state} (${t.revokedBy(principalText(binding.revoked_by))})`
        : binding.state,
    ],
  ]
  return (
    <Box role="status">
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 0.5,
          p: 1,
          border: '1px solid',
          borderColor: 'line.main',
          borderRadius: 1,
          display: 'grid',
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          columnGap: 1.5,
          rowGap: 0.25,
          fontSize: '0.8125rem',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {rows.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      {hiddenNote}
    </Box>
  )
}
