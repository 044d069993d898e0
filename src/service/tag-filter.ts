import {
  TAG_CHARACTERS_MAX,
  TAG_FILTER_MAX,
  TAG_MATCHES,
  tagFault,
  tagKey,
  type TagMatch,
} from '../api/contract/tags'
import { invalidFields, invalidRequest } from './errors'
import { FieldErrors, lastOf } from './parameters'
import type { TagFilter } from './tags-store'

/** What is wrong with labels that somebody sends, in the service's own words, or null; two of one key are one tag. */
export function faultOfTags(tags: readonly string[]): string | null {
  const keys = new Set<string>()
  for (const tag of tags) {
    const fault = tagFault(tag)
    if (fault !== null && fault !== 'long-key') return 'contains an invalid label'
    const key = tagKey(tag)
    if (fault !== null || keys.has(key)) return 'contains an invalid or duplicate normalized label'
    keys.add(key)
  }
  return null
}

/** @throws ServiceError 422 when these cannot be the tags of an Artifact. */
export function requireTags(tags: readonly string[]) {
  const fault = faultOfTags(tags)
  if (fault !== null) throw invalidRequest('tags', fault)
}

/** Collects faults in the number of tags and in `tag_match`. The tags themselves are for `requireTagLengths` and `tagFilter`. */
export function validateTagFilter(query: URLSearchParams, errors: FieldErrors) {
  errors.count('query', 'tag', query.getAll('tag').length, TAG_FILTER_MAX)
  const match = lastOf(query, 'tag_match')
  if (match !== null) errors.oneOf('query', 'tag_match', match, TAG_MATCHES)
}

/** @throws ServiceError 422 for a tag that is empty or too long, which is told before what is wrong with the path. */
export function requireTagLengths(query: URLSearchParams) {
  const tags = query.getAll('tag')
  if (tags.length === 0 && query.has('tag_match')) {
    throw invalidRequest('tag_match', 'requires at least one tag')
  }
  const errors = new FieldErrors()
  tags.forEach((tag, index) => errors.length('tag', index, tag, 1, TAG_CHARACTERS_MAX))
  if (errors.list.length > 0) throw invalidFields(422, errors.list)
}

/** What a list of Artifacts is narrowed by (contract §4.8), or null. */
export function tagFilter(query: URLSearchParams): TagFilter | null {
  const tags = query.getAll('tag')
  if (tags.length === 0) return null
  const fault = faultOfTags(tags)
  if (fault !== null) {
    throw invalidFields(422, [{ type: 'value_error', loc: ['tags'], msg: fault }])
  }
  const match = query.get('tag_match') as TagMatch | null
  return { keys: tags.map(tagKey).sort(), match: match ?? 'all' }
}
