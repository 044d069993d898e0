import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { authorityQuery } from '../../api/queries/access'
import { readsQuery } from '../../api/queries/artifact-authority'
import { headQuery } from '../../api/queries/artifacts'
import { FailureState } from '../../components/FailureState'
import { accessRuleOf } from '../../families/access-rules'
import { familyOf } from '../../families/family-of'
import { useIdsOnly } from '../../names/ids-only'
import { learnArtifactNames } from '../../names/learn-artifact-names'
import { useLearntName } from '../../names/use-artifact-name'
import type { ArtifactPlace } from '../../routing/resource-param'
import { useTexts } from '../../ui/language'
import { nameTexts } from './name-texts'

/** Whether the caller may read the Artifact, asked without leaving a trace: a refused reading would be recorded in their name (contract §3.3). */
function useMayRead(place: ArtifactPlace, enabled: boolean): boolean {
  const scopes = useQuery({ ...authorityQuery('scope.read'), enabled })
  const isAbove = scopes.data?.scopeIds.has(place.scopeId) === true
  const { ownBindings } = accessRuleOf(place.family)
  const own = useQuery({
    ...readsQuery(place),
    enabled: enabled && scopes.isSuccess && !isAbove && ownBindings,
  })
  return isAbove || own.data === true
}

/** Offers to read the name of an Artifact that stands by its id, where its family has names and this person may read it. */
export function ArtifactNameOffer({ place }: { place: ArtifactPlace }) {
  const t = useTexts(nameTexts)
  const client = useQueryClient()
  const { scopeId, family, artifactId } = place
  const { titleField, namedBy } = familyOf(family)
  const idsOnly = useIdsOnly()
  const learnt = useLearntName(place)
  const [asked, setAsked] = useState(false)
  const isWanted = learnt === undefined && !idsOnly && (titleField !== null || namedBy !== null)
  const mayRead = useMayRead(place, isWanted)
  // The head says the name, and so does one that this visit has read before.
  useEffect(() => learnArtifactNames(client), [client])
  const head = useQuery({
    ...headQuery(scopeId, family, artifactId),
    enabled: asked && isWanted && mayRead,
    staleTime: Infinity,
  })
  if (learnt === '' && !idsOnly) {
    return (
      <Typography variant="body2" color="textSecondary" role="status" sx={{ alignSelf: 'center' }}>
        {t.noName}
      </Typography>
    )
  }
  if (!isWanted || !mayRead) return null
  if (asked && head.error && !head.isFetching) {
    return (
      <Box sx={{ width: '100%' }}>
        <FailureState error={head.error} onRetry={() => void head.refetch()} />
      </Box>
    )
  }
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', minHeight: 40 }}
    >
      {asked ? (
        <Typography variant="body2" role="status">
          {t.readingName}
        </Typography>
      ) : (
        <>
          <Button variant="outlined" size="small" onClick={() => setAsked(true)}>
            {t.readName}
          </Button>
          <Typography variant="caption" color="textSecondary">
            {t.readNameCost}
          </Typography>
        </>
      )}
    </Box>
  )
}
