/**
 * How far two windows of time may overlap in the order of the cursors at least, in ms. The service stamps an event
 * before it numbers it: with requests at the same time, an event of a later cursor carried an instant 2.4 s earlier
 * on PowerContext 1.4.1.
 */
export const OVERLAP_MIN_MS = 10_000
/** Windows overlap by so many times the largest lag that the list has shown. */
const SAFETY = 4

/**
 * How long after the first answer an open list is closed, in ms: wide enough for servers, proxies and browsers whose
 * clocks differ, short enough that a list which is read slowly while the service is busy comes to an end.
 */
export const HORIZON_MS = 300_000

/** How far times fall behind in the order of the cursors, in ms. */
export class TimestampLag {
  #worst = 0

  /** An event of a lower cursor was stamped so many ms later. */
  note(ms: number) {
    this.#worst = Math.max(this.#worst, ms)
  }

  get overlap(): number {
    return Math.max(OVERLAP_MIN_MS, SAFETY * this.#worst)
  }
}
