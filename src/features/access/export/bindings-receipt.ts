import type { Principal } from '../../../api/contract/access'
import type { ResourceRequest } from '../../../api/contract/access-requests'
import type { Format, Written } from '../../../components/export/export-writer'
import { aboutFormat, NO_SIGNATURE, sealed } from '../../../components/export/receipt-file'
import { formatInstant } from '../../../lib/date/micros'
import type { BindingRow, Shown } from '../shown'
import { BINDING_TABLE } from './binding-table'

/** Names the form of the receipt; `scripts/verify-bindings.mjs` reads this one. */
const RECEIPT_FORM = 'scope-console.bindings-export.v1'

/** What is exported: rows of the screen as they were when the dialog opened. */
export type BindingsExport = {
  shown: Shown
  rows: readonly BindingRow[]
  filters: {
    standing: 'current' | 'ending' | 'expired' | 'revoked' | 'all'
    role: string | null
    subject: { type: string; id: string } | null
    /** Searched for in ids and in the names that this browser knows. */
    search: string
  }
  reading: Reading
}

/** How the list of bindings came to be here. */
export type Reading = {
  list: ResourceRequest
  /** Bindings in all that was read, whichever filters are set. */
  count: number
  complete: boolean
  /** Why a further page did not come. */
  stopped: string | null
  /** Recorded calls that it took. */
  calls: number
  /** Milliseconds since the epoch. */
  at: number
}

export type ReceiptContext = {
  name: string
  format: Format
  server: { origin: string; deployment_id: string | null }
  principal: Principal
  console: string
  madeAt: string
  serverAheadMs: number
}

/** What no list of bindings tells (decision 24). */
const NOT_KNOWN = {
  ownership: 'Who owns an Artifact: an owner may read, write and share it without any binding.',
  groups: 'Who is in a group: what a group may do, its members may do too.',
  above:
    'Bindings on what lies above: they are shown to those alone who administer it, those of the server to server.admin.',
  reasons: 'Why a binding was revoked: the server records who revoked it and when, and no reason.',
}

const whyNotComplete = ({ calls, stopped }: Reading) =>
  `Calls made: ${calls}. A further page did not come: ${stopped ?? 'it was still being read'}`

/** The receipt of an export of bindings: what is in the file, where it comes from, and what that proves. */
export function bindingsReceipt(
  { shown, rows, filters, reading }: BindingsExport,
  { bytes, sha256 }: Written,
  context: ReceiptContext,
): Record<string, unknown> {
  const { ownership, groups, above, reasons } = NOT_KNOWN
  return sealed({
    receipt: RECEIPT_FORM,
    file: {
      name: context.name,
      bytes,
      sha256,
      ...aboutFormat(
        context.format,
        BINDING_TABLE,
        'one binding a line with every field that the server sent',
      ),
    },
    complete: reading.complete,
    why_not_complete: reading.complete ? null : whyNotComplete(reading),
    bindings: { in_file: rows.length, read: reading.count },
    as_of: formatInstant(shown.instant),
    as_of_is: shown.asOf === null ? 'the present of the server' : 'as chosen',
    order: 'created_at, then binding_id, ascending',
    request: {
      list: reading.list,
      resource: shown.resource,
      standing: filters.standing,
      role: filters.role,
      subject: filters.subject,
      note: 'Standing is worked out for the instant above: from created_at until the first of expires_at and revoked_at. “current” is in force or ending within 14 days.',
    },
    search: filters.search === '' ? null : filters.search,
    server: context.server,
    principal: context.principal,
    console: context.console,
    read_at: new Date(reading.at).toISOString(),
    made_at: context.madeAt,
    server_clock_ahead_ms: context.serverAheadMs,
    calls: reading.calls,
    cannot_be_known: [ownership, groups, ...(shown.view === 'server' ? [] : [above]), reasons],
    proves:
      'That a file with this SHA-256 is, byte for byte, what the console wrote, and that it holds the bindings that the server sent and that match.',
    does_not_prove: `That the server sent every binding that it holds, or that nothing else gives authority. ${NO_SIGNATURE}`,
  })
}
