import type { Micros } from '../../../lib/date/micros'
import type { BlindSpot } from '../store/rows'

/** How far past the server's present a reader looks first for a blind spot that is nowhere before it, in ms. */
export const PAST_PRESENT_MS = 1_000

/** Refused microseconds in a row that still count as events. With more of them the server refuses whatever it is asked. */
const ADJACENT_MAX = 16

/** Blind spots that are remembered; readers find older ones anew. */
export const MET_MAX = 500

/** The blind spots that lists of this visit have found, so that the next list finds them in a few calls. */
export class MetSpots {
  #moments: readonly Micros[]

  /** @param keep is given all spots, ascending, whenever there is another one */
  constructor(
    moments: readonly Micros[] = [],
    private readonly keep: (moments: readonly Micros[]) => void = () => {},
  ) {
    this.#moments = [...moments].sort((a, b) => a - b)
  }

  has = (moment: Micros) => this.#moments.includes(moment)

  /** The spots of a stretch of time, ascending. */
  within = (from: Micros, to: Micros) => this.#moments.filter((each) => each >= from && each < to)

  add(moment: Micros) {
    if (this.has(moment)) return
    this.#moments = [...this.#moments, moment].sort((a, b) => a - b).slice(-MET_MAX)
    this.keep(this.#moments)
  }
}

/** The blind spots of one list, and how its readers search for them. */
export class BlindSpots {
  #spots: readonly BlindSpot[] = []
  /** The server's time, ms, when it proved by an answer that it takes requests of this list. */
  #provenAt: number | null = null
  /** Whether readers ask for each spot of other lists by itself. They stop when the server hands one out: its event is not in this list. */
  #trustsMet = true

  constructor(private readonly met = new MetSpots()) {}

  /** The spots found so far, ascending: another array whenever there is another spot. */
  get list(): readonly BlindSpot[] {
    return this.#spots
  }

  /** The server's time when it proved that it takes requests of this list, ms since the epoch. */
  get at(): number {
    return this.#provenAt ?? NaN
  }

  /**
   * Tells a refused event from a refused request, once a list: asks for a time in which nothing can have happened.
   * @param ask answers with the server's time, ms since the epoch
   * @throws ApiError when the server refuses that too: it does not take the request
   */
  async prove(ask: () => Promise<number>): Promise<number> {
    return (this.#provenAt ??= await ask())
  }

  /** @returns false when too many refused microseconds follow on each other to be single events */
  add(from: Micros): boolean {
    this.met.add(from)
    const to = from + 1
    const before = this.#spots.find((each) => each.to === from)
    const after = this.#spots.find((each) => each.from === to)
    const spot = { from: before?.from ?? from, to: after?.to ?? to }
    const others = this.#spots.filter((each) => each !== before && each !== after)
    this.#spots = [...others, spot].sort((a, b) => a.from - b.from)
    return spot.to - spot.from <= ADJACENT_MAX
  }

  /** Hears that the server handed out a stretch. A spot of another list that lies there is none of this list. */
  isReadable(from: Micros, to: Micros) {
    if (to - from === 1 && this.met.has(from)) this.#trustsMet = false
  }

  /**
   * Cuts a stretch into the parts to ask for: known spots are left out, and spots of other lists are parts of their own.
   * @returns the parts, ascending
   */
  around(from: Micros, to: Micros): { from: Micros; to: Micros }[] {
    const isMet = this.#provenAt !== null && this.#trustsMet
    const met = isMet ? this.met.within(from, to) : []
    const spots = this.#spots.filter((spot) => spot.to > from && spot.from < to)
    const isKnown = (at: Micros) => spots.some((spot) => at >= spot.from && at < spot.to)
    const asked = met.filter((at) => !isKnown(at)).map((at) => ({ from: at, to: at + 1 }))
    const pieces: { from: Micros; to: Micros }[] = []
    let start = from
    for (const edge of [...spots, ...asked].sort((a, b) => a.from - b.from)) {
      if (edge.from > start) pieces.push({ from: start, to: edge.from })
      if (asked.includes(edge)) pieces.push(edge)
      start = edge.to
    }
    if (start < to) pieces.push({ from: start, to })
    return pieces
  }

  /**
   * Where a reader divides a stretch that holds a spot: at the edge of another list's spot if there is one, in the middle otherwise.
   * @param unit what the bounds count in, in µs
   * @param side the end that the reader reads first
   * @returns a whole number between the bounds; they have to be two apart at least
   */
  part(from: number, to: number, unit: number, side: 'start' | 'end'): number {
    const inside = this.met.within(from * unit, to * unit)
    const hint = inside.at(side === 'start' ? 0 : -1)
    if (hint !== undefined) {
      const low = Math.floor(hint / unit)
      const edges = side === 'start' ? [low, low + 1] : [low + 1, low]
      const edge = edges.find((each) => each > from && each < to)
      if (edge !== undefined) return edge
    }
    return Math.floor((from + to) / 2)
  }
}
