import { tabStorage } from '../../lib/storage/browser-storage'

const KEY = 'scope-console.signed-out'

/** Says, when the page comes back from the provider, that the person has signed out there. */
export const signedOutAtProvider = {
  note: () => tabStorage.set(KEY, '1'),
  isNoted: () => tabStorage.get(KEY) !== null,
  forget: () => tabStorage.remove(KEY),
}
