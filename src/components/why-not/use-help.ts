import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rulesOf } from '../../access/role-rules'
import type { Known } from '../../access/types'
import type { ResourceRequest } from '../../api/contract/access-requests'
import { authorityQuery, deploymentQuery } from '../../api/queries/access'
import { allBindingsQuery } from '../../api/queries/all-bindings'
import { rolesQuery } from '../../api/queries/roles'
import { refetchAll } from '../refetch-all'

type Read = {
  known: Known
  /** Further pages are still to come: "never" is not sure yet. */
  isReading: boolean
  /** Further pages did not come. */
  isPartial: boolean
  /** Recorded calls that the list took. */
  calls: number
}
type Loaded =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  /** `read` is null where the reader may read no bindings: nothing is asked then, since a refusal would be recorded. */
  | { state: 'known'; rules: Known['rules']; read: Read | null }

/**
 * What the roles allow, which is not audited, and the bindings of the Scope, if the reader may list them: a recorded call for
 * each 500 (contract §3.3). A list of the server that this visit has read already serves too, and costs nothing.
 * @param scopeId null: about the server, whose bindings only who lacks nothing there may list
 */
export function useHelp(scopeId: string | null): Loaded {
  const client = useQueryClient()
  const roles = useQuery(rolesQuery())
  const server = useQuery(deploymentQuery('server.admin'))
  const scopes = useQuery(authorityQuery('scope.admin'))
  const isSettled = server.data !== undefined && scopes.data !== undefined
  const whole = (deployment: string): ResourceRequest | null => {
    const list = { type: 'server', deployment_id: deployment } as const
    return client.getQueryData(allBindingsQuery(list).queryKey)?.complete ? list : null
  }
  const list: ResourceRequest | null =
    !isSettled || scopeId === null || !scopes.data.scopeIds.has(scopeId)
      ? null
      : ((server.data === null ? null : whole(server.data)) ?? { type: 'scope', scope_id: scopeId })
  const bindings = useQuery({
    ...allBindingsQuery(list ?? { type: 'scope', scope_id: '' }),
    enabled: list !== null,
  })
  const rules = useMemo(() => rulesOf(roles.data ?? []), [roles.data])
  const failed = [roles, server, scopes, bindings].filter((query) => query.isLoadingError)
  const error = failed[0]?.error
  if (error) return { state: 'failed', error, retry: () => refetchAll(failed) }
  if (!roles.data || !isSettled) return { state: 'loading' }
  if (list === null) return { state: 'known', rules, read: null }
  if (!bindings.data) return { state: 'loading' }
  const { bindings: all, complete, stopped, calls } = bindings.data
  const known = { bindings: all, rules, view: list.type === 'server' ? 'server' : 'scope' } as const
  const read = {
    known,
    isReading: !complete && !stopped,
    isPartial: stopped !== null,
    calls,
  }
  return { state: 'known', rules, read }
}
