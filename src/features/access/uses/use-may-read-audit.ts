import { useQuery } from '@tanstack/react-query'
import { authorityQuery, deploymentQuery } from '../../../api/queries/access'
import type { Shown } from '../shown'

/** The audit that holds the decisions on a resource: an Artifact's stand in its Scope's. */
export const auditOf = (resource: Shown['resource']) =>
  resource.type === 'artifact'
    ? ({ type: 'scope', scope_id: resource.scope_id } as const)
    : resource

/** Whether the caller may read the audits of all these resources, as far as is known without an audited call (contract §3.3). */
export function useMayReadAudits(resources: readonly Shown['resource'][]): boolean {
  const server = useQuery(deploymentQuery('server.admin')).data ?? null
  const scopes = useQuery(authorityQuery('scope.admin')).data
  return resources.every((resource) =>
    resource.type === 'server'
      ? server !== null
      : scopes?.complete === false || scopes?.scopeIds.has(resource.scope_id) === true,
  )
}
