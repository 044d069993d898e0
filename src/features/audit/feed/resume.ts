import type { EventList } from './event-list'

/**
 * How far before the latest event a list is taken up again at least, in ms. The service stamps an event before it
 * numbers it: with requests at the same time, an event of a later cursor carried an instant 2.4 s earlier on
 * PowerContext 1.4.1, and a list that went on at the last event's time would have lost it.
 */
export const SLACK_MS = 10_000
/** Where the list itself shows a larger disorder, that many times as far. */
const SAFETY = 4

/**
 * How long after the first answer an open list is closed, in ms: wide enough for servers, proxies and browsers whose
 * clocks differ, short enough that a list which is read slowly while the service is busy comes to an end.
 */
export const HORIZON_MS = 300_000

/** The instant at which a list goes on without a cursor, never before the list's own start. */
export function resumeStart(list: EventList, start: string | null): string | null {
  if (list.events.length === 0) return start
  const early = list.latest - Math.max(SLACK_MS, SAFETY * list.disorder)
  if (start !== null && Date.parse(start) >= early) return start
  return new Date(Math.max(0, early)).toISOString()
}
