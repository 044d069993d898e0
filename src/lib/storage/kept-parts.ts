import * as v from 'valibot'

/** The end of the year 9999: a later time is no server's, and far from it a `Date` stops to be one. */
const LAST_MS = 253_402_300_799_999

/** A time that the browser keeps, in ms since the epoch. Another program or a person may have written it. */
export const KeptTime = v.pipe(
  v.number(),
  v.check((ms) => ms >= 0 && ms <= LAST_MS),
)

/** The number of a revision that the browser keeps; 0 where nothing was saved. */
export const KeptRevision = v.pipe(
  v.number(),
  v.check((revision) => Number.isSafeInteger(revision) && revision >= 0),
)
