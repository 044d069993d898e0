import type { AuditEvent } from '../../../api/contract/audit'

/** Tells the reader's own reading, which a list may hide. */
export type IsOwnReading = (event: AuditEvent) => boolean

/** How many events came, and how many of them are the reader's own reading. */
export type Arrived = { events: number; own: number }

export const NONE_ARRIVED: Arrived = { events: 0, own: 0 }

export const together = (a: Arrived, b: Arrived): Arrived => ({
  events: a.events + b.events,
  own: a.own + b.own,
})
export const without = (all: Arrived, some: Arrived): Arrived => ({
  events: all.events - some.events,
  own: all.own - some.own,
})

/** How many of them are on display. */
export const shownOf = ({ events, own }: Arrived, hidesOwn: boolean) =>
  hidesOwn ? events - own : events
