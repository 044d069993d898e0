import Link from '@mui/material/Link'
import { useSyncExternalStore } from 'react'
import { Link as RouterLink } from 'react-router'
import { hasEditDraft, onEditDrafts } from '../commit/edit-drafts'
import type { Target } from '../commit/plan'
import { paths } from '../routing/paths'
import { useTexts } from '../ui/language'
import { sharedTexts } from './shared-texts'
import { useOwner } from './use-owner'

/** Leads to what this person has typed and not committed, if this tab keeps a draft of this Artifact. It makes no call. */
export function DraftLink({ target }: { target: Target }) {
  const t = useTexts(sharedTexts)
  const owner = useOwner()
  const isThere = useSyncExternalStore(
    onEditDrafts,
    () => owner !== null && hasEditDraft(owner, target),
  )
  if (!isThere) return null
  const { scopeId, family, artifactId } = target
  return (
    <Link
      component={RouterLink}
      to={paths.edit(scopeId, family, artifactId)}
      sx={{ flex: 'none', mr: 1, fontSize: '0.75rem', fontWeight: 600 }}
    >
      {t.yourDraft}
    </Link>
  )
}
