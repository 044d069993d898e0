import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { reportCounts } from '../../../access/change/review/report'
import type { Written } from '../../../components/export/export-writer'
import { NO_SIGNATURE, receiptText, sealed } from '../../../components/export/receipt-file'
import type { Result } from '../../../components/export/result'
import { reportPage, type ReportFacts } from './report-page'
import type { reportTexts } from './report-texts'

/** Names the form of the receipt; `scripts/verify-review.mjs` reads this one. */
const RECEIPT_FORM = 'scope-console.review-report.v1'

/** Returns the places above what is reviewed whose bindings reach into it, where the reviewer could not list them. */
function outOfSight({ ofArtifact, serverUnseen }: ReportFacts): ('scope' | 'server')[] {
  if (ofArtifact === 'artifact') return ['scope', 'server']
  return serverUnseen || ofArtifact === 'scope' ? ['server'] : []
}

/** The report of a review, and its receipt, which holds every decision for programs. */
export function makeReport(
  facts: ReportFacts,
  console: string,
  t: typeof reportTexts.en,
): Result & { written: Written } {
  const bytes = utf8ToBytes(reportPage(facts, t)) as Uint8Array<ArrayBuffer>
  const written = { bytes: bytes.length, sha256: bytesToHex(sha256(bytes)) }
  const { name, review, lines, missing, principal, server, madeAt, readAt } = facts
  const receipt = sealed({
    receipt: RECEIPT_FORM,
    file: { name, ...written },
    review: {
      id: review.id,
      resource: review.resource,
      ...(review.resources && { resources: review.resources }),
      choice: review.choice,
      started_at: review.startedAt,
      started_by: review.startedBy,
    },
    audit_read: review.uses
      ? {
          wanted_from: review.uses.floor,
          from: review.uses.from,
          until: review.uses.until,
          recorded_calls: review.uses.calls,
          allowed_decisions: review.uses.events,
          ended: review.uses.end,
        }
      : null,
    not_told_whole: missing,
    bindings_out_of_sight: outOfSight(facts),
    bindings: lines.length,
    counts: reportCounts(lines),
    decisions: lines,
    server,
    principal,
    console,
    read_at: readAt,
    made_at: madeAt,
    held_by:
      'Ends and renewals are held by the server, which records no reason for an end. That a binding was kept, and why one was ended, only this report holds.',
    proves: 'That a page with this SHA-256 is, byte for byte, what the console wrote.',
    does_not_prove: `That the reasons are true, or who gave them. ${NO_SIGNATURE}`,
  })
  const file = new Blob([bytes], { type: 'text/html' })
  return { name, file, receipt: receiptText(receipt), endedAt: Date.parse(madeAt), written }
}
