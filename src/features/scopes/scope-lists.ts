import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { artifactListQuery } from '../../api/queries/artifacts'
import type { Holdings } from '../../api/read-holdings'
import { mayAskAgain } from '../../components/failure-words'
import { AUTO_DIGEST } from '../../families/prompt/modes'

/** The list of a family, as far as this visit has read it. */
export type ScopeList = {
  family: string
  /** null: nobody has read it. */
  items: readonly ArtifactItem[] | null
  /** The server has more than these items. */
  hasMore: boolean
  /** Why it could not be read. */
  error: Error | null
}

/**
 * Watches the list of a family without asking for it, not even where what is known of it is old. A list that was read counts
 * as on screen, so that "Refresh" reads it again.
 */
export function listObserver(client: QueryClient, scopeId: string, family: string) {
  return new InfiniteQueryObserver(client, {
    ...artifactListQuery(scopeId, family),
    enabled: ({ state }) => state.data !== undefined,
    refetchOnMount: false,
    staleTime: Infinity,
  })
}
type Answer = ReturnType<ReturnType<typeof listObserver>['getCurrentResult']>

/** Returns what this visit knows of a list. One that a commit has made old counts as unknown, because it lacks that commit. */
export function listOf(family: string, answer: Answer): ScopeList {
  const { data, error, hasNextPage, isStale, isFetching } = answer
  const isKnown = isFetching || !isStale
  const items = (isKnown && data?.pages.flatMap((page) => page.items)) || null
  return {
    family,
    items,
    hasMore: items !== null && hasNextPage,
    error: items === null ? error : null,
  }
}

/** Whether to offer reading it: nobody has read it yet, and no server has refused it. */
export const isUnread = ({ items, error }: ScopeList) =>
  items === null && (error === null || mayAskAgain(error))

/** How many Artifacts a family has; `hasMore` if there are more. */
export type Amount = { count: number; hasMore: boolean }

/** What a whole list says, otherwise the server's count, otherwise how far the list was read; null: nobody knows. */
export function amountOf({ family, items, hasMore }: ScopeList, holdings: Holdings | null) {
  if (holdings && (items === null || hasMore))
    return { count: holdings.byFamily.get(family) ?? 0, hasMore: false }
  return items && { count: items.length, hasMore }
}

export const isEmpty = (amount: Amount | null) => amount?.count === 0 && !amount.hasMore

/** How many Prompts are saved in each mode. The list carries no modes, but Auto has one content only, and so one digest. */
export function promptModes(items: readonly Pick<ArtifactItem, 'content_digest'>[]) {
  const auto = items.filter((item) => item.content_digest === AUTO_DIGEST).length
  return { auto, custom: items.length - auto }
}
