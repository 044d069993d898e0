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
 * Whether the server has refused the Scope, or said that this person has no role on it: then nothing in it can be opened. Whether
 * the Scope exists the server does not say (contract §2). The hook asks the server for nothing, and tells what has been answered.
 */
export function useIsClosed(scopeId: string): boolean {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (tell: () => void) => cache.subscribe(({ type }) => type === 'updated' && tell()),
    [cache],
  )
  return useSyncExternalStore(subscribe, () => isClosed(cache, scopeId))
}
