import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useScopeAuthority } from '../../../components/use-scope-authority'
import { useTexts } from '../../../ui/language'
import { eventTexts } from './event-texts'

type Props = { scopeId: string; to: string; children: string }

/** The link to an Artifact. A person who may not read the Scope sees the reason instead, since following the link would record a refusal. */
export function ArtifactLink({ scopeId, to, children }: Props) {
  const t = useTexts(eventTexts)
  if (useScopeAuthority('scope.read', scopeId) === 'denied') {
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
