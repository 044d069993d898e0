import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { isApiError } from '../../../api/errors'
import { history, incidents, T0 } from '../testing/histories'
import { ForwardReader } from './forward-reader'
import { SimulatedAudit } from '../testing/simulated-audit'

// Thousands of simulated calls: more than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const world = fc.record({
  history,
  incidents,
  pageSize: fc.integer({ min: 1, max: 60 }),
  /** Index of the event that the list starts at; -1: at the first one, without a time range. */
  from: fc.integer({ min: -1, max: 200 }),
  closed: fc.boolean(),
})

describe('reading a range page by page', () => {
  it('gives each event once, in order, whatever happens on the way', async () => {
    await fc.assert(
      fc.asyncProperty(world, async ({ history, incidents, pageSize, from, closed }) => {
        const { times, stepsBack } = history
        const now = Math.max(T0, ...times) + 1
        const service = new SimulatedAudit(times, now, [...incidents], pageSize)
        const startMs = times[from]
        const query = {
          resource: { type: 'server' as const, deployment_id: 'powercontext' },
          start: startMs === undefined ? null : new Date(startMs).toISOString(),
          end: closed ? new Date(now).toISOString() : null,
        }
        const existed = service.events
          .filter((event) => startMs === undefined || Date.parse(event.occurred_at) >= startMs)
          .map((event) => event.cursor)
        const reader = new ForwardReader(query, service.ask)
        const given: number[] = []
        for (let calls = 0; !reader.done; calls += 1) {
          if (calls > 3_000) throw new Error('The range did not come to an end.')
          try {
            const { events } = await reader.next()
            given.push(...events.map((event) => event.cursor))
          } catch (error) {
            if (!isApiError(error) || error.kind !== 'network') throw error
          }
        }
        const sorted = [...given].sort((a, b) => a - b)
        expect(new Set(given).size).toBe(given.length)
        expect(sorted.slice(0, existed.length)).toEqual(existed)
        if (closed) expect(sorted).toEqual(existed)
        if (!stepsBack) expect(given).toEqual(sorted)
      }),
      { numRuns: 1_000 },
    )
  })
})
