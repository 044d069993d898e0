import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { headQuery } from '../api/queries/artifacts'
import { familyOf } from '../families/family-of'
import { useIdsOnly } from '../names/ids-only'
import { learnArtifactNames } from '../names/learn-artifact-names'
import { useLearntName } from '../names/use-artifact-name'
import type { ArtifactPlace } from '../routing/resource-param'
import { useTexts } from '../ui/language'
import { FailureState } from './FailureState'
import { useArtifactReading } from './use-artifact-reading'
import { artifactNameTexts } from './artifact-name-texts'

type Props = { place: ArtifactPlace }

/** Offers to read the name of an Artifact that stands by its id, where its family has names and this person may read it. */
export function ArtifactNameOffer({ place }: Props) {
  const t = useTexts(artifactNameTexts)
  const client = useQueryClient()
  const { titleField, namedBy } = familyOf(place.family)
  const idsOnly = useIdsOnly()
  const learnt = useLearntName(place)
  // The head says the name, and so does one that this visit has read before.
  useEffect(() => learnArtifactNames(client), [client])
  if (idsOnly) return null
  if (learnt === '') {
    return (
      <Typography variant="body2" color="textSecondary" role="status" sx={{ alignSelf: 'center' }}>
        {t.noName}
      </Typography>
    )
  }
  const hasName = titleField !== null || namedBy !== null
  return hasName && learnt === undefined && <Offer place={place} />
}

/** The button that reads the name. The server records the reading. */
function Offer({ place }: Props) {
  const t = useTexts(artifactNameTexts)
  const { scopeId, family, artifactId } = place
  const [asked, setAsked] = useState(false)
  const mayRead = useArtifactReading(place) === 'allowed'
  const head = useQuery({
    ...headQuery(scopeId, family, artifactId),
    enabled: asked && mayRead,
    staleTime: Infinity,
  })
  if (!mayRead) return null
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
