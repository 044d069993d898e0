import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { authorityQuery, deploymentQuery } from '../api/queries/access'
import { listedScopeQuery, listedScopesQuery, scopeQuery } from '../api/queries/scopes'
import { useIdsOnly } from '../names/ids-only'
import { useScopeNames } from '../names/use-scope-name'
import { useAccessMode } from './use-access-mode'

/** Scopes that one press reads one by one at most. */
const AT_ONCE = 20
const NONE: readonly string[] = []

export type NamesOffer = {
  /** Titles that a press asks for. */
  scopes: number
  /** Audit events that the press costs; 0 where the server records none. */
  calls: number
  read: () => void
}

/**
 * Offers to read the titles of those of these Scopes that stand by their ids. What the caller may not read is not offered,
 * because the refusal would be recorded in their name. Who may list Scopes has all titles of a page for one audit event.
 * @param isWanted whether the offer is in sight: only then is it asked what the caller may read, which is not recorded (contract §3.2)
 * @returns null where there is nothing to offer, or while that is not known
 */
export function useScopeNamesOffer(
  scopeIds: readonly string[],
  isWanted = true,
): NamesOffer | null {
  const client = useQueryClient()
  const names = useScopeNames()
  const idsOnly = useIdsOnly()
  const mode = useAccessMode()
  const [asked, setAsked] = useState(NONE)
  const unnamed =
    idsOnly || !isWanted
      ? NONE
      : [...new Set(scopeIds)].filter((id) => !names.has(id) && !asked.includes(id))
  const enabled = unnamed.length > 0 && mode === 'enforced'
  const readable = useQuery({ ...authorityQuery('scope.read'), enabled }).data?.scopeIds
  const lister = useQuery({ ...deploymentQuery('server.observe'), enabled }).data
  const isListed = useInfiniteQuery({ ...listedScopesQuery(''), enabled: false }).isSuccess
  if (unnamed.length === 0) return null

  const readEach = (ids: readonly string[]) => {
    // A Scope that cannot be read keeps its id for this visit.
    setAsked([...asked, ...ids])
    for (const id of ids) {
      if (mode === 'disabled' || readable?.has(id)) void client.prefetchQuery(scopeQuery(id))
      else void client.prefetchQuery(listedScopeQuery(id))
    }
  }
  if (mode === 'disabled') {
    const each = unnamed.slice(0, AT_ONCE)
    return { scopes: each.length, calls: 0, read: () => readEach(each) }
  }
  if (!readable || lister === undefined) return null
  if (lister !== null && !isListed && unnamed.length > 1) {
    const read = () => void client.prefetchInfiniteQuery(listedScopesQuery(''))
    return { scopes: unnamed.length, calls: 1, read }
  }
  const each = unnamed.filter((id) => lister !== null || readable.has(id)).slice(0, AT_ONCE)
  if (each.length === 0) return null
  return { scopes: each.length, calls: each.length, read: () => readEach(each) }
}
