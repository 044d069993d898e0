import { useQueries, useQuery } from '@tanstack/react-query'
import { authorityQuery, deploymentQuery } from '../../api/queries/access'
import { useAccessMode } from '../use-access-mode'
import type { Ask, AskedAction, Missing } from './asks'

type OnScope = Exclude<AskedAction, 'server.admin'>

/**
 * What of this the caller may not do, for certain. Nothing that is asked for it is audited (contract §3.3), and most of it the
 * screen has asked already.
 * @param scopeId null: only what is done on the server is asked about
 */
export function useMissing(scopeId: string | null, asks: readonly Ask[]): Missing[] {
  const enabled = useAccessMode() === 'enforced'
  const actions = [...new Set(asks.map(({ action }) => action))]
  const onScope = actions.filter((action): action is OnScope => action !== 'server.admin')
  const scopes = useQueries({
    queries: onScope.map((action) => ({
      ...authorityQuery(action),
      enabled: enabled && scopeId !== null,
    })),
  })
  const server = useQuery({
    ...deploymentQuery('server.admin'),
    enabled: enabled && actions.includes('server.admin'),
  })
  if (!enabled) return []
  const isMissing = (action: AskedAction) => {
    if (action === 'server.admin') return server.data === null
    const held = scopes[onScope.indexOf(action)]?.data
    // A list that the server has cut short says nothing about a Scope that is not in it.
    return scopeId !== null && held?.complete === true && !held.scopeIds.has(scopeId)
  }
  return actions.filter(isMissing).map((action) => ({
    action,
    doings: asks.filter((ask) => ask.action === action).map(({ doing }) => doing),
  }))
}
