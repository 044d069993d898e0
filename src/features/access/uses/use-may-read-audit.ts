import { useQuery } from '@tanstack/react-query'
import { authorityQuery, deploymentQuery } from '../../../api/queries/access'
import type { Shown } from '../shown'

/** Whether the caller may read the audit of a resource, as far as is known without an audited call (contract §3.3). */
export function useMayReadAudit({ resource }: Pick<Shown, 'resource'>): boolean {
  const server = useQuery(deploymentQuery('server.admin')).data ?? null
  const scopes = useQuery(authorityQuery('scope.admin')).data
  if (resource.type === 'server') return server !== null
  return scopes?.complete === false || scopes?.scopeIds.has(resource.scope_id) === true
}
