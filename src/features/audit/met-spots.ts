import * as v from 'valibot'
import { tabStorage } from '../../lib/storage/browser-storage'
import { MET_MAX, MetSpots } from './reading/blind-spots'

const KEY = 'scope-console.unreadable'
const Kept = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    // A list makes an audited call for each spot, so a text that names more spots than the console keeps is not believed.
    v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), v.maxLength(MET_MAX)),
  ),
  [],
)

/**
 * The blind spots that lists and exports of this visit have found. They tell the next list where to look first; what it
 * says, it finds itself. The tab keeps them over a reload: finding one anew costs some 25 audited calls (decision 19).
 */
export const metSpots = new MetSpots(v.parse(Kept, tabStorage.get(KEY) ?? '[]'), (moments) => {
  tabStorage.set(KEY, JSON.stringify(moments))
})
