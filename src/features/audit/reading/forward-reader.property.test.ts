import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { AuditEvent } from '../../../api/contract/audit'
import { isApiError } from '../../../api/errors'
import { parseInstant } from '../../../lib/date/micros'
import { history, incidents, T0 } from '../testing/histories'
import { BlindSpots, MetSpots } from './blind-spots'
import { ForwardReader } from './forward-reader'
import { serverTime, SimulatedAudit } from '../testing/simulated-audit'

// Thousands of simulated calls: more than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const world = fc.record({
  history,
  incidents,
  pageSize: fc.integer({ min: 1, max: 60 }),
  /** Index of the event that the list starts at; -1: at the first one, without a time range. */
  from: fc.integer({ min: -1, max: 200 }),
  closed: fc.boolean(),
  /** Indexes of events that the server cannot hand out. */
  unreadable: fc.array(fc.nat({ max: 220 }), { maxLength: 6 }),
  /** Whether another list of the visit has found these events before. */
  met: fc.boolean(),
})

describe('reading a range page by page', () => {
  it('gives each event once, in order, whatever happens on the way', async () => {
    await fc.assert(
      fc.asyncProperty(
        world,
        async ({ history, incidents, pageSize, from, closed, unreadable, met }) => {
          const { times, stepsBack } = history
          const now = Math.max(T0, ...times) + 1
          const service = new SimulatedAudit(times, now, [...incidents], pageSize)
          for (const index of unreadable)
            if (index < times.length) service.unreadable.add(index + 1)
          const startMs = times[from]
          const query = {
            resource: { type: 'server' as const, deployment_id: 'powercontext' },
            start: startMs === undefined ? null : new Date(startMs).toISOString(),
            end: closed ? new Date(now).toISOString() : null,
          }
          const inRange = service.events.filter(
            (event) => startMs === undefined || Date.parse(event.occurred_at) >= startMs,
          )
          const isUnreadable = ({ cursor }: AuditEvent) => service.unreadable.has(cursor)
          const blind = new Set(inRange.filter(isUnreadable).map(({ occurred_at }) => occurred_at))
          // The reader cannot reach other events of the same microsecond, so it need not show them.
          const existed = inRange
            .filter(({ occurred_at }) => !blind.has(occurred_at))
            .map((event) => event.cursor)
          const mayBeGiven = new Set(
            inRange.filter((event) => !isUnreadable(event)).map(({ cursor }) => cursor),
          )
          const reader = new ForwardReader(query, service.ask, {
            blind: new BlindSpots(
              met ? new MetSpots([...blind].map((at) => parseInstant(at) ?? NaN)) : undefined,
            ),
          })
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
          const all = new Set(given)
          expect(existed.filter((cursor) => !all.has(cursor))).toEqual([])
          if (closed) expect(given.filter((cursor) => !mayBeGiven.has(cursor))).toEqual([])
          expect(reader.blind.list.map(({ from }) => serverTime(from / 1_000))).toEqual(
            [...blind].sort(),
          )
          if (!stepsBack) expect(given).toEqual(sorted)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
