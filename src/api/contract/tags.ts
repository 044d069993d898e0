import * as v from 'valibot'
import { casefold } from '../../lib/text/casefold'
import { strip } from '../../lib/text/strip'
import { countCharacters, maxCharacters } from './characters'
import { ContentDigest } from './common'

/** Tags that an Artifact has at most, characters of one, and tags that a list is asked for at most (contract §4.8). */
export const TAGS_MAX = 32
export const TAG_CHARACTERS_MAX = 64
export const TAG_FILTER_MAX = 16
/** Of a tag's key: letters like ß are two in it. */
const TAG_KEY_MAX = 128

export const TAG_MATCHES = ['all', 'any'] as const
export type TagMatch = (typeof TAG_MATCHES)[number]

/** All tags that an Artifact has, with the ETag of the answer as its state (contract §4.8). */
export const TagSet = v.looseObject({
  scope_id: v.string(),
  target: v.looseObject({ type: v.string(), family: v.string(), artifact_id: v.string() }),
  tags: v.array(v.string()),
  tag_digest: ContentDigest,
})
export type TagSet = v.InferOutput<typeof TagSet>

/** `PUT …/{artifact_id}/tags`: the whole set that is to be (contract §4.8). */
export const ReplaceTagsRequest = v.strictObject({
  tags: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), maxCharacters(TAG_CHARACTERS_MAX))),
    v.maxLength(TAGS_MAX),
  ),
})
export type ReplaceTagsRequest = v.InferOutput<typeof ReplaceTagsRequest>

/** What two spellings of one tag share; an Artifact has at most one tag of a key, and lists are filtered by it. */
export const tagKey = (tag: string): string => casefold(tag.normalize('NFC'))

// Control characters, halves of pairs, and what is no character.
const NO_TAG = /[\p{Cc}\p{Cs}\p{Cn}]/u

export type TagFault = 'empty' | 'blanks' | 'long' | 'characters' | 'long-key'

/** Why a text is no tag, or null. */
export function tagFault(tag: string): TagFault | null {
  if (tag === '') return 'empty'
  if (strip(tag) !== tag) return 'blanks'
  if (countCharacters(tag) > TAG_CHARACTERS_MAX) return 'long'
  if (NO_TAG.test(tag)) return 'characters'
  return countCharacters(tagKey(tag)) > TAG_KEY_MAX ? 'long-key' : null
}
