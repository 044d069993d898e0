import * as v from 'valibot'
import { maxCharacters } from './characters'
import { LIST_LIMIT_MAX, pageOf, RevisionNumber } from './common'
import { READ_FAMILIES } from './read-families'
import { TAG_CHARACTERS_MAX, TAG_FILTER_MAX, TAG_MATCHES, TagSet } from './tags'

/** `POST …/artifact-tags/query` (contract §4.10). */
export const QueryTagsRequest = v.strictObject({
  tags: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), maxCharacters(TAG_CHARACTERS_MAX))),
    v.minLength(1),
    v.maxLength(TAG_FILTER_MAX),
  ),
  match: v.optional(v.picklist(TAG_MATCHES), 'all'),
  families: v.nullish(v.pipe(v.array(v.picklist(READ_FAMILIES)), v.minLength(1), v.maxLength(7))),
  target_types: v.nullish(
    v.pipe(v.array(v.picklist(['artifact', 'memory_entry'])), v.minLength(1), v.maxLength(2)),
  ),
  include_inactive: v.optional(v.boolean()),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIST_LIMIT_MAX)), 50),
  cursor: v.nullish(v.pipe(v.string(), v.minLength(1), v.maxLength(4096))),
})

/** Artifacts with tags that were asked for, each with all of its tags and its head (contract §4.10). */
export const TaggedPage = pageOf(
  v.looseObject({ ...TagSet.entries, reference: v.looseObject({ revision: RevisionNumber }) }),
)
