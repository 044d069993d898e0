import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import {
  authorityQuery,
  deploymentQuery,
  readinessQuery,
  type Authority,
} from '../../api/queries/access'
import { refetchAll } from '../../components/refetch-all'
import { useAccessMode } from '../../components/use-access-mode'
import { SCOPE_ACTIONS, type ScopeAuthorities } from './scope-actions'

type Standing =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'known'
      authorities: ScopeAuthorities
      /** The caller may list Scopes: server.observe, or nothing is checked at all. */
      observes: boolean
      /** False when the caller holds more Scopes than the console asks for. */
      complete: boolean
    }

/** Outside the hook, so that the map stays the same one while no answer changes. */
function combine(answers: UseQueryResult<Authority>[]) {
  const failed = answers.filter((answer) => answer.isError && answer.data === undefined)
  const authorities = new Map(
    SCOPE_ACTIONS.flatMap((action, index) => {
      const scopeIds = answers[index]?.data?.scopeIds
      return scopeIds ? [[action, scopeIds] as const] : []
    }),
  )
  return {
    failed,
    authorities,
    answered: authorities.size === SCOPE_ACTIONS.length,
    complete: answers.every((answer) => answer.data?.complete),
  }
}

/**
 * What the caller may do on which Scopes, and whether it may list them. Six questions that write no audit event
 * (contract §3); none at all when access is disabled, where those routes answer 503.
 */
export function useScopeAuthorities(): Standing {
  const readiness = useQuery(readinessQuery())
  const mode = useAccessMode()
  const enabled = mode !== 'disabled' && !readiness.isPending
  const deployment = useQuery({ ...deploymentQuery('server.observe'), enabled })
  const own = useQueries({
    queries: SCOPE_ACTIONS.map((action) => ({ ...authorityQuery(action), enabled })),
    combine,
  })
  if (mode === 'disabled') {
    return { state: 'known', authorities: null, observes: true, complete: true }
  }
  const failed = [...own.failed, ...(deployment.isLoadingError ? [deployment] : [])]
  const error = failed[0]?.error
  if (error) {
    return { state: 'failed', error, retry: () => refetchAll(failed) }
  }
  if (deployment.data === undefined || !own.answered) return { state: 'loading' }
  return {
    state: 'known',
    authorities: own.authorities,
    observes: deployment.data !== null,
    complete: own.complete,
  }
}
