import { useQuery } from '@tanstack/react-query'
import type { ResourceRequest } from '../../api/contract/access-requests'
import { deploymentQuery } from '../../api/queries/access'
import type { Shown } from './shown'

/** Whose list of bindings a screen has read: an administrator of the server has read the server's, also for one Scope. */
export function useListedOn({ view, resource }: Shown): ResourceRequest {
  const deploymentId = useQuery(deploymentQuery('server.admin')).data ?? null
  if (view === 'server' && deploymentId !== null) {
    return { type: 'server', deployment_id: deploymentId }
  }
  return view === 'scope' && resource.type === 'artifact'
    ? { type: 'scope', scope_id: resource.scope_id }
    : resource
}
