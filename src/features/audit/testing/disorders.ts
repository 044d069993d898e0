import type { Random } from '../../../lib/random'

/** Milliseconds by which an event's time lies before the time that its cursor's place suggests; `index` is that place. */
type Lag = (index: number, random: Random) => number

const SECOND = 1_000

export type Disordered = { pace: number; lag: Lag }

/** How times run back in the order of the cursors on real servers, never further than the feed waits. */
export const WITHIN_BOUNDS: Record<string, Disordered> = {
  'none at all': { pace: 700, lag: () => 0 },
  // PowerContext 1.0.0: the decisions of one request, then what it did, all within few milliseconds.
  'several events a request': {
    pace: 12,
    lag: (index, random) => (index % 4) * 3 + (random() < 0.3 ? 40 * random() : 0),
  },
  'requests side by side': { pace: 25, lag: (_, random) => 300 * random() ** 4 },
  'a server under load': {
    pace: 40,
    lag: (_, random) => (random() < 0.05 ? 2_415 * random() : 60 * random()),
  },
  'two processes whose clocks differ by two seconds': {
    pace: 150,
    lag: (_, random) => (random() < 0.5 ? 2 * SECOND : 0),
  },
  'a rare request that takes nine seconds': {
    pace: 400,
    lag: (index) => (index % 397 === 396 ? 9 * SECOND : 0),
  },
}

/** Clocks that no wait could foresee. */
export const BEYOND_BOUNDS: Record<string, Disordered> = {
  'a rare request that takes a minute': {
    pace: 400,
    lag: (index) => (index % 397 === 396 ? 60 * SECOND : 0),
  },
  'two processes whose clocks differ by 25 seconds': {
    pace: 150,
    lag: (_, random) => (random() < 0.5 ? 25 * SECOND : 0),
  },
  'a clock that was put back by two hours': {
    pace: 3 * SECOND,
    lag: (index) => (index < 4_000 ? 0 : 7_200 * SECOND),
  },
  'a burst on a process whose clock is 20 seconds behind': {
    pace: 2,
    lag: (_, random) => (random() < 0.02 ? 20 * SECOND : 0),
  },
}

/** Times of events in the order of their cursors, the last one at `end`; with hours without any now and then. */
export function disordered(
  count: number,
  end: number,
  { pace, lag }: Disordered,
  random: Random,
): number[] {
  const steps = Array.from({ length: count }, () =>
    random() < 1 / 1_500 ? 3_600_000 * 5 * random() : -pace * Math.log(1 - random()),
  )
  let ms = end - steps.reduce((sum, step) => sum + step, 0)
  return steps.map((step, index) => {
    ms += step
    return Math.round(ms - lag(index, random))
  })
}
