import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { changePath } from '../../../../components/artifact-paths'
import { useScopeAuthority } from '../../../../components/use-scope-authority'
import type { Place } from '../../../../names/artifact-names'
import { useNames } from '../../../../names/use-names'
import { useTexts } from '../../../../ui/language'
import { changedTexts } from './changed-texts'

/** "r24 of skill.generate", leading to what it changed; a person who may not read it gets the words alone. */
export function RevisionLink({ place, revision }: { place: Place; revision: number }) {
  const t = useTexts(changedTexts)
  const names = useNames()
  const mayRead = useScopeAuthority('scope.read', place.scopeId) !== 'denied'
  const words = t.revision(revision, names.artifact(place) ?? place.artifactId)
  if (!mayRead) return <strong>{words}</strong>
  return (
    <Link component={RouterLink} to={changePath(place, revision)} variant="body2">
      {words}
    </Link>
  )
}
