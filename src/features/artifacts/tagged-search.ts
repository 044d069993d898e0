import type { Tagged } from '../../api/questions'

/** Tags that a list may be narrowed to at most, and UTF-16 units of one: 64 characters of two units each (contract §4.8). */
const MOST = 16
const UNITS = 128

/** The tags that an address narrows a list to, each once; null where it names none that could be one. */
export function taggedIn(search: URLSearchParams): Tagged | null {
  const given = search.getAll('tag').filter((tag) => tag.trim() !== '' && tag.length <= UNITS)
  const tags = [...new Set(given)].slice(0, MOST)
  if (tags.length === 0) return null
  return { tags, match: search.get('tag_match') === 'any' ? 'any' : 'all' }
}
