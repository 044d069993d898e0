import type { Item } from '../../../access/change/review/review'
import type { Since } from '../../../access/change/review/since'

/** A binding under review, and what became of it on the server since it was seen. */
export type ReviewRow = { item: Item; since: Since }
