import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client'
import { ArtifactPage, type ArtifactItem } from '../../../api/contract/artifacts'
import { revisionsFit } from '../../../api/fits/artifacts'
import { keepNewest } from '../../../api/queries/revisions'
import { questions } from '../../../api/questions'
import type { Place } from '../../../names/artifact-names'

/** Pages of revisions that one question may cost: each is audited. */
const PAGES_MAX = 5

/**
 * Reads the revisions of an Artifact, newest first, no further than needed and at most `PAGES_MAX` pages.
 * @param isEnough whether what was read answers the question
 * @throws ApiError when the list may not be read
 */
export async function revisionsBack(
  client: QueryClient,
  { scopeId, family, artifactId }: Place,
  isEnough: (items: readonly ArtifactItem[]) => boolean,
  signal: AbortSignal,
): Promise<ArtifactItem[]> {
  const items: ArtifactItem[] = []
  let cursor: string | null = null
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const below: number = items.at(-1)?.revision ?? Infinity
    const { data }: { data: ArtifactPage } = await call({
      ...questions.revisions(scopeId, family, artifactId, cursor),
      schema: ArtifactPage,
      fits: revisionsFit({ scopeId, family, artifactId }, below),
      signal,
    })
    if (page === 0) keepNewest(client, scopeId, family, artifactId, data)
    items.push(...data.items)
    cursor = data.next_cursor ?? null
    if (cursor === null || isEnough(items)) break
  }
  return items
}
