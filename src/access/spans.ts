import type { Binding } from '../api/contract/access'
import type { Micros } from '../lib/date/micros'
import { periodOf, type Period } from './standing'

/** The stretches of time in which at least one of these bindings was in force, the earliest first. */
export function spansOf(bindings: readonly Binding[]): Period[] {
  const periods = bindings
    .map(periodOf)
    .filter(({ from, until }) => until === null || from < until)
    .sort((one, other) => one.from - other.from)
  const spans: Period[] = []
  for (const { from, until } of periods) {
    const last = spans.at(-1)
    // A replaced binding ends at the instant at which the next begins: nothing was lost in between.
    if (last && (last.until === null || from <= last.until)) {
      const end = last.until === null || until === null ? null : Math.max(last.until, until)
      spans.splice(-1, 1, { from: last.from, until: end })
    } else spans.push({ from, until })
  }
  return spans
}

/** The stretch without a gap around an instant, or null when none of the bindings is in force then. */
export const spanAt = (bindings: readonly Binding[], instant: Micros): Period | null =>
  spansOf(bindings).find(
    ({ from, until }) => from <= instant && (until === null || instant < until),
  ) ?? null
