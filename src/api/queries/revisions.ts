import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../client'
import { ArtifactPage, type ArtifactItem } from '../contract/artifacts'
import { revisionsFit } from '../fits/artifacts'
import { questions } from '../questions'
import { keys } from './keys'

/** Milliseconds for which a cursor is sure to live (contract §2: one hour). */
const CURSOR_LIFE_MS = 50 * 60_000

/** The newest revisions without a hole, and where older ones follow. */
export type NewestRevisions = {
  items: readonly ArtifactItem[]
  cursor: string | null
  /** When the cursor was given out, in ms since the epoch. */
  cursorAt: number
}

/** Where a page begins: its cursor, and the revision above it. */
type OlderFrom = { cursor: string | null; below: number }

async function revisionPage(
  scopeId: string,
  family: string,
  artifactId: string,
  { cursor, below }: OlderFrom,
  signal: AbortSignal,
) {
  const { data } = await call({
    ...questions.revisions(scopeId, family, artifactId, cursor),
    schema: ArtifactPage,
    fits: revisionsFit({ scopeId, family, artifactId }, below),
    signal,
  })
  return data
}

/**
 * Newer revisions with the older ones that were read before. After a commit the two overlap; after more commits than a
 * page holds there is a hole between them, and then only the newer ones are sure (`broken`).
 */
export function joinRevisions<T extends Pick<ArtifactItem, 'revision'>>(
  newer: readonly T[],
  older: readonly T[],
): { items: readonly T[]; broken: boolean } {
  const end = newer.at(-1)?.revision
  const start = older[0]?.revision
  if (end === undefined || start === undefined) return { items: newer, broken: false }
  if (start < end - 1) return { items: newer, broken: true }
  return { items: [...newer, ...older.filter((item) => item.revision < end)], broken: false }
}

/**
 * The newest revisions, without content: one page, one audit event (contract §4), and what an earlier reading of it had
 * beyond that. It is what a commit makes out of date.
 */
export const newestRevisionsQuery = (scopeId: string, family: string, artifactId: string) => {
  const queryKey = keys.revisions(scopeId, family, artifactId)
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<NewestRevisions> => {
      const page = await revisionPage(
        scopeId,
        family,
        artifactId,
        { cursor: null, below: Infinity },
        signal,
      )
      return withOlder(page, client.getQueryData<NewestRevisions>(queryKey))
    },
  })
}

/** The first page as it was just read, with what an earlier reading had beyond it. */
function withOlder(page: ArtifactPage, before: NewestRevisions | undefined): NewestRevisions {
  const now = Date.now()
  const fresh = { items: page.items, cursor: page.next_cursor ?? null, cursorAt: now }
  if (!before || now - before.cursorAt > CURSOR_LIFE_MS) return fresh
  const { items, broken } = joinRevisions(fresh.items, before.items)
  return broken ? fresh : { ...before, items }
}

/** Keeps the first page that another question has read: the history, which it leads to, need not read it again. */
export const keepNewest = (
  client: QueryClient,
  scopeId: string,
  family: string,
  artifactId: string,
  page: ArtifactPage,
) =>
  client.setQueryData<NewestRevisions>(keys.revisions(scopeId, family, artifactId), (before) =>
    withOlder(page, before),
  )

/**
 * The revisions after the newest ones, a page at a time as they are asked for; one audit event a page (contract §4).
 * Revisions never change and none comes between them: a commit does not have these read again.
 * @param newest what they follow
 */
export const olderRevisionsQuery = (
  scopeId: string,
  family: string,
  artifactId: string,
  newest: Pick<NewestRevisions, 'items' | 'cursor'> | undefined,
) =>
  infiniteQueryOptions({
    queryKey: keys.olderRevisions(scopeId, family, artifactId),
    queryFn: ({ pageParam, signal }) =>
      revisionPage(scopeId, family, artifactId, pageParam, signal),
    initialPageParam: {
      cursor: newest?.cursor ?? null,
      below: newest?.items.at(-1)?.revision ?? Infinity,
    } satisfies OlderFrom,
    getNextPageParam: (page, _pages, { below }): OlderFrom | null =>
      page.next_cursor
        ? { cursor: page.next_cursor, below: page.items.at(-1)?.revision ?? below }
        : null,
    staleTime: Infinity,
    enabled: false,
  })
