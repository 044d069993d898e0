import { useQuery } from '@tanstack/react-query'
import { authorityQuery } from '../api/queries/access'
import { readsQuery } from '../api/queries/artifact-authority'
import { accessRuleOf } from '../families/access-rules'
import type { ArtifactPlace } from '../routing/resource-param'
import { useAccessMode } from './use-access-mode'

/**
 * Whether the caller may read an Artifact now, by a role on its Scope or on it alone. The hook asks without leaving an audit
 * event, because a refused reading would be recorded in the caller's name (contract §3.3). "unknown": the answers are not
 * there yet, failed, or do not hold all Scopes.
 */
export function useArtifactReading(place: ArtifactPlace): 'allowed' | 'denied' | 'unknown' {
  const mode = useAccessMode()
  const scopes = useQuery({ ...authorityQuery('scope.read'), enabled: mode === 'enforced' })
  const isAbove = scopes.data?.scopeIds.has(place.scopeId) === true
  const { ownBindings } = accessRuleOf(place.family)
  const own = useQuery({
    ...readsQuery(place),
    enabled: scopes.isSuccess && !isAbove && ownBindings,
  })
  if (mode === 'disabled' || isAbove || own.data === true) return 'allowed'
  const isDeniedAbove = scopes.data?.complete === true
  return isDeniedAbove && (!ownBindings || own.data === false) ? 'denied' : 'unknown'
}
