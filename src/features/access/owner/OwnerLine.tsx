import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { CALLS_MAX, findOwner } from '../../../access/owner/find-owner'
import type { ArtifactRequest } from '../../../api/contract/access-requests'
import { keys } from '../../../api/queries/keys'
import { FailureState } from '../../../components/FailureState'
import { accessRuleOf } from '../../../families/access-rules'
import { exactTime } from '../../../lib/date/stamp'
import { paths } from '../../../routing/paths'
import { scopeParam } from '../access-resource'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import type { ChangeRequest } from '../change/change-request'
import { PersonLink } from '../PersonLink'
import type { Shown } from '../shown'
import { OwnerTrap } from './OwnerTrap'
import { useRead } from '../uses/use-read'
import { ownerTexts } from './owner-texts'
import { useOwner } from './use-owner'

type Props = {
  shown: Shown
  artifact: ArtifactRequest
  blocked: string | null
  onChange: (request: ChangeRequest) => void
}

const time = (instant: string) => exactTime(instant, 'local').replace('.000', '')

/** "Who owns it?": the owner holds no binding, so that a press reads the audit of the Scope, in a bounded number of recorded calls. */
export function OwnerLine({ shown, artifact, blocked, onChange }: Props) {
  const t = useTexts(ownerTexts)
  const client = useQueryClient()
  const answer = useOwner(artifact)
  const { reading, error, begin } = useRead(async (ends) => {
    const found = await findOwner(client, artifact, answer, ends)
    // A search that was left has seen a part that nobody asked to go on from.
    if (found.kind === 'open' && ends.aborted) return
    client.setQueryData(keys.owner(JSON.stringify(artifact)), found)
  })
  const { writer } = accessRuleOf(artifact.identity.family)
  if (error) {
    return (
      <Box sx={{ mb: 2.5 }}>
        <FailureState error={error} onRetry={() => void begin()} />
      </Box>
    )
  }
  return (
    <Box component="section" aria-label={t.title} sx={{ mb: 1.5, display: 'grid', gap: 0.75 }}>
      <Box
        role="status"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          minHeight: 32,
        }}
      >
        {answer?.kind === 'owner' && (
          <>
            {t.ownedBy}
            <Box sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 0.75 }}>
              <PersonLink principal={answer.principal} shown={shown} />
            </Box>
            <Typography variant="body2" color="textSecondary">
              <WholeTimes text={t.since(time(answer.since))} /> ·{' '}
              {t.may[writer === 'owner' ? 'all' : 'read']} ·{' '}
              <Link
                component={RouterLink}
                to={paths.audit({
                  resource: scopeParam(artifact.scope_id),
                  event: answer.eventId,
                })}
              >
                {t.decision}
              </Link>
              , {t.calls(answer.calls)}
            </Typography>
          </>
        )}
        {answer?.kind === 'none' && (
          <Typography variant="body2">
            <strong>{t.none}.</strong>{' '}
            {writer === 'owner' ? t.noneHelp(answer.calls) : t.noneOfPrompt(answer.calls)}
          </Typography>
        )}
        {answer?.kind === 'unreadable' && (
          <Typography variant="body2">{t.unreadable(answer.calls)}</Typography>
        )}
        {answer?.kind === 'open' && answer.until !== '' && (
          <Typography variant="body2">
            <WholeTimes text={t.open(time(answer.until), answer.calls)} />
          </Typography>
        )}
        {(answer === null || answer.kind === 'open') && (
          <>
            <Button
              variant="outlined"
              size="small"
              aria-disabled={reading || undefined}
              onClick={reading ? undefined : () => void begin()}
            >
              {reading ? t.reading : answer ? t.goOn : t.ask}
            </Button>
            <Typography variant="caption" color="textSecondary" sx={{ flex: '1 1 220px' }}>
              {answer ? t.goOnCost(CALLS_MAX) : t.cost(CALLS_MAX)}
            </Typography>
          </>
        )}
      </Box>
      {answer?.kind === 'owner' && writer === 'scope.admin' && (
        <OwnerTrap shown={shown} owner={answer.principal} {...{ artifact, blocked, onChange }} />
      )}
    </Box>
  )
}
