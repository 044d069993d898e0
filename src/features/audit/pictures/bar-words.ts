import type { Axis } from './buckets'
import type { picturesTexts } from './pictures-texts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const

/** A bar's width in words: "6 hours". */
export function widthWords(widthMs: number, t: typeof picturesTexts.en): string {
  const [unit, size] = UNITS.find(([, ms]) => widthMs % ms === 0) ?? ['second', 1_000]
  return t.widths(Math.round(widthMs / size), unit)
}

/** The two instants that a bar lies between, as a filter takes them: the second one excluded. */
export const rangeOfBar = ({ startMs, widthMs }: Axis, bar: number) => ({
  from: new Date(startMs + bar * widthMs).toISOString(),
  to: new Date(startMs + (bar + 1) * widthMs).toISOString(),
})
