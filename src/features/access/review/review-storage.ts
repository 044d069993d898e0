import { serverBase } from '../../../api/client'
import type { Owner } from '../../../api/session-ids'
import type { Review } from '../../../access/change/review/review'
import { readReview, reviewText } from '../../../access/change/review/review-file'
import { nameHere } from '../../../lib/base-path'
import { browserStorage } from '../../../lib/storage/browser-storage'
import { unsavedWork } from '../../../lib/storage/unsaved-work'
import { Store } from '../../../lib/store'

const PREFIX = 'scope-console.access-review.'

/**
 * One review of a person, of one resource or of several together (decision 14).
 * @param resources in the order of `inPlaces`
 */
const keyOf = (owner: Owner | null, resources: readonly string[]) =>
  `${PREFIX}${owner} ${resources.length === 1 ? resources[0] : JSON.stringify(resources)}`

/** The reviews that this browser keeps of several resources together, one of which is this. */
export function reviewsWith(owner: Owner | null, resource: string): (readonly string[])[] {
  const prefix = `${PREFIX}${owner} `
  return browserStorage.keys().flatMap((key) => {
    if (!key.startsWith(`${prefix}[`)) return []
    const review = read(key)
    return review?.resources?.includes(resource) ? [review.resources] : []
  })
}

export type KeptReview = {
  review: Review | null
  /** This browser keeps it beyond the page. */
  isKept: boolean
}

const stores = new Map<string, Store<KeptReview>>()

function read(key: string): Review | null {
  const review = readReview(browserStorage.get(key) ?? '')
  return review?.server === serverBase() ? review : null
}

/** The review of these resources that a person has begun in this browser; other tabs write it too. */
export function reviewStore(owner: Owner | null, resources: readonly string[]): Store<KeptReview> {
  const key = keyOf(owner, resources)
  let store = stores.get(key)
  if (!store) {
    store = new Store<KeptReview>({ review: read(key), isKept: true })
    stores.set(key, store)
  }
  return store
}

export function keepReview(
  owner: Owner | null,
  resources: readonly string[],
  review: Review | null,
) {
  const key = keyOf(owner, resources)
  let isKept = true
  if (review === null) browserStorage.remove(key)
  else isKept = owner !== null && browserStorage.set(key, reviewText(review))
  if (isKept) unsavedWork.remove(key)
  // An older state of it must not be taken for this one after a reload, and the browser asks before it.
  else {
    browserStorage.remove(key)
    unsavedWork.add(key)
  }
  reviewStore(owner, resources).set({ review, isKept })
}

window.addEventListener('storage', ({ key }) => {
  for (const [each, store] of stores) {
    if (key === null || key === nameHere(each)) store.set({ review: read(each), isKept: true })
  }
})
