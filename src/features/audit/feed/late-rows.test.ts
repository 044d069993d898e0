import { describe, expect, it, vi } from 'vitest'
import { BEYOND_BOUNDS, disordered, randomOf, WITHIN_BOUNDS, type Disordered } from './disorders'
import { Feed } from './feed'
import type { EventRows } from './model'
import { query, T0 } from './opened-feed'
import { SimulatedAudit, type Incident } from './simulated-audit'

// Hundreds of thousands of simulated events: more than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const EVENTS = Number(process.env['FEED_SCROLL_EVENTS'] ?? 8_000)
const SCROLLS = Number(process.env['FEED_SCROLLS'] ?? 20)

/** Cursors of the rows, and where gaps stand: by how many events are above them. */
function seen(rows: EventRows) {
  const cursors: number[] = []
  const gaps = new Set<number>()
  for (let row = 0; row < rows.length; row += 1) {
    const cursor = rows.cursorAt(row)
    if (cursor >= 0) cursors.push(cursor)
    else gaps.add(cursors.length)
  }
  return { cursors, gaps }
}

/** Cursors of events that came in between rows that were shown, where no gap stood, or above the first one. */
function cameBetween(before: ReturnType<typeof seen>, after: ReturnType<typeof seen>): number[] {
  const late: number[] = []
  let above = 0
  for (const cursor of after.cursors) {
    if (above === before.cursors.length) break
    if (before.cursors[above] === cursor) above += 1
    else if (!before.gaps.has(above)) late.push(cursor)
  }
  return late
}

/** Scrolls newest first from end to end by random gestures; answers with what came in where it had been passed. */
async function scroll(seed: number, disorder: Disordered) {
  const random = randomOf(seed)
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
  const late = new Set<string>()
  let before = seen(feed.getSnapshot().rows)
  const gesture = async (act: () => Promise<unknown>) => {
    const { arrived } = feed.getSnapshot().newer
    await act()
    const { rows, newer } = feed.getSnapshot()
    const after = seen(rows)
    // What a look for new events found stands above all others, and its number is told.
    const told = new Set(after.cursors.slice(0, newer.arrived - arrived))
    for (const cursor of cameBetween(before, after))
      if (!told.has(cursor)) late.add(`event-${cursor}`)
    before = after
  }
  for (let turns = 0; feed.getSnapshot().phase !== 'complete'; turns += 1) {
    if (turns > 1_000) throw new Error('The list did not come to an end.')
    if (busy) for (let n = 0; n < 3; n += 1) service.write(service.clock - 2_000 * random() ** 3)
    service.clock += 500
    const at = random()
    const { rows, endReached } = feed.getSnapshot()
    const gap = Array.from(before.gaps, (above, index) => rows.gapAt(above + index)).find(Boolean)
    if (at < 0.05) await gesture(() => feed.loadNew())
    else if (at < 0.08) await gesture(() => feed.jumpTo(times[Math.floor(random() * EVENTS)] ?? T0))
    else if (gap && (at < 0.3 || endReached)) {
      const from = random() < 0.5 ? 'above' : 'below'
      await gesture(() => feed.loadMore({ gap: gap.id, from }))
    } else await gesture(() => (feed.getSnapshot().stop ? feed.retry() : feed.loadMore()))
  }
  expect(before.cursors.length).toBeGreaterThanOrEqual(EVENTS)
  return { late, told: new Set(feed.getSnapshot().late) }
}

describe(`${SCROLLS} scrolls over ${EVENTS} events, newest first`, () => {
  it.each(Object.entries(WITHIN_BOUNDS))(
    '%s: nothing comes in above what was passed',
    async (_, disorder) => {
      for (let seed = 1; seed <= SCROLLS; seed += 1) {
        const { late, told } = await scroll(seed, disorder)
        expect([...late, ...told], `scroll ${seed}`).toEqual([])
      }
    },
  )

  it.each(Object.entries(BEYOND_BOUNDS))(
    '%s: each that comes in above what was passed is told',
    async (_, disorder) => {
      for (let seed = 1; seed <= SCROLLS; seed += 1) {
        const { late, told } = await scroll(seed, disorder)
        expect(
          [...late].filter((id) => !told.has(id)),
          `scroll ${seed}`,
        ).toEqual([])
      }
    },
  )

  it('a burst on a process whose clock is behind comes in above what was passed: waiting for it would take too long', async () => {
    const burst = BEYOND_BOUNDS['a burst on a process whose clock is 20 seconds behind']
    if (!burst) throw new Error('There is no such disorder.')
    const { told } = await scroll(1, burst)
    expect(told.size).toBeGreaterThan(0)
  })
})
