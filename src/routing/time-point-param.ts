import * as v from 'valibot'
import { isTimePoint } from '../lib/date/time-point'

/**
 * A parameter that names a time: an instant, `now` or a time before it (`-7d`). A query decodes "+" to a blank, so the
 * blank before an offset that somebody typed is read as the "+" that was meant.
 */
export const TimePointParam = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/ (?=\d\d:\d\d$)/, '+')),
  v.check(isTimePoint),
)
