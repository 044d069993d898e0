import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ArtifactNameOffer } from '../../../components/ArtifactNameOffer'
import { CopyButton } from '../../../components/CopyButton'
import { isNamedAsKind } from '../../../components/resource-words'
import { useIdsOnly } from '../../../names/ids-only'
import { useLearntName } from '../../../names/use-artifact-name'
import type { ArtifactPlace } from '../../../routing/resource-param'
import { useTexts } from '../../../ui/language'
import { eventTexts } from './event-texts'

/** The Artifact of an event by its name, with its id. A name that nobody has told this person is read at a press, which is audited. */
export function ArtifactNamed({ place }: { place: ArtifactPlace }) {
  const t = useTexts(eventTexts)
  const { family, artifactId } = place
  const learnt = useLearntName(place)
  const name = useIdsOnly() ? undefined : learnt
  const isKind = isNamedAsKind(artifactId, family)
  return (
    <Box component="section" aria-label={t.artifact} sx={{ ml: 0.5, mb: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        {(!isKind || name) && (
          <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
            {!isKind && family} {name && <strong>{name}</strong>}
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
      {/* Who may not read it is told so by the link to the Artifact above. */}
      <ArtifactNameOffer place={place} />
    </Box>
  )
}
