import { useQuery } from '@tanstack/react-query'
import { authorityQuery } from '../../api/queries/access'
import { writesQuery } from '../../api/queries/artifact-authority'
import type { Target } from '../../commit/plan'
import { creatingTexts } from '../creating/texts'
import { useAccessMode } from '../use-access-mode'
import { familyOf } from '../../families/family-of'
import { useTexts } from '../../ui/language'
import { pageTexts } from './page-texts'

/**
 * Why the person cannot commit a revision of an Artifact that is no Prompt (contract §4.2), asked without leaving an audit event
 * (contract §3.3). Null where they can, where it is not known yet, and where only the server knows.
 */
export function useWritingReason(target: Target): string | null {
  const t = useTexts(pageTexts)
  const n = useTexts(creatingTexts)
  const mode = useAccessMode()
  const { writer, known } = familyOf(target.family)
  const isOwned = writer === 'owner' && known
  const owns = useQuery({ ...writesQuery(target), enabled: mode === 'enforced' && isOwned })
  const byRole = useQuery({
    ...authorityQuery(writer === 'scope.contribute' ? writer : 'scope.admin'),
    enabled: mode === 'enforced' && writer !== 'owner',
  })
  if (isOwned) return owns.data === false ? t.needOwner : null
  if (!byRole.data?.complete || byRole.data.scopeIds.has(target.scopeId)) return null
  return writer === 'scope.admin' ? t.needAdmin : n.needContribute
}
