import Box from '@mui/material/Box'
import type { ArtifactItem } from '../../../api/contract/artifacts'
import { useScopeAdmin } from '../../../components/commit/use-scope-admin'
import { useAccessMode } from '../../../components/use-access-mode'
import { useTexts } from '../../../ui/language'
import { AskAuthor } from './AskAuthor'
import { authorTexts } from './author-texts'

type Props = {
  /** The revision that is looked at; null while nothing of it is loaded. */
  item: ArtifactItem | null
  /** The one before it, where it is loaded. */
  previous: ArtifactItem | null
}

/**
 * Who committed a revision whose author the service does not record. The line keeps its height whatever it says, so that
 * another comparison moves nothing below.
 */
export function AuthorLine({ item, previous }: Props) {
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        // Two lines of text where the screen is narrow, one elsewhere.
        minHeight: { xs: 44, md: 24 },
        lineHeight: '20px',
        fontSize: '0.75rem',
        color: 'text.secondary',
        minWidth: 0,
      }}
    >
      {item && !item.created_by && <Unrecorded key={item.revision} {...{ item, previous }} />}
    </Box>
  )
}

function Unrecorded({ item, previous }: { item: ArtifactItem; previous: ArtifactItem | null }) {
  const t = useTexts(authorTexts)
  // Without access control nobody is named, and there is no audit (contract §3.1).
  const hasAudit = useAccessMode() === 'enforced'
  const admin = useScopeAdmin(item.scope_id)
  if (!hasAudit || admin === 'checking') return null
  if (!item.created_at) return t.noTime
  if (admin === 'denied') return t.forbidden
  const { scope_id: scopeId, family, artifact_id: artifactId, revision, created_at } = item
  const previousAt = previous?.created_at ?? null
  return (
    <AskAuthor
      commit={{ scopeId, family, artifactId, revision, createdAt: created_at, previousAt }}
    />
  )
}
