import * as v from 'valibot'
import { readGivenJson } from '../../../lib/json/given-json'
import { Review } from './review'

/** Characters of a file that are looked at; a review of the longest bindings is shorter. */
export const FILE_MAX = 8_000_000

export const reviewText = (review: Review) => JSON.stringify(review)

/**
 * The review of a file or of the browser's storage; null when it is none of ours, or damaged. What it says of bindings is not
 * believed: `sinceOf` holds it against the server's list.
 */
export function readReview(text: string): Review | null {
  if (text.length > FILE_MAX) return null
  const json = readGivenJson(text)
  const parsed = v.safeParse(Review, json?.value)
  if (!parsed.success) return null
  const ids = new Set(parsed.output.items.map(({ seen }) => seen.binding_id))
  return ids.size === parsed.output.items.length ? parsed.output : null
}
