import { useCallback, useSyncExternalStore } from 'react'
import { serverBase } from '../../../api/client'
import type { Binding } from '../../../api/contract/access'
import { serverNow } from '../../../api/server-clock'
import { resourcesOf, withItem, type Item, type Review } from '../../../access/change/review/review'
import type { Uses } from '../../../access/uses/uses'
import { useOwner } from '../../../components/use-owner'
import { usePrincipal } from '../../../components/use-principal'
import { randomId } from '../../../lib/random-id'
import { keepReview, reviewStore, reviewsWith } from './review-storage'

const NOBODY = { type: 'unknown', id: 'unknown', description: null }
/** In whole seconds. */
const now = () => new Date(serverNow()).toISOString().replace(/\.\d+Z$/, 'Z')

/** This person's review of one resource or of several, and what can be done with it as a whole. */
export function useReview(resources: readonly string[]) {
  const owner = useOwner()
  const me = usePrincipal()
  // The same function as long as the resources are: each row has it.
  const key = JSON.stringify(resources)
  const store = reviewStore(owner, resources)
  const { review, isKept } = useSyncExternalStore(store.subscribe, store.get)
  // Of the newest state, not of the one on screen: sending goes on while somebody types.
  const setItem = useCallback(
    (bindingId: string, change: Partial<Item>) => {
      const { review: newest } = reviewStore(owner, resources).get()
      if (newest) keepReview(owner, resources, withItem(newest, bindingId, change))
    },
    [owner, key], // eslint-disable-line react-hooks/exhaustive-deps -- the key says which they are
  )
  const set = (next: Review | null) => keepReview(owner, resources, next)
  return {
    review,
    isKept,
    me,
    setItem,
    /** Of the newest state as well: the audit is read while somebody decides. */
    setUses: (uses: Uses) => {
      const { review: newest } = reviewStore(owner, resources).get()
      if (newest) set({ ...newest, uses })
    },
    newest: () => reviewStore(owner, resources).get().review,
    /** Puts another review in its place, or none. */
    set,
    /** The review that this browser keeps of what another one is of. */
    held: (taken: Review) => reviewStore(owner, resourcesOf(taken)).get().review,
    /** Takes in a review of any resource of this server. */
    take: (taken: Review) => keepReview(owner, resourcesOf(taken), taken),
    /** Those that this browser keeps of this resource together with others. */
    withOthers: (resource: string) => reviewsWith(owner, resource),
    /** @param unread resources whose bindings the server refused to list */
    start: (choice: Review['choice'], bindings: readonly Binding[], unread: readonly string[]) =>
      set({
        format: 'scope-console.access-review.v1',
        id: randomId(),
        server: serverBase(),
        resource: resources[0] ?? '',
        ...(resources.length > 1 && { resources: [...resources] }),
        ...(unread.length > 0 && { unread: [...unread] }),
        startedAt: now(),
        startedBy: me ?? NOBODY,
        choice,
        items: bindings.map((seen) => ({ seen, decision: null, sent: null })),
      }),
    add: (bindings: readonly Binding[]) => {
      const { review: newest } = reviewStore(owner, resources).get()
      const more = bindings.map((seen) => ({ seen, decision: null, sent: null }))
      if (newest) set({ ...newest, items: [...newest.items, ...more] })
    },
  }
}
