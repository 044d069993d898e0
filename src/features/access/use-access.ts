import { useQuery } from '@tanstack/react-query'
import { authorityQuery, deploymentQuery, readinessQuery } from '../../api/queries/access'
import { refetchAll } from '../../components/refetch-all'
import type { Listable } from './access-view'

type Access =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  /** The server checks nobody. */
  | { state: 'off' }
  | { state: 'known'; listable: Listable }

/** What the caller may list. None of these questions is audited (contract §3.3), and none is asked while access is off. */
export function useAccess(): Access {
  const readiness = useQuery(readinessQuery())
  const off = readiness.data?.checks.access_mode === 'disabled'
  const enabled = readiness.isSuccess && !off
  const server = useQuery({ ...deploymentQuery('server.admin'), enabled })
  const scopes = useQuery({ ...authorityQuery('scope.admin'), enabled })
  if (off) return { state: 'off' }
  const failed = [readiness, server, scopes].filter((query) => query.isLoadingError)
  const error = failed[0]?.error
  if (error) return { state: 'failed', error, retry: () => refetchAll(failed) }
  if (server.data === undefined || !scopes.data) return { state: 'loading' }
  return { state: 'known', listable: { deploymentId: server.data, scopes: scopes.data } }
}
