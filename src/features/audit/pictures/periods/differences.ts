import type { Count } from '../tally'

/** Two stretches of time of equal length, in ms since the epoch: the first ends where the second begins. */
export type Periods = { beforeMs: number; startMs: number; endMs: number }

/**
 * The range of a list beside the one before it.
 * @param nowMs where a range ends that is open
 * @returns null where it has no beginning, or none before it that a list can be asked for
 */
export function periodsOf(
  range: { startMs: number | null; endMs: number | null },
  nowMs: number,
): Periods | null {
  const { startMs } = range
  const endMs = range.endMs ?? nowMs
  if (startMs === null || endMs <= startMs) return null
  const beforeMs = startMs - (endMs - startMs)
  return beforeMs < 0 ? null : { beforeMs, startMs, endMs }
}

/** How often a value stands in either period. */
export type Difference<T> = { key: string; value: T; before: number; now: number }

/** The values that differ between two periods, those that differ most first. */
export function differencesOf<T>(
  before: readonly Count<T>[],
  now: readonly Count<T>[],
): Difference<T>[] {
  const found = new Map<string, Difference<T>>()
  for (const { key, value, events } of now) found.set(key, { key, value, before: 0, now: events })
  for (const { key, value, events } of before) {
    const known = found.get(key)
    if (known) known.before = events
    else found.set(key, { key, value, before: events, now: 0 })
  }
  const by = ({ before, now }: Difference<T>) => Math.abs(now - before)
  return [...found.values()].filter((each) => by(each) > 0).sort((a, b) => by(b) - by(a))
}
