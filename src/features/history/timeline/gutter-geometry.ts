import { ARC_LANES } from './links'

/** Pixels from a row's top to the middle of its dot, beside the first line. */
export const DOT_Y = 17
const LANE_X = 16
const LANE_STEP = 18
const ARC_STEP = 7
const RADIUS = 6

/** Auto stands left of Custom; where a family has no modes there is one lane. */
export const laneX = (lane: number) => LANE_X + lane * LANE_STEP

/** `plain` where the family has no modes; what is not known stands between the lanes. */
export type Dot = 'auto' | 'custom' | 'plain' | 'unknown' | 'unloaded'

/** Pixels from the left to a dot, where there are so many lanes. */
export function dotX(dot: Dot, lanes: number): number {
  if (lanes === 1 || dot === 'auto') return laneX(0)
  return laneX(dot === 'custom' ? 1 : 0.5)
}

const arcX = (lanes: number, arc: number) => laneX(lanes - 1) + 14 + arc * ARC_STEP
/** Width of the gutter; the same whether or not it has arcs, so that nothing moves when more is loaded. */
export const gutterWidth = (lanes: number) => arcX(lanes, ARC_LANES - 1) + 10

/** The line from one dot to the next, changing lanes half way. */
export function trunkPath(x0: number, y0: number, x1: number, y1: number): string {
  if (x0 === x1) return `M${x0} ${y0}V${y1}`
  const middle = (y0 + y1) / 2
  return `M${x0} ${y0}C${x0} ${middle} ${x1} ${middle} ${x1} ${y1}`
}

export type End = { x: number; y: number } | null

/**
 * An arc at the right of the lanes, from the newer revision's dot down to the older one's. An end that is null is not
 * drawn: the arc runs off at `top` or at `bottom`.
 */
export function arcPath(
  lanes: number,
  arc: number,
  newer: End,
  older: End,
  top: number,
  bottom: number,
): string {
  const x = arcX(lanes, arc)
  const start = newer
    ? `M${newer.x + 7} ${newer.y}H${x - RADIUS}Q${x} ${newer.y} ${x} ${newer.y + RADIUS}`
    : `M${x} ${top}`
  const end = older
    ? `V${older.y - RADIUS}Q${x} ${older.y} ${x - RADIUS} ${older.y}H${older.x + 13}`
    : `V${bottom}`
  return start + end
}

/** The head of the arrow into the older revision's dot. */
export const arrowPath = ({ x, y }: { x: number; y: number }) => `M${x + 8} ${y}l6 -3.5v7z`
