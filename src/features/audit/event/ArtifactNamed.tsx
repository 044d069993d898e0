import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { headQuery } from '../../../api/queries/artifacts'
import { CopyButton } from '../../../components/CopyButton'
import { FailureState } from '../../../components/FailureState'
import { isNamedAsKind } from '../../../components/resource-words'
import { useScopeAuthority } from '../../../components/use-scope-authority'
import { familyOf } from '../../../families/family-of'
import type { Place } from '../../../names/artifact-names'
import { useIdsOnly } from '../../../names/ids-only'
import { learnArtifactNames } from '../../../names/learn-artifact-names'
import { useLearntName } from '../../../names/use-artifact-name'
import { useTexts } from '../../../ui/language'
import { eventTexts } from './event-texts'

/** The Artifact of an event by its name, with its id. A name that nobody has told this person is read at a press, which is audited. */
export function ArtifactNamed({ place }: { place: Place }) {
  const t = useTexts(eventTexts)
  const client = useQueryClient()
  const { scopeId, family, artifactId } = place
  const { titleField, namedBy } = familyOf(family)
  const known = useLearntName(place)
  const idsOnly = useIdsOnly()
  const [asked, setAsked] = useState(false)
  const mayRead = useScopeAuthority('scope.read', scopeId)
  useEffect(() => learnArtifactNames(client), [client])
  const head = useQuery({
    ...headQuery(scopeId, family, artifactId),
    enabled: asked && mayRead === 'allowed',
    staleTime: Infinity,
  })
  const name = idsOnly ? undefined : known
  const hasName = titleField !== null || namedBy !== null
  // Who may not read the Scope is told so by the link to the Artifact above.
  const isOffered = hasName && known === undefined && !idsOnly && mayRead === 'allowed' && !asked
  return (
    <Box component="section" aria-label={t.artifact} sx={{ ml: 0.5, mb: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        {(!isNamedAsKind(artifactId, family) || name) && (
          <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
            {!isNamedAsKind(artifactId, family) && family} {name && <strong>{name}</strong>}
          </Typography>
        )}
        <Box
          component="code"
          sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {artifactId}
        </Box>
        <CopyButton value={artifactId} what={t.id} label={t.copyId} />
      </Box>
      {known === '' && !idsOnly && (
        <Typography variant="body2" color="textSecondary">
          {t.noName}
        </Typography>
      )}
      {isOffered && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Button variant="outlined" size="small" onClick={() => setAsked(true)}>
            {t.readName}
          </Button>
          <Typography variant="caption" color="textSecondary">
            {t.readNameCost}
          </Typography>
        </Box>
      )}
      {asked && head.isFetching && <Typography role="status">{t.readingName}</Typography>}
      {asked && head.error && !head.isFetching && (
        <FailureState error={head.error} onRetry={() => void head.refetch()} />
      )}
    </Box>
  )
}
