import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useArtifactReading } from '../../../components/use-artifact-reading'
import type { ArtifactPlace } from '../../../routing/resource-param'
import { useTexts } from '../../../ui/language'
import { eventTexts } from './event-texts'

type Props = { place: ArtifactPlace; to: string; children: string }

/** The link to an Artifact. A person who may not read it sees the reason instead, since following the link would record a refusal. */
export function ArtifactLink({ place, to, children }: Props) {
  const t = useTexts(eventTexts)
  if (useArtifactReading(place) === 'denied') {
    return (
      // Below the links, since a reason as long as a line would part them on a phone.
      <Typography variant="body2" color="textSecondary" sx={{ order: 1, flexBasis: '100%' }}>
        {children}: {t.mayNotRead}
      </Typography>
    )
  }
  return (
    <Link component={RouterLink} to={to} variant="body2">
      {children}
    </Link>
  )
}
