import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { authorityQuery, deploymentQuery } from '../api/queries/access'
import { listedScopeQuery, listedScopesQuery, scopeQuery } from '../api/queries/scopes'
import { isForbidden } from '../api/errors'
import { useIdsOnly } from '../names/ids-only'
import { useScopeNames } from '../names/use-scope-name'
import { announce } from '../ui/announcer'
import { useTexts } from '../ui/language'
import { failureWords } from './failure-words'
import { nameReadsTexts } from './name-reads-texts'
import { sharedTexts } from './shared-texts'
import { useAccessMode } from './use-access-mode'

/** Scopes that one press reads one by one at most. */
const AT_ONCE = 20
const NONE: readonly string[] = []

export type NamesOffer = {
  /** What the button says: what it reads and costs, after a press in vain with what came in place of the names. */
  label: string
  read: () => void
}

/** The answer to what the caller may read is still to come. What the offer would move waits for it. */
export const ASKING = 'asking'

/**
 * Offers to read the titles of those of these Scopes that stand by their ids. What the caller may not read is not offered,
 * because the refusal would be recorded in their name. Who may list Scopes has all titles of a page for one audit event.
 * @param isWanted whether the offer is in sight: only then is it asked what the caller may read, which is not recorded (contract §3.2)
 * @returns null where there is nothing to offer, or where it could not be learnt whether there is
 */
export function useScopeNamesOffer(
  scopeIds: readonly string[],
  isWanted = true,
): NamesOffer | typeof ASKING | null {
  const client = useQueryClient()
  const names = useScopeNames()
  const idsOnly = useIdsOnly()
  const mode = useAccessMode()
  const t = useTexts(nameReadsTexts)
  const shared = useTexts(sharedTexts)
  const [asked, setAsked] = useState(NONE)
  const [failure, setFailure] = useState<Error | null>(null)
  const unnamed =
    idsOnly || !isWanted
      ? NONE
      : [...new Set(scopeIds)].filter((id) => !names.has(id) && !asked.includes(id))
  const enabled = unnamed.length > 0 && mode === 'enforced'
  const reading = useQuery({ ...authorityQuery('scope.read'), enabled })
  const listing = useQuery({ ...deploymentQuery('server.observe'), enabled })
  const readable = reading.data?.scopeIds
  const lister = listing.data
  const isListed = useInfiniteQuery({ ...listedScopesQuery(''), enabled: false }).isSuccess
  if (unnamed.length === 0) return null

  const said = (error: Error) => t.notRead(failureWords(error, shared).title)
  const offered = (scopes: number, calls: number, reads: () => readonly Promise<unknown>[]) => ({
    label: `${failure ? `${said(failure)} ` : ''}${t.readNames(scopes, calls)}`,
    read: () => void ended(reads()),
  })
  /** Says on the button, and aloud, why the first read failed: no other place on screen tells of it. */
  const ended = async (reads: readonly Promise<unknown>[]) => {
    setFailure(null)
    const results = await Promise.allSettled(reads)
    const failed = results.find((result) => result.status === 'rejected')
    if (!failed) return
    const error = failed.reason as Error
    setFailure(error)
    announce(said(error))
  }
  const readEach = (ids: readonly string[]) => {
    setAsked([...asked, ...ids])
    return ids.map(async (id) => {
      const byItself = mode === 'disabled' || readable?.has(id)
      try {
        await (byItself
          ? client.fetchQuery(scopeQuery(id))
          : client.fetchQuery(listedScopeQuery(id)))
      } catch (error) {
        // What was refused keeps its id for this visit. Anything else is offered again.
        if (!isForbidden(error)) setAsked((all) => all.filter((one) => one !== id))
        throw error
      }
    })
  }
  if (mode === 'disabled') {
    const each = unnamed.slice(0, AT_ONCE)
    return offered(each.length, 0, () => readEach(each))
  }
  if (!readable || lister === undefined) {
    // A request that failed is repeated for minutes: nothing waits for that.
    return [reading, listing].some((asked) => asked.isLoading && asked.failureCount === 0)
      ? ASKING
      : null
  }
  if (lister !== null && !isListed && unnamed.length > 1)
    return offered(unnamed.length, 1, () => [client.fetchInfiniteQuery(listedScopesQuery(''))])
  const each = unnamed.filter((id) => lister !== null || readable.has(id)).slice(0, AT_ONCE)
  if (each.length === 0) return null
  return offered(each.length, each.length, () => readEach(each))
}
