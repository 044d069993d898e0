import { tabStorage } from '../lib/storage/browser-storage'
import { TOUR_KEY } from './tour/progress'

/** What a tab keeps of commits that it has prepared or sent, of events that could not be read, and of the tour. */
const OF_VISIT = [
  'scope-console.draft.',
  'scope-console.sent.',
  'scope-console.unreadable',
  TOUR_KEY,
]

/** Forgets what this tab has kept about data that is no longer there. Whoever is signed in stays so. */
export function forgetVisit() {
  const stale = tabStorage.keys().filter((key) => OF_VISIT.some((start) => key.startsWith(start)))
  for (const key of stale) tabStorage.remove(key)
}
