import { useQuery } from '@tanstack/react-query'
import { authorityQuery, deploymentQuery, readinessQuery } from '../../api/queries/access'
import { sharesQuery } from '../../api/queries/artifact-authority'
import { refetchAll } from '../../components/refetch-all'
import { accessRuleOf } from '../../families/access-rules'
import { readAccessResource } from './access-resource'
import type { Listable } from './access-view'

type Access =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  /** The server checks nobody. */
  | { state: 'off' }
  | { state: 'known'; listable: Listable }

const NOWHERE = { scopeId: '', family: '', artifactId: '' }

/** What the caller may list of what the address asks for. None of these questions is audited (contract §3.3), and none is asked while access is off. */
export function useAccess(asked: string | undefined): Access {
  const readiness = useQuery(readinessQuery())
  const off = readiness.data?.checks.access_mode === 'disabled'
  const enabled = readiness.isSuccess && !off
  const server = useQuery({ ...deploymentQuery('server.admin'), enabled })
  const scopes = useQuery({ ...authorityQuery('scope.admin'), enabled })
  const place = asked === undefined ? null : readAccessResource(asked)
  const artifact = place?.kind === 'artifact' ? place : null
  const isAbove =
    server.data !== null ||
    scopes.data?.complete === false ||
    scopes.data?.scopeIds.has(artifact?.scopeId ?? '') === true
  const isShareable = artifact !== null && accessRuleOf(artifact.family).writer === 'owner'
  const shares = useQuery({
    ...sharesQuery(artifact ?? NOWHERE),
    enabled: scopes.isSuccess && server.isSuccess && isShareable && !isAbove,
  })
  if (off) return { state: 'off' }
  const failed = [readiness, server, scopes, shares].filter((query) => query.isLoadingError)
  const error = failed[0]?.error
  if (error) return { state: 'failed', error, retry: () => refetchAll(failed) }
  if (server.data === undefined || !scopes.data || shares.isLoading) return { state: 'loading' }
  const listable = { deploymentId: server.data, scopes: scopes.data, shares: shares.data === true }
  return { state: 'known', listable }
}
