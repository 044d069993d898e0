import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { promptQuery } from '../../api/queries/prompts'
import type { Target } from '../../commit/plan'
import { canRestore, needsScopeAdmin } from '../../commit/restoring'
import { pageTexts } from '../../components/commit/page-texts'
import { useScopeAdmin } from '../../components/commit/use-scope-admin'
import { useWritingReason } from '../../components/commit/use-writing-reason'
import { familyWords, wordsOf } from '../../families/words'
import { useTexts } from '../../ui/language'

/**
 * Why a revision can't be restored: null when it can. Of a revision that is not
 * loaded only the caller's authority is known; the dialog knows the rest.
 */
export function useRestoreReason(
  target: Target,
  headDigest: string,
  modeOf: ((digest: string) => string | null) | undefined,
) {
  const { scopeId, family, artifactId } = target
  const c = useTexts(pageTexts)
  const { neverRestored = null } = wordsOf(useTexts(familyWords), family)
  const admin = useScopeAdmin(scopeId)
  const mayNotWrite = useWritingReason(target)
  // Read by the comparison and the dialog when they need it; here only looked at.
  const status = useQuery({ ...promptQuery(scopeId, artifactId), enabled: false }).data?.status
  return useCallback(
    (item: ArtifactItem | null) => {
      if (!canRestore(family)) return neverRestored
      if (needsScopeAdmin(family) && admin === 'denied') return c.needAdmin
      if (needsScopeAdmin(family) && admin === 'checking') return c.checkingRole
      if (!needsScopeAdmin(family) && mayNotWrite) return mayNotWrite
      if (!item) return null
      if (item.content_digest === headDigest) return c.sameAsHead
      const custom = modeOf?.(item.content_digest) === 'custom'
      return custom && status !== undefined && status !== 'supported' ? c.cannotHonour : null
    },
    [family, admin, mayNotWrite, headDigest, modeOf, status, c, neverRestored],
  )
}
