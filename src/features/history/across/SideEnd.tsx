import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { artifactPath } from '../../../components/artifact-paths'
import { ScopeName } from '../../../components/ScopeName'
import { useArtifactTitle } from '../../../components/use-artifact-title'
import { familyOf } from '../../../families/family-of'
import { useScopeName } from '../../../names/use-scope-name'
import { useTexts } from '../../../ui/language'
import { CompareEnd } from '../CompareEnd'
import { acrossTexts } from './across-texts'
import type { ReadSide } from './use-side'

/** One side of a comparison: the Scope, the Artifact, and which of its revisions, when and by whom. */
export function SideEnd({ side, item, isHead, content }: ReadSide) {
  const t = useTexts(acrossTexts)
  const { scopeId, family, artifactId } = side
  const title = useArtifactTitle(side)
  const scopeTitle = useScopeName(scopeId) ?? scopeId
  const mode = familyOf(family).configures ? content?.mode : null
  return (
    <Box sx={{ minWidth: 0 }}>
      {/* A line each, however long: a name that takes the place of an id moves neither the other nor what is below. */}
      <Box sx={line} title={scopeTitle}>
        <ScopeName scopeId={scopeId} whole />
      </Box>
      <Box sx={line} title={title}>
        <Link
          component={RouterLink}
          to={artifactPath(scopeId, family, artifactId)}
          underline="always"
        >
          {title}
        </Link>
      </Box>
      {item || side.revision !== null ? (
        <CompareEnd
          revision={item?.revision ?? side.revision ?? 0}
          item={item}
          mode={typeof mode === 'string' ? mode : null}
          isHead={isHead}
        />
      ) : (
        // As high as what is said of a revision.
        <Box sx={{ minHeight: 66, fontSize: '0.8125rem', lineHeight: '24px' }}>
          {content && t.nothingSaved}
        </Box>
      )}
    </Box>
  )
}

const line = {
  lineHeight: '20px',
  fontSize: '0.8125rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
