import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { authorityQuery, deploymentQuery } from '../../api/queries/access'
import { listedScopeQuery, listedScopesQuery, scopeQuery } from '../../api/queries/scopes'
import { useIdsOnly } from '../../names/ids-only'
import { useScopeNames } from '../../names/use-scope-name'

const NONE: readonly string[] = []

/**
 * Offers to read the titles of Scopes that stand by their ids. What the caller may not read is not offered, because the
 * refusal would be recorded in their name. Who may list Scopes has all titles of a page for one audit event.
 * @returns `scopes`: how many titles a press asks for; `calls`: the audit events that it costs. Null where there is nothing to offer.
 */
export function useNamesOffer(scopeIds: readonly string[]) {
  const client = useQueryClient()
  const names = useScopeNames()
  const idsOnly = useIdsOnly()
  const [asked, setAsked] = useState(NONE)
  const unnamed = idsOnly
    ? NONE
    : [...new Set(scopeIds)].filter((id) => !names.has(id) && !asked.includes(id))
  const enabled = unnamed.length > 0
  const readable = useQuery({ ...authorityQuery('scope.read'), enabled }).data?.scopeIds
  const lister = useQuery({ ...deploymentQuery('server.observe'), enabled }).data
  const isListed = useInfiniteQuery({ ...listedScopesQuery(''), enabled: false }).isSuccess
  if (!readable || lister === undefined) return null
  if (lister !== null && !isListed && unnamed.length > 1) {
    const read = () => void client.prefetchInfiniteQuery(listedScopesQuery(''))
    return { scopes: unnamed.length, calls: 1, read }
  }
  const each = unnamed.filter((id) => lister !== null || readable.has(id))
  const read = () => {
    // A Scope that cannot be read keeps its id for this visit.
    setAsked([...asked, ...each])
    for (const id of each) {
      if (readable.has(id)) void client.prefetchQuery(scopeQuery(id))
      else void client.prefetchQuery(listedScopeQuery(id))
    }
  }
  return each.length === 0 ? null : { scopes: each.length, calls: each.length, read }
}
