import { useQuery } from '@tanstack/react-query'
import { readsQuery } from '../api/queries/artifact-authority'
import { accessRuleOf } from '../families/access-rules'
import type { ArtifactPlace } from '../routing/resource-param'
import { useScopeAuthority, type ScopeAuthority } from './use-scope-authority'

/**
 * Whether the caller may read an Artifact now, by a role on its Scope or on it alone. Asked without leaving an audit event: a
 * refused reading would be recorded in their name (contract §3.3).
 */
export function useArtifactReading(place: ArtifactPlace): ScopeAuthority {
  const above = useScopeAuthority('scope.read', place.scopeId)
  const mayHoldOwn = above === 'denied' && accessRuleOf(place.family).ownBindings
  const own = useQuery({ ...readsQuery(place), enabled: mayHoldOwn })
  if (!mayHoldOwn) return above
  if (own.isPending) return 'checking'
  return own.data === false ? 'denied' : 'allowed'
}
