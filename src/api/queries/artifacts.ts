import { parseExactJson } from '../../lib/json/parse-exact-json'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { call } from '../client'
import { ArtifactPage, ArtifactRevision, etagOf } from '../contract/artifacts'
import { LIST_LIMIT_MAX } from '../contract/common'
import { endpoints } from '../endpoints'
import {
  artifactsFit,
  headFits,
  movedHeadFits,
  revisionFits,
  revisionsFit,
} from '../fits/artifacts'
import { questions, type Tagged } from '../questions'
import { keys } from './keys'

/** Artifacts of a family, or those with certain tags, a page at a time; one audit event a page (contract §4, §4.8). */
export const artifactListQuery = (scopeId: string, family: string, tagged: Tagged | null = null) =>
  infiniteQueryOptions({
    queryKey: tagged
      ? keys.taggedList(scopeId, family, tagged)
      : keys.artifactList(scopeId, family),
    queryFn: async ({ pageParam, signal }) =>
      (
        await call({
          ...questions.artifacts(scopeId, family, pageParam, tagged),
          schema: ArtifactPage,
          fits: artifactsFit(scopeId, family),
          signal,
        })
      ).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? null,
  })

/** A head as it was read: its content and the ETag that a PUT on it must carry (contract §4). */
export type Head = { revision: ArtifactRevision; etag: string }

/** Reads the head, also outside of React: after a conflict, or when a commit's outcome is not known. */
export async function readHead(
  scopeId: string,
  family: string,
  artifactId: string,
  signal?: AbortSignal,
): Promise<Head> {
  const { data } = await call({
    ...questions.head(scopeId, family, artifactId),
    schema: ArtifactRevision,
    parse: parseExactJson,
    fits: headFits({ scopeId, family, artifactId }),
    signal,
  })
  // The header says the same where it came, see `headFits`; a proxy may drop it, or mark it as weak.
  return { revision: data, etag: etagOf(data.revision) }
}

/**
 * Asks whether the head is still the one with this ETag (contract §4: 304); one audit event either way.
 * @returns the head that has come in its place, null when it is the same
 */
export async function readMovedHead(
  scopeId: string,
  family: string,
  artifactId: string,
  etag: string,
  signal?: AbortSignal,
): Promise<Head | null> {
  const { data } = await call({
    ...questions.head(scopeId, family, artifactId),
    headers: { 'If-None-Match': etag },
    also: [304],
    schema: v.optional(ArtifactRevision),
    parse: parseExactJson,
    fits: movedHeadFits({ scopeId, family, artifactId }),
    signal,
  })
  return data ? { revision: data, etag: etagOf(data.revision) } : null
}

/** The head of an Artifact with its ETag; one audit event, also where it is only asked whether it has moved (contract §4). */
export const headQuery = (scopeId: string, family: string, artifactId: string) => {
  const queryKey = keys.head(scopeId, family, artifactId)
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Head> => {
      const known = client.getQueryData<Head>(queryKey)
      if (!known) return readHead(scopeId, family, artifactId, signal)
      return (await readMovedHead(scopeId, family, artifactId, known.etag, signal)) ?? known
    },
  })
}

/**
 * What is recorded of the revisions from `first` to `last`, newest first, without content; one call, so that of a
 * longer stretch the newest hundred (contract §4).
 */
export const laterRevisionsQuery = (
  scopeId: string,
  family: string,
  artifactId: string,
  first: number,
  last: number,
) =>
  queryOptions({
    queryKey: keys.between(scopeId, family, artifactId, first, last),
    queryFn: async ({ signal }) => {
      const { data } = await call({
        path: endpoints.revisions(scopeId, family, artifactId),
        query: { limit: Math.min(LIST_LIMIT_MAX, Math.max(1, last - first + 1)) },
        schema: ArtifactPage,
        fits: revisionsFit({ scopeId, family, artifactId }, Infinity),
        signal,
      })
      return data.items.filter(({ revision }) => revision >= first && revision <= last)
    },
    staleTime: Infinity,
  })

/** One revision with its content. Immutable, so read at most once a visit (contract §4). */
export const revisionQuery = (
  scopeId: string,
  family: string,
  artifactId: string,
  revision: number,
) =>
  queryOptions({
    queryKey: keys.revision(scopeId, family, artifactId, revision),
    queryFn: async ({ signal }) =>
      (
        await call({
          ...questions.revision(scopeId, family, artifactId, revision),
          schema: ArtifactRevision,
          parse: parseExactJson,
          fits: revisionFits({ scopeId, family, artifactId }, revision),
          signal,
        })
      ).data,
    staleTime: Infinity,
  })
