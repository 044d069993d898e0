import fc from 'fast-check'
import type { Incident } from './simulated-audit'

/** When the simulated histories begin, ms since the epoch. */
export const T0 = Date.parse('2025-11-21T10:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR

const steps = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(0, 0, 0, 1, 400, 1_000) },
  { weight: 3, arbitrary: fc.constantFrom(90_000, 20 * 60_000, 9 * HOUR) },
  // Months without any event.
  { weight: 1, arbitrary: fc.constantFrom(40 * DAY, 150 * DAY) },
)
const behind = fc.constantFrom(0, 0, 0, 0, 30, 2_415)
/** The clock is put forward or back by hours. */
const clockSteps = fc.array(
  fc.record({
    at: fc.integer({ min: 1, max: 240 }),
    by: fc.constantFrom(2 * HOUR, -2 * HOUR, -HOUR, -15_000),
  }),
  { maxLength: 2 },
)

export type History = { times: number[]; stepsBack: boolean }

/**
 * Times in the order of the cursors, many of them equal. Some fall behind, as on a service that answers requests at
 * the same time: it stamps an event before it numbers it.
 */
export const history: fc.Arbitrary<History> = fc
  .tuple(
    fc.array(fc.tuple(steps, behind), { maxLength: 220 }),
    fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: clockSteps }),
    // A burst: so many events in one instant.
    fc.option(fc.record({ at: fc.nat({ max: 200 }), count: fc.integer({ min: 50, max: 300 }) }), {
      freq: 5,
    }),
  )
  .map(([events, changes, burst]) => {
    let ms = T0
    const times: number[] = []
    events.forEach(([step, late], index) => {
      ms += step
      for (const change of changes) if (change.at === index) ms += change.by
      times.push(ms - late)
      if (burst?.at === index) for (let i = 0; i < burst.count; i += 1) times.push(ms)
    })
    return { times, stepsBack: changes.some(({ by, at }) => by < 0 && at < events.length) }
  })

export const incidents = fc.array(
  fc.constantFrom<Incident>(
    ...(['none', 'none', 'grant', 'grant', 'activity', 'expire', 'network', 'empty-page'] as const),
  ),
  { maxLength: 30 },
)
