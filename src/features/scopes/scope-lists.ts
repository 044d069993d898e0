import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { artifactListQuery } from '../../api/queries/artifacts'
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

export function listOf(family: string, { data, error, hasNextPage }: Answer): ScopeList {
  const items = data?.pages.flatMap((page) => page.items) ?? null
  return { family, items, hasMore: hasNextPage, error: items === null ? error : null }
}

/** Whether to offer reading it: nobody has read it yet, and no server has refused it. */
export const isUnread = ({ items, error }: ScopeList) =>
  items === null && (error === null || mayAskAgain(error))

export const isEmpty = ({ items, hasMore }: ScopeList) => items?.length === 0 && !hasMore

/** How many Prompts are saved in each mode. The list carries no modes, but Auto has one content only, and so one digest. */
export function promptModes(items: readonly Pick<ArtifactItem, 'content_digest'>[]) {
  const auto = items.filter((item) => item.content_digest === AUTO_DIGEST).length
  return { auto, custom: items.length - auto }
}
