import type { Principal } from '../../../api/contract/access'
import type { Format } from '../../../components/export/export-writer'
import { aboutFormat, NO_SIGNATURE, sealed } from '../../../components/export/receipt-file'
import { formatInstant } from '../../../lib/date/micros'
import { SERVER_FILTER_NAMES } from '../query/server-filters'
import { EVENT_TABLE } from './csv-columns'
import type { ExportSnapshot } from './export-snapshot'
import type { FixedRequest } from './export-request'
import { selectionFacts, selectionInReceipt, stretchesOf } from './selected-events'

/** Names the form of the receipt; `scripts/verify-export.mjs` reads this one. */
const RECEIPT_FORM = 'scope-console.audit-export.v1'

const PROVES =
  'That a file with this SHA-256 is, byte for byte, what the console wrote, and that it holds the events listed here, as the server sent them, in the order of their cursors.'
const DOES_NOT_PROVE = `That the server recorded everything that happened, or sent everything that it recorded. ${NO_SIGNATURE}`

const CANNOT_BE_HANDED_OUT =
  'The server cannot hand out at least one event of each stretch under “unreadable”: it refuses each page that would hold it, so what it was is not known.'

const REQUEST_OUTCOME =
  'succeeded, refused, partly or unknown: how the request of the event ended, as the console worked it out from the events of the same request. The server records no such thing. Unknown where they do not prove it, and where some of them may not be among what was read: within 10 s of the ends of the range, under a filter by action or result, beside what the server cannot hand out, and where more than 5,000 events would have had to wait for the rest of their requests.'

const ONE_EVENT_A_LINE =
  'one event a line as the server wrote it, with the field request_outcome as its last (without it each line is the server’s text)'

const SELECTED_BY_HAND =
  'A person selected by hand what is in the file: see “selection”. Of what else happened in the range it says nothing.'

export type ReceiptContext = {
  name: string
  format: Format
  server: { origin: string; deployment_id: string | null }
  principal: Principal
  console: string
  /** Instants by the browser's clock, and how far the server's is ahead of it, in ms. */
  startedAt: string
  endedAt: string
  serverAheadMs: number
  /** Of a selection: ids of what was selected and did not come. */
  notFound?: readonly string[]
}

function whyNotComplete(
  { error, ended, blind }: ExportSnapshot,
  { selection }: FixedRequest,
): string {
  const reasons = [
    selection === undefined ? null : SELECTED_BY_HAND,
    ended
      ? null
      : (error?.message ?? 'It was cancelled, and the part received until then was kept.'),
    blind.length > 0 ? CANNOT_BE_HANDED_OUT : null,
  ]
  return reasons.filter((reason) => reason !== null).join(' ')
}

/** The receipt of a finished export: what is in the file, where it comes from, and what that proves. */
export function makeReceipt(
  request: FixedRequest,
  done: ExportSnapshot,
  context: ReceiptContext,
): Record<string, unknown> {
  const { file, complete, received, written, first, last, earliest, latest, calls, resumed } = done
  if (file === null) throw new Error('There is no receipt for what is not written.')
  const { local, selection } = request
  const unreadable = done.blind.map(({ from, to }) => ({
    from: formatInstant(from),
    until: formatInstant(to),
  }))
  const body = {
    receipt: RECEIPT_FORM,
    file: {
      name: context.name,
      bytes: file.bytes,
      sha256: file.sha256,
      ...aboutFormat(context.format, EVENT_TABLE, ONE_EVENT_A_LINE),
    },
    complete,
    why_not_complete: complete ? null : whyNotComplete(done, request),
    unreadable,
    events: { in_file: written, received, first, last, earliest, latest },
    order: 'cursor, ascending',
    request: {
      resource: request.resource,
      ...Object.fromEntries(SERVER_FILTER_NAMES.map((name) => [name, request[name] ?? null])),
      from: request.start,
      until: request.end,
      until_is: request.endIsStart ? 'the start of the export' : 'as chosen',
      note: 'from is included, until is not; from null: from the first event on.',
    },
    local_filters: {
      applied: local?.words ?? [],
      parameters: local?.params ?? {},
      left_out: received - written,
      note: 'The server has no such filters: the console applied them to what it received.',
    },
    ...(selection && {
      selection: {
        ...selectionFacts(selection),
        ...selectionInReceipt(selection, stretchesOf(request), context.notFound ?? []),
      },
    }),
    request_outcome: REQUEST_OUTCOME,
    own_reads:
      'included: reading is audited, and such events of the reader within the range are in the file, although the list on screen may hide them',
    server: context.server,
    principal: context.principal,
    console: context.console,
    started_at: context.startedAt,
    ended_at: context.endedAt,
    server_clock_ahead_ms: context.serverAheadMs,
    calls,
    taken_up_again: resumed,
    proves: PROVES,
    does_not_prove: DOES_NOT_PROVE,
  }
  return sealed(body)
}
