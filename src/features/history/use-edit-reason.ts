import { useQuery } from '@tanstack/react-query'
import { promptQuery } from '../../api/queries/prompts'
import type { Target } from '../../commit/plan'
import { needsScopeAdmin } from '../../commit/restoring'
import { pageTexts } from '../../components/commit/page-texts'
import { useScopeAdmin } from '../../components/commit/use-scope-admin'
import { useWritingReason } from '../../components/commit/use-writing-reason'
import { useTexts } from '../../ui/language'

/** Why the person can't edit the Artifact. Null where they can, or where the server alone can tell. */
export function useEditReason(target: Target): string | null {
  const { scopeId, family, artifactId } = target
  const c = useTexts(pageTexts)
  const mayNotWrite = useWritingReason(target)
  const admin = useScopeAdmin(scopeId)
  // The comparison reads the Prompt when it needs it. This hook only looks at what is there.
  const status = useQuery({ ...promptQuery(scopeId, artifactId), enabled: false }).data?.status
  if (!needsScopeAdmin(family)) return mayNotWrite
  if (admin === 'denied') return c.needAdmin
  if (admin === 'checking') return c.checkingRole
  return status === undefined || status === 'supported' ? null : c.cannotHonour
}
