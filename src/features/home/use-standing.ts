import { useQuery } from '@tanstack/react-query'
import { authorityQuery, deploymentQuery, readinessQuery } from '../../api/queries/access'
import { refetchAll } from '../../components/refetch-all'
import { useAccessMode } from '../../components/use-access-mode'
import type { Known } from './home-scopes'

type Standing =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | ({ state: 'known' } & Known)

/**
 * What the caller may read. It asks three questions, which leave no audit event (contract §3.3). It asks none where access is
 * disabled, because those routes answer 503 then.
 */
export function useStanding(): Standing {
  const readiness = useQuery(readinessQuery())
  const mode = useAccessMode()
  const enabled = mode !== 'disabled' && !readiness.isPending
  const read = useQuery({ ...authorityQuery('scope.read'), enabled })
  const admin = useQuery({ ...authorityQuery('scope.admin'), enabled })
  const server = useQuery({ ...deploymentQuery('server.admin'), enabled })
  if (mode === 'disabled')
    return { state: 'known', readable: null, administered: new Set(), deploymentId: null }
  const failed = [read, admin, server].filter((query) => query.isLoadingError)
  const error = failed[0]?.error
  if (error) return { state: 'failed', error, retry: () => refetchAll(failed) }
  if (!read.data || !admin.data || server.data === undefined) return { state: 'loading' }
  return {
    state: 'known',
    readable: read.data.scopeIds,
    administered: admin.data.scopeIds,
    deploymentId: server.data,
  }
}
