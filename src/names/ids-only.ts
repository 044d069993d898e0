import { useSyncExternalStore } from 'react'
import { browserStorage } from '../lib/storage/browser-storage'
import { Store } from '../lib/store'

const KEY = 'scope-console.ids-only'

const store = new Store(browserStorage.get(KEY) === 'yes')

/** Whether this browser shows Scopes and Artifacts by their ids, and reads nothing for the sake of a name. */
export const useIdsOnly = () => useSyncExternalStore(store.subscribe, store.get, store.get)

export function setIdsOnly(idsOnly: boolean) {
  if (idsOnly) browserStorage.set(KEY, 'yes')
  else browserStorage.remove(KEY)
  store.set(idsOnly)
}
