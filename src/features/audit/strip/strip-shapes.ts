import type { Bar } from '../pictures/bars'

/** Least height of a bar with an event in it, of 100: one denial among thousands of events is seen. */
const LEAST = 8
/** Share of its place that a bar is wide. */
const WIDTH = 0.84

/** The bars as two shapes, denied ones below: one unit wide each, 100 high. */
export function barPaths(bars: readonly Bar[]): { allowed: string; denied: string } {
  const most = Math.max(1, ...bars.map(({ allowed, denied }) => allowed + denied))
  const heightOf = (n: number) => (n === 0 ? 0 : Math.max(LEAST, (n / most) * 100))
  const box = (x: number, bottom: number, height: number) =>
    height === 0
      ? ''
      : `M${(x + (1 - WIDTH) / 2).toFixed(2)} ${bottom.toFixed(1)}h${WIDTH}v${(-height).toFixed(1)}h${-WIDTH}z`
  let [allowed, denied] = ['', '']
  bars.forEach((bar, index) => {
    const below = heightOf(bar.denied)
    denied += box(index, 100, below)
    allowed += box(index, 100 - below, Math.min(heightOf(bar.allowed), 100 - below))
  })
  return { allowed, denied }
}

/** Bars that are chosen: from where the choice began to where it has come. */
export type Chosen = { from: number; to: number }

/** What is chosen after a key: an arrow goes to the next bar, with Shift it takes it in. Null where the key does nothing. */
export function chosenAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  chosen: Chosen | null,
  last: number,
): Chosen | null {
  const now = chosen ?? { from: last, to: last }
  const steps: Record<string, number> = {
    ArrowLeft: now.to - 1,
    ArrowDown: now.to - 1,
    ArrowRight: now.to + 1,
    ArrowUp: now.to + 1,
    Home: 0,
    End: last,
  }
  const wanted = steps[key]
  if (wanted === undefined) return null
  // The first key only shows where the choice begins.
  const to = chosen || !key.startsWith('Arrow') ? Math.max(0, Math.min(last, wanted)) : last
  return { from: shiftKey ? now.from : to, to }
}
