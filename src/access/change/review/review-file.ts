import * as v from 'valibot'
import { Review } from './review'

/** Characters of a file that are looked at; a review of the longest bindings is shorter. */
export const FILE_MAX = 8_000_000

export const reviewText = (review: Review) => JSON.stringify(review)

/** The review of a file or of the browser's storage; null when it is none of ours, or damaged. */
export function readReview(text: string): Review | null {
  if (text.length > FILE_MAX) return null
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const parsed = v.safeParse(Review, json)
  if (!parsed.success) return null
  const ids = new Set(parsed.output.items.map(({ seen }) => seen.binding_id))
  return ids.size === parsed.output.items.length ? parsed.output : null
}
