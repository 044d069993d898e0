import { readSearch, RevisionParam, unreadIn } from '../../routing/search-params'

const ends = { from: RevisionParam, to: RevisionParam }

/** The revisions that an address compares, where it names them. */
export const askedIn = (params: URLSearchParams) => readSearch(params, ends)

/**
 * Revisions of an address that are not compared (screens §4), each part as the address has it: `to=abc`.
 * @param head the newest revision; null where the comparison asks the server for any number
 */
export function unreadRevisions(params: URLSearchParams, head: number | null) {
  const beyond = Object.entries(askedIn(params)).filter(
    ([, revision]) => revision > (head ?? Infinity),
  )
  return {
    malformed: unreadIn(params, ends),
    /** Whole numbers above the head, by the name of their parameter. */
    beyond,
  }
}
export type UnreadRevisions = ReturnType<typeof unreadRevisions>
