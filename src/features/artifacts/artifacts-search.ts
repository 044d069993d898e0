import * as v from 'valibot'

/** Longest text that a list is filtered by. */
export const FILTER_MAX = 256

/** The address's query of a family's list (screens §4); blanks around the text count for nothing. */
export const artifactsSearch = {
  q: v.pipe(v.string(), v.maxLength(FILTER_MAX), v.trim()),
  /** What the server is asked to search the family for (contract §4.9). */
  search: v.pipe(v.string(), v.maxLength(FILTER_MAX), v.trim()),
}
