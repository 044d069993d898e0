import { useQuery } from '@tanstack/react-query'
import type { ResourceRequest } from '../../api/contract/access-requests'
import { deploymentQuery } from '../../api/queries/access'
import type { Shown } from './shown'

/** Whose list of bindings a screen has read: an administrator of the server has read the server's, also for one Scope. */
export function useListedOn({ view, resource }: Shown): ResourceRequest {
  const deploymentId = useQuery(deploymentQuery('server.admin')).data ?? null
  return view === 'server' && deploymentId !== null
    ? { type: 'server', deployment_id: deploymentId }
    : resource
}
