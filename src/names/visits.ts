import * as v from 'valibot'
import { serverNow } from '../api/server-clock'
import { KeptTime } from '../lib/storage/kept-parts'
import { KeptValue } from './kept-value'

/** Milliseconds without a sign of life after which a visit is over. */
const AWAY_MS = 30 * 60_000
/** Milliseconds between two signs of life that are stored. Storing each one would slow the page down. */
const BETWEEN_SIGNS_MS = 60_000

const Visits = v.object({
  /** The last sign of life, in ms since the epoch by the server's clock; null where there was none. */
  seen: v.nullable(KeptTime),
  /** When the visit before this one ended, likewise; null during the first visit. */
  endOfLast: v.nullable(KeptTime),
})
type Visits = v.InferOutput<typeof Visits>

/** Returns the visits after the person has used the console at `at`. `seen` may be later than `at`, because the clock may have been wrong before. */
export function afterSign({ seen, endOfLast }: Visits, at: number): Visits {
  const isNew = seen !== null && Math.abs(at - seen) > AWAY_MS
  return { seen: at, endOfLast: isNew ? Math.min(seen, at) : endOfLast }
}

const kept = new KeptValue<Visits>({
  key: 'scope-console.visits ',
  schema: Visits,
  empty: { seen: null, endOfLast: null },
  join: (before, early) => (early.seen === null ? before : afterSign(before, early.seen)),
})

/**
 * When a person was here before. A visit lasts as long as its signs of life follow one another within half an hour, in
 * any tab of this browser.
 */
export const visits = {
  get: kept.get,
  subscribe: kept.subscribe,
  followSession: () => kept.followSession(),
  /** @param at ms since the epoch by the server's clock */
  sign(at = serverNow()) {
    const { seen } = kept.get()
    if (seen !== null && Math.abs(at - seen) < BETWEEN_SIGNS_MS) return
    kept.change((before) => afterSign(before, at))
  },
}
