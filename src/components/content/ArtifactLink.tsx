import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import type { ArtifactReference } from '../../api/contract/artifacts'
import { isAskablePlace } from '../../api/contract/askable'
import { IdText } from '../IdText'
import { useArtifactName } from '../../names/use-artifact-name'
import { paths } from '../../routing/paths'

type Props = { scopeId: string; reference: ArtifactReference }

/** A cited Artifact, with the revision that is cited; it is one of the same Scope (contract §4). */
export function ArtifactLink({ scopeId, reference }: Props) {
  const { family, artifact_id: artifactId, revision } = reference
  const name = useArtifactName({ scopeId, family, artifactId })
  return (
    // The parts are words of one text: a long name breaks in itself, and the revision follows its last word.
    <Box component="span" sx={{ '& > a': { display: 'inline', mx: 0.25 } }}>
      {family}{' '}
      {isAskablePlace(scopeId, family, artifactId) ? (
        <Link
          component={RouterLink}
          to={paths.artifact(scopeId, family, artifactId)}
          title={name === undefined ? undefined : artifactId}
        >
          {name ?? <IdText id={artifactId} />}
        </Link>
      ) : (
        // Content may cite anything; what cannot exist leads nowhere.
        <IdText id={artifactId} />
      )}{' '}
      <code>r{revision}</code>
    </Box>
  )
}
