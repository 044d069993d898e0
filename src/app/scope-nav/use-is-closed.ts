import { useQueryClient, type QueryCache } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { isApiError } from '../../api/errors'
import type { Authority } from '../../api/queries/access'
import { keys } from '../../api/queries/keys'
import { isKnown } from '../use-scope-here'

/** Every role on a Scope includes one of these two actions (contract §3.2). */
const ANY_ROLE = ['scope.read', 'scope.admin'] as const

function isClosed(cache: QueryCache, scopeId: string) {
  if (isKnown(cache, scopeId)) return false
  const refusal = cache.find({ queryKey: keys.scopeDetail(scopeId) })?.state.error
  if (isApiError(refusal) && (refusal.status === 403 || refusal.status === 404)) return true
  return ANY_ROLE.every((action) => {
    const answer = cache.find<Authority>({ queryKey: keys.authority(action) })?.state.data
    return answer?.complete === true
  })
}

/**
 * Whether the Scope is closed to this person: the server has refused it, or its complete answers hold no role on it. The server
 * does not say whether such a Scope exists (contract §2). The hook goes by answers that are there, and asks for none.
 */
export function useIsClosed(scopeId: string): boolean {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (tell: () => void) => cache.subscribe(({ type }) => type === 'updated' && tell()),
    [cache],
  )
  return useSyncExternalStore(subscribe, () => isClosed(cache, scopeId))
}
