import type { Rule } from '../client'
import type { TagSet } from '../contract/tags'
import { first, says } from './says'

type Place = { scopeId: string; family: string; artifactId: string }

/** The tags of an Artifact, which the target names, with the ETag that a replacement needs (contract §4.8). */
export const tagsFit =
  ({ scopeId, family, artifactId }: Place): Rule<TagSet> =>
  ({ data: { scope_id, target }, etag }) =>
    first(
      says('scope_id', scopeId, scope_id),
      says('target.family', family, target.family),
      says('target.artifact_id', artifactId, target.artifact_id),
      etag === null ? { field: 'ETag', expected: 'an ETag', received: 'none' } : null,
    )

const inOrder = (tags: readonly string[]) => JSON.stringify([...tags].sort())

/** Holds the answer to a replacement against the tags that were sent. The server may put them into another order. */
export const replacedTagsFit =
  (place: Place, tags: readonly string[]): Rule<TagSet> =>
  (answer) =>
    first(tagsFit(place)(answer), says('tags', inOrder(tags), inOrder(answer.data.tags)))
