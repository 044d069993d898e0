import { queryOptions } from '@tanstack/react-query'
import { bodies } from '../bodies'
import { call, type Answer } from '../client'
import { TagSet } from '../contract/tags'
import { endpoints } from '../endpoints'
import { replacedTagsFit, tagsFit } from '../fits/tags'
import { keys } from './keys'

export type Tags = {
  /** In the order of the server. */
  tags: readonly string[]
  /** The `If-Match` of a request that replaces these tags (contract §4.8). */
  etag: string
}

type Place = { scopeId: string; family: string; artifactId: string }

const pathOf = ({ scopeId, family, artifactId }: Place) =>
  endpoints.tags(scopeId, family, artifactId)

const tagsIn = ({ data, etag }: Answer<TagSet>): Tags => ({
  tags: data.tags,
  // `tagsFit` has seen to it that there is one. A proxy that compresses marks it as weak; the server wants it to the letter.
  etag: (etag ?? '').replace(/^W\//, ''),
})

/** Reads the tags of an Artifact; one audit event (contract §4.8). */
export async function readTags(place: Place, signal?: AbortSignal): Promise<Tags> {
  return tagsIn(await call({ path: pathOf(place), schema: TagSet, fits: tagsFit(place), signal }))
}

/** The tags of an Artifact, read when a person asks for them. */
export const tagsQuery = ({ scopeId, family, artifactId }: Place) =>
  queryOptions({
    queryKey: keys.tags(scopeId, family, artifactId),
    queryFn: ({ signal }) => readTags({ scopeId, family, artifactId }, signal),
    // Each read is an audit event, so the console never reads again by itself.
    staleTime: Infinity,
  })

/**
 * Replaces the tags that were seen by others: one PUT, never retried by itself.
 * @param etag of the tags that the person saw
 * @throws ApiError (contract §4.8): 412 `tag_precondition_failed` when they have changed since, 403, 422; see
 * `isOutcomeUnknown` for the rest
 */
export async function replaceTags(
  place: Place,
  etag: string,
  tags: readonly string[],
): Promise<Tags> {
  return tagsIn(
    await call({
      method: 'PUT',
      path: pathOf(place),
      headers: { 'If-Match': etag },
      body: bodies.tags(tags),
      schema: TagSet,
      outlivesSession: true,
      fits: replacedTagsFit(place, tags),
    }),
  )
}
