import { tabStorage } from '../../lib/storage/browser-storage'

const KEY = 'scope-console.signed-out'

/** Set once this document leaves for the provider: the note is for the document that the provider leads back to. */
let isLeaving = false

/** Says, when the page comes back from the provider, that the person has signed out there. */
export const signedOutAtProvider = {
  note() {
    isLeaving = true
    tabStorage.set(KEY, '1')
  },
  isNoted: () => !isLeaving && tabStorage.get(KEY) === '1',
  forget() {
    if (!isLeaving) tabStorage.remove(KEY)
  },
}
