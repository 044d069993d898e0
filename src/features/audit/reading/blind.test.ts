import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/errors'
import type { Order } from '../store/rows'
import { query, T0 } from '../testing/opened-feed'
import { SimulatedAudit } from '../testing/simulated-audit'
import { MetSpots } from './blind-spots'
import { isReadToItsEnd } from './event-feed'
import { Feed } from './feed'
import { CALLS_PER_GESTURE, NARROWING_PER_GESTURE } from './stops'

const EVENTS = 3_000
/** One in so many events cannot be handed out. */
const ONE_IN = 100
const SPOTS = EVENTS / ONE_IN
/** Calls for the same list without blind spots, twice over: windows end where spots are. */
const PAGES = 2 * (EVENTS / 500) + 2

/** A busy service that records an event every 1.37 ms. */
function busy() {
  const times = Array.from({ length: EVENTS }, (_, index) => T0 + index * 1.37)
  const service = new SimulatedAudit(times, (times.at(-1) ?? T0) + 60_000)
  for (let cursor = ONE_IN; cursor <= EVENTS; cursor += ONE_IN) service.unreadable.add(cursor)
  return service
}

const feedOf = (service: SimulatedAudit, order: Order, met = new MetSpots()) =>
  new Feed(query, service.ask, { order, now: () => service.clock, met })

const isAtEnd = (feed: Feed) => isReadToItsEnd(feed.getSnapshot())

/** Reads to the end; answers with the calls it took. */
async function readAll(feed: Feed, service: SimulatedAudit) {
  const before = service.requests.length
  for (let gestures = 0; !isAtEnd(feed); gestures += 1) {
    if (gestures > 500) throw new Error('The list did not come to an end.')
    const { phase, stop } = feed.getSnapshot()
    if (stop && stop.kind !== 'limit') throw new Error(`Stopped: ${JSON.stringify(stop)}`)
    await (phase === 'stopped' ? feed.retry() : feed.loadMore())
  }
  return service.requests.length - before
}

describe.each<Order>(['newest', 'oldest'])(
  'events that the server cannot hand out, %s first',
  (order) => {
    it('are one microsecond each, at most 32 calls each, and 12 for the next list of the visit', async () => {
      const service = busy()
      const met = new MetSpots()
      const feed = feedOf(service, order, met)
      expect(await readAll(feed, service)).toBeLessThanOrEqual(PAGES + 32 * SPOTS)
      const { phase, blind, rows } = feed.getSnapshot()
      expect(phase).toBe('blind')
      expect(blind.map(({ from, to }) => to - from)).toEqual(Array.from({ length: SPOTS }, () => 1))
      const shown = Array.from({ length: rows.length }, (_, row) => rows.at(row)?.cursor)
      for (let cursor = 1; cursor <= EVENTS; cursor += 1) {
        expect(shown.filter((each) => each === cursor).length).toBe(cursor % ONE_IN === 0 ? 0 : 1)
      }
      const again = feedOf(service, order, met)
      expect(await readAll(again, service)).toBeLessThanOrEqual(PAGES + 12 * SPOTS)
      expect(again.getSnapshot().blind).toEqual(blind)
    })

    it('stand as rows between the events before and after them', async () => {
      const service = busy()
      const feed = feedOf(service, order)
      await readAll(feed, service)
      const { rows } = feed.getSnapshot()
      for (let row = 0; row < rows.length; row += 1) {
        const spot = rows.blindAt(row)
        if (!spot) continue
        const around = [rows.at(row - 1)?.cursor, rows.at(row + 1)?.cursor].sort(
          (a, b) => Number(a) - Number(b),
        )
        const index = Math.round((spot.from / 1_000 - T0) / 1.37)
        expect(around).toEqual([index, index + 2])
        expect([rows.at(row), rows.gapAt(row), rows.slotAt(row)]).toEqual([
          undefined,
          undefined,
          -1,
        ])
      }
    })

    it('of another list cost this one nothing when it has none of them', async () => {
      const service = busy()
      const met = new MetSpots()
      await readAll(feedOf(service, order, met), service)
      service.unreadable.clear()
      const feed = feedOf(service, order, met)
      const without = feedOf(service, order)
      const plain = await readAll(without, service)
      expect(await readAll(feed, service)).toBe(plain)
      expect(feed.getSnapshot().phase).toBe('complete')
    })
  },
)

describe('a refusal that is not of an event', () => {
  const refusal = new ApiError('http', 422, 'invalid_request', 'No.', null, null)

  it('stops the list, when the server refuses even a time without any event', async () => {
    let calls = 0
    const feed = new Feed(query, async () => {
      calls += 1
      return Promise.reject(refusal)
    })
    await feed.loadMore()
    expect(feed.getSnapshot()).toMatchObject({
      phase: 'stopped',
      stop: { kind: 'failure' },
      blind: [],
    })
    expect(calls).toBe(2)
  })

  it('stops the list, when the server refuses every other time', async () => {
    let calls = 0
    const ask = async (request: Parameters<SimulatedAudit['ask']>[0]) => {
      calls += 1
      if (request.time_range?.start !== '1970-01-01T00:00:00.000Z' || request.limit !== 1)
        throw refusal
      return { page: { items: [], next_cursor: null }, at: T0 }
    }
    const feed = new Feed(query, ask, { now: () => T0 })
    for (let gesture = 1; gesture <= 100; gesture += 1) {
      await (gesture === 1 ? feed.loadMore() : feed.retry())
      expect(calls).toBeLessThanOrEqual(gesture * (CALLS_PER_GESTURE + NARROWING_PER_GESTURE + 1))
      if (feed.getSnapshot().stop?.kind === 'failure') break
    }
    expect(feed.getSnapshot()).toMatchObject({ stop: { kind: 'failure' } })
  })
})
