import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../../api/queries/access'
import { notMade } from '../../families/making'
import { useTexts } from '../../ui/language'
import { useAccessMode } from '../use-access-mode'
import { useScopeAuthority } from '../use-scope-authority'
import { creatingTexts } from './texts'

type MayCreate = {
  /** Why the caller can't make Artifacts in the Scope, or null. */
  reason: string | null
  /** The same of one family. */
  reasonFor: (family: string) => string | null
  /** What the caller may do is still being asked; `reason` says so until it is known. */
  checking: boolean
}

/** Whether the caller can make Artifacts in a Scope. Nothing that is asked for it is audited (contract §3). */
export function useMayCreate(scopeId: string, fresh = false): MayCreate {
  const t = useTexts(creatingTexts)
  const enforced = useAccessMode() === 'enforced'
  const me = useQuery({ ...meQuery(), enabled: enforced })
  const standing = useScopeAuthority('scope.contribute', scopeId, fresh)
  const named = me.data?.artifact_families.filter(({ enabled }) => enabled) ?? null
  const reason =
    standing === 'denied' ? t.needContribute : standing === 'checking' ? t.checkingRole : null
  const reasonFor = (family: string) => {
    const not = notMade(family, named && named.map((each) => each.family))
    if (not === 'by-no-form') return t.byNoForm
    return not === 'not-served' ? t.notServed(family) : reason
  }
  return { reason, reasonFor, checking: standing === 'checking' }
}
