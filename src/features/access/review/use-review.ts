import { useCallback, useSyncExternalStore } from 'react'
import { serverBase } from '../../../api/client'
import type { Binding } from '../../../api/contract/access'
import { serverNow } from '../../../api/server-clock'
import { withItem, type Item, type Review } from '../../../access/change/review/review'
import type { Uses } from '../../../access/uses/uses'
import { useOwner } from '../../../components/use-owner'
import { usePrincipal } from '../../../components/use-principal'
import { randomId } from '../../../lib/random-id'
import { keepReview, reviewStore } from './review-storage'

const NOBODY = { type: 'unknown', id: 'unknown', description: null }
/** In whole seconds. */
const now = () => new Date(serverNow()).toISOString().replace(/\.\d+Z$/, 'Z')

/** This person's review of a resource, and what can be done with it as a whole. */
export function useReview(resource: string) {
  const owner = useOwner()
  const me = usePrincipal()
  const store = reviewStore(owner, resource)
  const { review, isKept } = useSyncExternalStore(store.subscribe, store.get)
  // Of the newest state, not of the one on screen: sending goes on while somebody types.
  const setItem = useCallback(
    (bindingId: string, change: Partial<Item>) => {
      const { review: newest } = reviewStore(owner, resource).get()
      if (newest) keepReview(owner, resource, withItem(newest, bindingId, change))
    },
    [owner, resource],
  )
  const set = (next: Review | null) => keepReview(owner, resource, next)
  return {
    review,
    isKept,
    me,
    setItem,
    /** Of the newest state as well: the audit is read while somebody decides. */
    setUses: (uses: Uses) => {
      const { review: newest } = reviewStore(owner, resource).get()
      if (newest) set({ ...newest, uses })
    },
    newest: () => reviewStore(owner, resource).get().review,
    /** Puts another review in its place, or none. */
    set,
    /** The review of any resource that this browser keeps. */
    held: (of: string) => reviewStore(owner, of).get().review,
    /** Takes in a review of any resource of this server. */
    take: (taken: Review) => keepReview(owner, taken.resource, taken),
    start: (choice: Review['choice'], bindings: readonly Binding[]) =>
      set({
        format: 'scope-console.access-review.v1',
        id: randomId(),
        server: serverBase(),
        resource,
        startedAt: now(),
        startedBy: me ?? NOBODY,
        choice,
        items: bindings.map((seen) => ({ seen, decision: null, sent: null })),
      }),
    add: (bindings: readonly Binding[]) => {
      const { review: newest } = reviewStore(owner, resource).get()
      const more = bindings.map((seen) => ({ seen, decision: null, sent: null }))
      if (newest) set({ ...newest, items: [...newest.items, ...more] })
    },
  }
}
