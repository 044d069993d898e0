import type { Binding } from '../../../api/contract/access'
import { lastUseOf, type LastUse, type Uses } from '../../uses/uses'
import { problemOf, type Item } from './review'
import type { Since } from './since'

/** What a review came to for one binding, and who holds it: the server, or this report alone. */
export type ReportLine = {
  binding_id: string
  subject: { type: string; id: string }
  role: string
  resource: Binding['resource']
  decision: 'keep' | 'end' | 'renew' | null
  reason: string | null
  /** When it was last used, by the audit as far as it was read; null where nobody asked. */
  last_use: LastUse | null
  outcome: 'noted' | 'made' | 'not made' | 'not known' | 'changed by others' | 'undecided'
  /** Where the decision can be found afterwards; the reason of an end stands in the report alone. */
  held_by: { decision: Holder; reason: Holder }
  /** The binding that it made, or the one that it ended, as the server lists it; null where it made none. */
  on_server: {
    binding_id: string
    revoked_at: string | null
    expires_at: string | null
    reason: string | null
  } | null
}
type Holder = 'server' | 'report' | null

function outcomeOf({ decision, sent }: Item, since: Since, now: number): ReportLine['outcome'] {
  if (since.kind === 'made') return 'made'
  if (since.kind === 'changed') return 'changed by others'
  // What was sent may have arrived, and the list that would tell was not read.
  if (since.kind === 'unread' && sent) return 'not known'
  if (!decision || problemOf(decision, now) !== null) return 'undecided'
  if (decision.kind === 'keep') return 'noted'
  // What the server has answered as made, a list that was read before does not show yet.
  return sent && sent.outcome !== 'refused' && sent.outcome !== 'moved' ? 'not known' : 'not made'
}

/**
 * @param now milliseconds since the epoch by the server's clock
 * @param uses what was read of the audit; null where nobody asked
 */
export function reportLine(
  item: Item,
  since: Since,
  now: number,
  uses: Uses | null = null,
): ReportLine {
  const { seen, decision } = item
  const { type, id } = seen.subject
  const outcome = outcomeOf(item, since, now)
  const made = since.kind === 'made' ? since.binding : null
  const isRenewal = decision?.kind === 'renew'
  return {
    binding_id: seen.binding_id,
    subject: { type, id },
    role: seen.role,
    resource: seen.resource,
    decision: decision?.kind ?? null,
    reason: decision?.reason.trim() || null,
    last_use: lastUseOf(uses, seen),
    outcome,
    held_by: {
      decision: made ? 'server' : decision ? 'report' : null,
      reason: !decision?.reason.trim() ? null : made && isRenewal ? 'server' : 'report',
    },
    on_server: made && {
      binding_id: made.binding_id,
      revoked_at: made.revoked_at ?? null,
      expires_at: made.expires_at ?? null,
      reason: made.reason ?? null,
    },
  }
}

/** How many lines came to what. */
export function reportCounts(lines: readonly ReportLine[]) {
  const counts: Record<ReportLine['outcome'], number> = {
    made: 0,
    noted: 0,
    'not made': 0,
    'not known': 0,
    'changed by others': 0,
    undecided: 0,
  }
  for (const { outcome } of lines) counts[outcome] += 1
  return counts
}
