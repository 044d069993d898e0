import type { AuditEvent } from '../../../api/contract/audit'
import { changeText } from '../evidence/change-text'
import { EvidenceRecorder } from '../evidence/evidence-recorder'
import type { EvidenceSink } from '../evidence/evidence-sink'
import type { EventFacts } from '../evidence/event-facts'
import { indexTexts } from '../evidence/index-texts'
import { writeRest } from '../evidence/rest-of-bundle'
import { fixEnd, type ExportRequest } from '../export/export-request'
import { BEGINNING } from '../export/export-snapshot'

type Rest = Parameters<typeof writeRest>[0]
type Options = Partial<Pick<Rest, 'notes' | 'readBindings' | 'readChanges' | 'sentence'>> & {
  request: ExportRequest
  /** ms since the epoch */
  now: number
  /** Of a selection: ids of what was selected and did not come. */
  notFound?: readonly string[]
}

/** For tests: a sink as the worker's, in this thread and into memory. */
function memorySink() {
  const parts: Uint8Array[] = []
  const recorder = new EvidenceRecorder({
    write: (bytes) => void parts.push(bytes),
    close: () => {},
    discard: () => {},
  })
  let facts: EventFacts
  const sink: EvidenceSink = {
    write: (batch) => recorder.write(batch),
    async finish() {
      const ended = await recorder.endEvents()
      facts = ended.facts
      return { ...ended.written, file: null }
    },
    facts: () => facts,
    add: (name, text) => recorder.add(name, text),
    addChange: (name, change) => recorder.add(name, changeText(change)),
    close: async (manifest) => ({ ...(await recorder.finish(manifest)), file: null }),
    discard: () => recorder.discard(),
  }
  return { sink, bytes: () => Buffer.concat(parts) }
}

/** For tests: the bytes of a bundle of these events, and what is said of it. */
export async function madeBundle(
  events: readonly AuditEvent[],
  { request, now, notFound = [], ...told }: Options,
) {
  const { sink, bytes } = memorySink()
  // Pages of ten, as an export has more than one.
  for (let at = 0; at < events.length; at += 10) {
    const items = events.slice(at, at + 10)
    await sink.write({
      texts: [JSON.stringify({ items })],
      lines: items.map((_, place) => [0, place, 'unknown'] as const),
    })
  }
  const file = await sink.finish()
  const mark = (event: AuditEvent | undefined) =>
    event
      ? { cursor: event.cursor, event_id: event.event_id, occurred_at: event.occurred_at }
      : null
  const made = await writeRest({
    sink,
    request: fixEnd(request, now),
    snapshot: {
      ...BEGINNING,
      complete: request.selection === undefined,
      ended: true,
      received: events.length,
      written: events.length,
      first: mark(events[0]),
      last: mark(events.at(-1)),
      earliest: events[0]?.occurred_at ?? null,
      latest: events.at(-1)?.occurred_at ?? null,
      file,
    },
    context: {
      server: { origin: 'http://127.0.0.1', deployment_id: 'powercontext' },
      principal: { type: 'user', id: 'auditor' },
      console: 'Scope Console 0',
      startedAt: '2026-11-21T11:00:00.000Z',
      endedAt: '2026-11-21T11:00:01.000Z',
      serverAheadMs: 0,
      notFound,
    },
    notes: { name: '', notes: '', conclusion: '' },
    readBindings: () => Promise.resolve([]),
    readChanges: null,
    sentence: ({ event_id: id }) => `Event ${id} happened.`,
    texts: indexTexts.en,
    zone: 'utc',
    onStep: () => {},
    ...told,
  })
  return { ...made, bytes: bytes() }
}
