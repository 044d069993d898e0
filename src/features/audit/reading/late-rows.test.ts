import { describe, expect, it, vi } from 'vitest'
import { seededRandom } from '../../../lib/random'
import { BEYOND_BOUNDS, disordered, WITHIN_BOUNDS, type Disordered } from '../testing/disorders'
import { Feed } from './feed'
import { query, T0 } from '../testing/opened-feed'
import { scrollAtRandom } from '../testing/random-scroll'
import { SimulatedAudit, type Incident } from '../testing/simulated-audit'

// Over a million simulated events: more than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const EVENTS = Number(process.env['FEED_SCROLL_EVENTS'] ?? 8_000)
const SCROLLS = Number(process.env['FEED_SCROLLS'] ?? 20)

async function scroll(seed: number, disorder: Disordered) {
  const random = seededRandom(seed)
  // Every other list leaves out events of the service, as a filter does; every third service is written to meanwhile.
  const stride = seed % 2 === 0 ? 3 : 1
  const busy = seed % 3 === 0
  const times = disordered(EVENTS, T0, disorder, random)
  const incidents = Array.from({ length: 400 }, (): Incident => {
    const at = random()
    return at < 0.1 ? 'grant' : at < 0.13 ? 'expire' : at < 0.15 ? 'network' : 'none'
  })
  const service = new SimulatedAudit(times, T0 + 20_000, incidents, Infinity, stride)
  const feed = new Feed(query, service.ask, { order: 'newest', now: () => service.clock })
  const anyTime = () => times[Math.floor(random() * EVENTS)] ?? T0
  const scrolled = await scrollAtRandom(feed, random, anyTime, () => {
    service.clock += 500
    for (let n = 0; busy && n < 3; n += 1) service.write(service.clock - 2_000 * random() ** 3)
  })
  expect(scrolled.cursors.length).toBeGreaterThanOrEqual(EVENTS)
  return scrolled
}

describe(`${SCROLLS} scrolls over ${EVENTS} events, newest first`, () => {
  it.each(Object.entries(WITHIN_BOUNDS))(
    '%s: nothing comes in above what was passed',
    async (_, disorder) => {
      for (let seed = 1; seed <= SCROLLS; seed += 1) {
        const { late } = await scroll(seed, disorder)
        expect(late, `scroll ${seed}`).toEqual([])
      }
    },
  )

  it.each(Object.entries(BEYOND_BOUNDS))(
    '%s: whatever comes in above what was passed is told',
    async (_, disorder) => {
      for (let seed = 1; seed <= SCROLLS; seed += 1) {
        const { untold } = await scroll(seed, disorder)
        expect(untold, `scroll ${seed}`).toEqual([])
      }
    },
  )

  it('a burst with a clock that is behind does come in above: no wait is long enough for it', async () => {
    const burst = BEYOND_BOUNDS['a burst on a process whose clock is 20 seconds behind']
    if (!burst) throw new Error('There is no such disorder.')
    expect((await scroll(1, burst)).late.length).toBeGreaterThan(0)
  })
})
