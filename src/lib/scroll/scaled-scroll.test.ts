import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  movedTo,
  PHYSICAL_MAX,
  physicalHeight,
  scrollAt,
  scrolledTo,
  scrollMax,
  settled,
  viewAt,
  viewMax,
  viewShowing,
  type Geometry,
  type Position,
} from './scaled-scroll'

const ROW = 36
const geometry = fc.record({
  total: fc.integer({ min: 1, max: 1_700_000 }).map((rows) => rows * ROW),
  viewport: fc.integer({ min: 200, max: 2_200 }),
})
const million: Geometry = { total: 1_000_000 * ROW, viewport: 640 }

/** An element as a browser moves it: cut at its ends, to the nearest device pixel. */
const browserAt = (scroll: number, g: Geometry, pixels = 1) =>
  Math.round(Math.max(0, Math.min(scrollMax(g), scroll)) * pixels) / pixels

describe('the element', () => {
  it('never grows beyond what browsers cut, at any zoom', () => {
    expect(physicalHeight(million)).toBe(PHYSICAL_MAX)
    expect(PHYSICAL_MAX * 3 * 5).toBeLessThan(33_554_432)
    expect(physicalHeight({ total: 720, viewport: 640 })).toBe(720)
  })
  it('is as tall as its rows where they fit: both positions are the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: PHYSICAL_MAX }), (scroll) => {
        const g = { total: PHYSICAL_MAX, viewport: 640 }
        expect(viewAt(scroll, g)).toBe(Math.min(scroll, scrollMax(g)))
      }),
    )
  })
})

describe('the share of a thumb', () => {
  it('reaches both ends, and every row between', () => {
    expect(viewAt(0, million)).toBe(0)
    expect(viewAt(scrollMax(million), million)).toBe(viewMax(million))
    fc.assert(
      fc.property(geometry, fc.double({ min: 0, max: 1, noNaN: true }), (g, share) => {
        const view = share * viewMax(g)
        expect(viewAt(scrollAt(view, g), g)).toBeCloseTo(view, 3)
      }),
    )
  })
  it('never goes back while the thumb goes on', () => {
    fc.assert(
      fc.property(geometry, fc.nat(PHYSICAL_MAX), fc.nat(PHYSICAL_MAX), (g, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        expect(viewAt(low, g)).toBeLessThanOrEqual(viewAt(high, g))
      }),
    )
  })
})

describe('scrolling by a distance', () => {
  it('is one to one, whatever the zoom, and without drift over a thousand steps', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 0.8, noNaN: true }),
        fc.array(fc.integer({ min: -900, max: 900 }), { maxLength: 1_000 }),
        fc.constantFrom(1, 1.25, 1.5, 2, 3),
        (share, deltas, pixels) => {
          let at: Position = settled({ view: share * viewMax(million), scroll: 0 }, million)
          at = { ...at, scroll: browserAt(at.scroll, million, pixels) }
          const start = at
          for (const delta of deltas) {
            const scroll = browserAt(at.scroll + delta, million, pixels)
            at = scrolledTo(scroll, at, million, 'distance')
          }
          expect(at.view - start.view).toBeCloseTo(at.scroll - start.scroll, 3)
        },
      ),
    )
  })
  it('comes to each end from anywhere by steps alone, with pauses or without, like a momentum', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(-1, 1),
        fc.boolean(),
        fc.constantFrom(1, 1.25, 1.5),
        (share, way, pauses, pixels) => {
          const g = { total: 120_000 * ROW, viewport: 640 }
          const goal = way < 0 ? 0 : viewMax(g)
          let at = settled({ view: share * viewMax(g), scroll: 0 }, g)
          for (let step = 0; at.view !== goal; step += 1) {
            expect(step, 'the end must come').toBeLessThan(3_000)
            const before = at
            const asked = browserAt(at.scroll + way * 3_000, g, pixels)
            at = scrolledTo(asked, at, g, 'distance')
            expect((at.view - before.view) * way).toBeGreaterThanOrEqual(0)
            expect(Math.abs(at.view - before.view)).toBeLessThanOrEqual(3_001)
            // An element that stood at its end while the list did not would be moved, or nothing could go on.
            if (at.view !== goal)
              expect(way < 0 ? at.scroll : scrollMax(g) - at.scroll).toBeGreaterThan(1)
            if (pauses && step % 10 === 9) at = settled(at, g)
            at = { ...at, scroll: browserAt(at.scroll, g, pixels) }
          }
          expect(Math.abs(at.scroll - scrollAt(goal, g))).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 60 },
    )
  })
  it('takes a step larger than the screen for one, where a wheel made it', () => {
    const at = settled({ view: 20_000_000, scroll: 0 }, million)
    expect(scrolledTo(at.scroll + 5_000, at, million, 'distance').view).toBe(20_005_000)
  })
})

describe('a thumb', () => {
  it('goes to its share, also by a small step, and to the very ends', () => {
    const at = settled({ view: 20_000_000, scroll: 0 }, million)
    const near = scrolledTo(at.scroll + 100, at, million, 'place')
    expect(near.view).toBeCloseTo(viewAt(at.scroll + 100, million), 3)
    expect(scrolledTo(0, at, million, 'place').view).toBe(0)
    expect(scrolledTo(scrollMax(million), at, million, 'unknown').view).toBe(viewMax(million))
  })
  it('is told from a wheel by how far it goes, where nothing else tells', () => {
    const at = settled({ view: 20_000_000, scroll: 0 }, million)
    expect(scrolledTo(at.scroll + 300, at, million, 'unknown').view).toBe(20_000_300)
    expect(scrolledTo(1_500_000, at, million, 'unknown').view).toBe(viewAt(1_500_000, million))
  })
})

describe('going to a row', () => {
  it('shows every row whole, from anywhere', () => {
    fc.assert(
      fc.property(geometry, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (g, n, share) => {
        const row = n % (g.total / ROW)
        const from = settled({ view: share * viewMax(g), scroll: 0 }, g)
        const at = movedTo(viewShowing(row, ROW, from.view, g), from, g)
        expect(at.view).toBeLessThanOrEqual(row * ROW)
        expect(at.view + g.viewport).toBeGreaterThanOrEqual(
          Math.min(g.total, (row + 1) * ROW) - 0.001,
        )
        expect(at.scroll).toBeGreaterThanOrEqual(0)
        expect(at.scroll).toBeLessThanOrEqual(scrollMax(g))
      }),
    )
  })
  it('leaves the view alone where the row is on screen', () => {
    expect(viewShowing(10, ROW, 300, million)).toBe(300)
  })
})
