import type { AuditEvent } from '../../../api/contract/audit'
import type { ExportSnapshot } from '../export/export-snapshot'
import type { FixedRequest } from '../export/export-request'
import { receiptText } from '../../../components/export/receipt-file'
import { selectionFacts } from '../export/selected-events'
import { makeReceipt, type ReceiptContext } from '../export/receipt'
import type { SavedFile } from '../export/worker-messages'
import type { Zone } from '../../../lib/date/stamp'
import type { BindingLine } from './bindings'
import { bundleName } from './bundle-name'
import type { ChangeLine } from './change-search'
import type { EvidenceSink } from './evidence-sink'
import { indexPage } from './index-page'
import type { IndexTexts } from './index-facts'
import type { BundleCounts } from './manifest'
import { notesText } from './notes-text'
import type { Notes } from './notes'

export type Step =
  | { kind: 'bindings'; count: number }
  | { kind: 'changes'; done: number; of: number }
  | { kind: 'packing' }

type Options = {
  sink: EvidenceSink
  request: FixedRequest
  snapshot: ExportSnapshot
  context: Omit<ReceiptContext, 'name' | 'format'>
  notes: Notes
  readBindings: (ids: readonly string[]) => Promise<BindingLine[]>
  /** Null where what was changed was not asked for. */
  readChanges:
    | ((
        events: readonly AuditEvent[],
        write: EvidenceSink['addChange'],
        onProgress: (done: number) => void,
      ) => Promise<ChangeLine[]>)
    | null
  sentence: (event: AuditEvent) => string
  texts: IndexTexts
  zone: Zone
  onStep: (step: Step) => void
}

const jsonLines = (lines: readonly unknown[]) =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('')

/** Writes all that follows the events into a bundle, and ends it. */
export async function writeRest(options: Options): Promise<{ name: string; saved: SavedFile }> {
  const { sink, request, snapshot, context, notes, readBindings, readChanges, onStep } = options
  const { principal, endedAt: madeAt, console, server } = context
  const facts = sink.facts()
  const name = bundleName(request, snapshot.complete)
  const receipt = makeReceipt(request, snapshot, {
    ...context,
    name: 'events.jsonl',
    format: 'jsonl',
  })
  await sink.add('receipt.json', receiptText(receipt))
  onStep({ kind: 'bindings', count: facts.bindingIds.length })
  const bindings = await readBindings(facts.bindingIds)
  await sink.add('bindings.jsonl', jsonLines(bindings))
  let changes: ChangeLine[] | null = null
  if (readChanges !== null) {
    const of = facts.artifactChanges.length
    const onProgress = (done: number) => onStep({ kind: 'changes', done, of })
    onProgress(0)
    changes = await readChanges(facts.artifactChanges, sink.addChange, onProgress)
    await sink.add('changes/changes.jsonl', jsonLines(changes))
  }
  onStep({ kind: 'packing' })
  const files = changes?.flatMap((line) => line.may_have_made.map(({ file }) => file)) ?? []
  const counts: BundleCounts = {
    events: facts.events,
    allowed: facts.allowed,
    denied: facts.denied,
    bindings: bindings.length,
    bindings_found: bindings.filter(({ binding }) => binding !== null).length,
    more_bindings: facts.moreBindings,
    changes: changes?.length ?? 0,
    diffs: new Set(files.filter((file) => file !== null)).size,
  }
  await sink.add('notes.md', notesText(notes, principal, madeAt))
  const page = indexPage(
    {
      name,
      request,
      facts,
      counts,
      complete: snapshot.complete,
      whyNotComplete: receipt['why_not_complete'] as string | null,
      unreadable: receipt['unreadable'] as { from: string; until: string }[],
      notFound: context.notFound?.length ?? 0,
      leftOut: snapshot.received - snapshot.written,
      bindings,
      changes,
      notes,
      server,
      principal,
      console,
      madeAt,
      zone: options.zone,
      sentence: options.sentence,
    },
    options.texts,
  )
  await sink.add('index.html', page)
  const saved = await sink.close({
    principal,
    console,
    madeAt,
    counts,
    selection: request.selection && selectionFacts(request.selection),
  })
  return { name, saved }
}
