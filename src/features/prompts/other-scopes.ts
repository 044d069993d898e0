import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { artifactListQuery } from '../../api/queries/artifacts'
import { FRESH_MS } from '../../api/queries/fresh'
import { keys } from '../../api/queries/keys'
import { AUTO_DIGEST } from '../../families/prompt/modes'

/** A Prompt as another Scope has saved it; null where nothing is saved there. */
export type SavedPrompt = Pick<ArtifactItem, 'revision' | 'content_digest'> | null

/** The list of a Scope's Prompts. While it is fresh, looking into it leaves no audit event. */
const list = (scopeId: string) => artifactListQuery(scopeId, 'prompt')

/** Whether looking in a Scope reads its list of Prompts, which leaves one audit event. */
export const mustRead = (client: QueryClient, scopeId: string) =>
  client
    .getQueryCache()
    .find({ queryKey: list(scopeId).queryKey })
    ?.isStaleByTime(FRESH_MS) ?? true

/** Finds what a Scope has saved for a Prompt's key in the Scope's list of Prompts. Other screens share that list, so that a fresh one costs no audit event. */
export const savedPromptQuery = (scopeId: string, promptKey: string) =>
  queryOptions({
    queryKey: keys.savedPrompt(scopeId, promptKey),
    queryFn: async ({ client, queryKey }): Promise<SavedPrompt> => {
      const isAgain = client.getQueryData(queryKey) !== undefined
      const { pages } = await client.fetchInfiniteQuery({
        ...list(scopeId),
        staleTime: isAgain ? 0 : FRESH_MS,
      })
      const items = pages.flatMap((page) => page.items)
      return items.find((item) => item.artifact_id === promptKey) ?? null
    },
    // A list that is asked for by this query is tried again by itself; to try this query again would multiply the two.
    retry: false,
    // The list is what is kept. This answer ends with the screen.
    gcTime: 0,
    staleTime: Infinity,
  })

export type Likeness = 'same' | 'auto' | 'other'

/** Auto has one content only (contract §5), and nothing saved runs the same text. */
const isAuto = (saved: SavedPrompt) => saved === null || saved.content_digest === AUTO_DIGEST

/** How another Scope's Prompt compares with this one: equal digests are equal contents (contract §4.3). */
export function likenessOf(here: SavedPrompt, there: SavedPrompt): Likeness {
  if (isAuto(here) && isAuto(there)) return 'same'
  if (isAuto(there)) return 'auto'
  return here?.content_digest === there?.content_digest ? 'same' : 'other'
}
