/**
 * Scrolling further than a browser can make an element: Chromium cuts one at 33,554,432 device pixels, Firefox at half of
 * that, so 1,000,000 rows of 36 px end before the last one. The scrolled element stays below `PHYSICAL_MAX`; where the rows
 * would be taller, two positions are kept. `view` is where the reader is, in pixels of the whole list; `scroll` is the
 * element's own `scrollTop`.
 *
 * - A wheel, a finger and small steps move both by the same: native scrolling, one to one.
 * - A dragged thumb goes to its share of the whole.
 * - At rest the two are brought together again (`settled`), so that the thumb shows where the reader is.
 *
 * The share is exact for the first and last `EDGE` pixels: a list's ends are scrolled to natively, and both positions
 * arrive there together.
 */
export type Geometry = {
  /** Pixels that all rows take. */
  total: number
  /** Pixels of rows on screen. */
  viewport: number
}
export type Position = { view: number; scroll: number }

/** What moved the element, as far as can be told: wheels and fingers move by a distance, a thumb to a place. */
export type Mover = 'distance' | 'place' | 'unknown'

/** In CSS pixels; at three device pixels each and a zoom of 500 % still below what Chromium cuts. */
export const PHYSICAL_MAX = 2_000_000
const EDGE = 50_000
/** Where an element is as good as at its end: positions are whole device pixels, and end early at some zoom levels. */
const END = 1

const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value))

/** Height of the scrolled element in pixels. */
export const physicalHeight = ({ total }: Geometry) => Math.min(total, PHYSICAL_MAX)
export const viewMax = ({ total, viewport }: Geometry) => Math.max(0, total - viewport)
export const scrollMax = (geometry: Geometry) =>
  Math.max(0, physicalHeight(geometry) - geometry.viewport)

/** Where the whole list is when the element's thumb is here. Monotone, onto, exact at both ends. */
export function viewAt(scroll: number, geometry: Geometry): number {
  const most = scrollMax(geometry)
  const at = clamp(scroll, most)
  const whole = viewMax(geometry)
  if (whole <= most) return at
  if (at <= EDGE) return at
  if (at >= most - EDGE) return whole - (most - at)
  return EDGE + ((at - EDGE) * (whole - 2 * EDGE)) / (most - 2 * EDGE)
}

/** The inverse of `viewAt`. */
export function scrollAt(view: number, geometry: Geometry): number {
  const most = scrollMax(geometry)
  const whole = viewMax(geometry)
  const at = clamp(view, whole)
  if (whole <= most) return at
  if (at <= EDGE) return at
  if (at >= whole - EDGE) return most - (whole - at)
  return EDGE + ((at - EDGE) * (most - 2 * EDGE)) / (whole - 2 * EDGE)
}

/**
 * The position after the element has scrolled to `scroll`, whoever moved it. Its `scroll` differs from the one given
 * only where the element stands at an end and the list does not: it then has to be moved there, or scrolling would stop.
 */
export function scrolledTo(
  scroll: number,
  before: Position,
  geometry: Geometry,
  mover: Mover,
): Position {
  const delta = scroll - before.scroll
  if (delta === 0) return before
  const place = mover === 'place' || (mover === 'unknown' && Math.abs(delta) > geometry.viewport)
  if (place) return { view: viewAt(scroll, geometry), scroll }
  const whole = viewMax(geometry)
  const most = scrollMax(geometry)
  if (whole <= most) return { view: clamp(scroll, most), scroll }
  const view = clamp(before.view + delta, whole)
  const low = scroll <= END
  const high = scroll >= most - END
  if (low && view <= 2 * END) return { view: 0, scroll }
  if (high && whole - view <= 2 * END) return { view: whole, scroll }
  if (!low && !high && view === before.view + delta) return { view, scroll }
  // Nothing is known of what moved it, and it stands at an end: that is where it was meant to go.
  if ((low || high) && mover === 'unknown') return { view: viewAt(scroll, geometry), scroll }
  return { view, scroll: scrollAt(view, geometry) }
}

/** The same view, with the element where its thumb tells the truth. Only at rest: it would end a finger's momentum. */
export const settled = (at: Position, geometry: Geometry): Position => ({
  view: clamp(at.view, viewMax(geometry)),
  scroll: scrollAt(at.view, geometry),
})

/** The view that shows a row, from where it is now: unmoved where the row is whole on screen already. */
export function viewShowing(row: number, rowHeight: number, view: number, geometry: Geometry) {
  const top = row * rowHeight
  const bottom = top + rowHeight - geometry.viewport
  return clamp(top < view ? top : bottom > view ? bottom : view, viewMax(geometry))
}

/** The position at another view: by the same distance where that is possible, else at its share. */
export function movedTo(view: number, before: Position, geometry: Geometry): Position {
  const to = clamp(view, viewMax(geometry))
  const scroll = before.scroll + (to - before.view)
  const most = scrollMax(geometry)
  const near = Math.abs(to - before.view) <= geometry.viewport * 2
  return near && viewMax(geometry) > most && scroll > EDGE && scroll < most - EDGE
    ? { view: to, scroll }
    : settled({ view: to, scroll: 0 }, geometry)
}
