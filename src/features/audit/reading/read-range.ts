import type { BackwardReader } from './backward-reader'
import type { ForwardReader } from './forward-reader'

let ids = 0

/** Time [from, to) that was read without a hole, ms; -Infinity and Infinity stand for the bounds of the list. */
export class ReadRange {
  /** Of the gap before it, if there is one. */
  gap = (ids += 1)
  /** Reads on before it, and after it. */
  down: BackwardReader | null = null
  up: ForwardReader | null = null
  /** Nothing that is not read comes before this cursor above `from`. */
  certain = -Infinity
  events = 0
  minCursor = Infinity
  maxCursor = -Infinity
  first = Infinity
  last = -Infinity

  constructor(
    public from: number,
    public to: number,
  ) {}

  /** The last time that anything is known of. */
  get reach(): number {
    return Math.max(this.to, this.last)
  }

  contains(ms: number): boolean {
    return ms >= this.from && (ms < this.to || ms <= this.last)
  }

  placed(cursor: number, ms: number) {
    this.events += 1
    this.minCursor = Math.min(this.minCursor, cursor)
    this.maxCursor = Math.max(this.maxCursor, cursor)
    this.first = Math.min(this.first, ms)
    this.last = Math.max(this.last, ms)
  }

  /** Takes in the range that begins where this one ends, or before. */
  join(later: ReadRange) {
    this.to = Math.max(this.to, later.to)
    this.up = later.up
    this.certain = later.certain
    this.events += later.events
    this.minCursor = Math.min(this.minCursor, later.minCursor)
    this.maxCursor = Math.max(this.maxCursor, later.maxCursor)
    this.first = Math.min(this.first, later.first)
    this.last = Math.max(this.last, later.last)
  }
}
