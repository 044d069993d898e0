import type { AuditEvent } from '../../../api/contract/audit'
import type { ExportRequest } from '../export/export-request'
import type { LocalFilter } from '../export/local-filter'
import type { filterTexts } from '../filters/filter-texts'
import type { AuditQuery } from '../query/audit-query'
import { REACH_MS } from '../requests/whole-requests'

/** ms on either side of the events: as far as one request reaches, and a second for fractions and clocks. */
const AROUND_MS = REACH_MS + 1_000

/**
 * The question behind the evidence of one request. The server cannot filter by request (contract §6), so the console asks for
 * the time around the events and keeps those of the request. An event without a request id is evidence of itself alone.
 * @param events the loaded events of the request, one at least
 * @param resource whose audit it is: that of a Scope does not hold every event of a request
 */
export function requestEvidence(
  events: readonly [AuditEvent, ...AuditEvent[]],
  resource: AuditQuery['resource'],
  words: typeof filterTexts.en,
  eventWord: string,
): ExportRequest {
  const times = events.map(({ occurred_at: at }) => Date.parse(at))
  const [{ request_id: requestId, event_id: eventId }] = events
  const local: LocalFilter =
    requestId == null
      ? {
          words: [words.chip(eventWord, eventId)],
          params: { event_id: eventId },
          matches: (event: AuditEvent) => event.event_id === eventId,
        }
      : {
          words: [words.chip(words.fields.request, requestId)],
          params: { request: requestId },
          matches: (event: AuditEvent) => event.request_id === requestId,
        }
  return {
    resource,
    start: new Date(Math.min(...times) - AROUND_MS).toISOString(),
    end: new Date(Math.max(...times) + AROUND_MS).toISOString(),
    local,
  }
}
