import type { AuditQuery } from '../query/audit-query'
import type { HandSelection } from './hand-selection'
import type { LocalFilter } from './local-filter'

/** What is exported: everything that the service finds for it, not what is loaded. */
export type ExportRequest = AuditQuery & {
  local: LocalFilter | null
  /** Set where a person selected by hand what is exported, which is never complete. */
  selection?: HandSelection
}

/** The request with its end fixed: without one, reading would add to what is read for ever. */
export type FixedRequest = ExportRequest & {
  end: string
  /** The end is not one that the person chose, but the moment in which the export began. */
  endIsStart: boolean
}

/** @param now the server's time in ms since the epoch */
export function fixEnd(request: ExportRequest, now: number): FixedRequest {
  if (request.end !== null && Date.parse(request.end) <= now) {
    return { ...request, end: request.end, endIsStart: false }
  }
  return { ...request, end: new Date(now).toISOString(), endIsStart: true }
}
