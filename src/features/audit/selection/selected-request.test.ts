import { describe, expect, it } from 'vitest'
import { Exporter } from '../export/exporter'
import { fixEnd } from '../export/export-request'
import { SelectedEvents, stretchesOf } from '../export/selected-events'
import { openStretches } from '../export/open-stretches'
import type { Batch } from '../export/batch'
import { SimulatedAudit } from '../testing/simulated-audit'
import type { Picked } from './picks'
import { selectedRequest, stretchesAround } from './selected-request'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const SERVER = { type: 'server', deployment_id: 'powercontext' } as const
const list = { resource: SERVER, start: null, end: null, result: 'allowed' } as const

const pick = (cursor: number, atMs: number, whole: boolean): Picked => ({
  eventId: `event-${cursor}`,
  requestId: `request-${cursor}`,
  atMs,
  whole,
})
const asked = (items: [Picked, ...Picked[]]) =>
  selectedRequest(items, {
    rows: items.length,
    listsDecisions: false,
    loaded: 500,
    listRead: false,
    list,
    filters: { words: [], params: {} },
    isLoaded: (id) => id !== 'event-1',
  })

describe('the question behind a selection', () => {
  it('asks for a stretch around each decision, and for one stretch of those that are near each other', () => {
    expect(stretchesAround([NOW, NOW - 90_000, NOW - 600_000])).toEqual([
      { start: '2026-11-21T09:49:39.000Z', end: '2026-11-21T09:50:21.000Z' },
      { start: '2026-11-21T09:58:09.000Z', end: '2026-11-21T10:00:21.000Z' },
    ])
  })

  it('names requests that were selected as a row, and decisions that were by themselves', () => {
    const { selection, start, end, ...rest } = asked([
      pick(1, NOW - 90_000, true),
      pick(2, NOW - 900_000, false),
    ])
    expect(selection).toMatchObject({
      requestIds: ['request-1'],
      eventIds: ['event-2'],
      decisions: ['event-1', 'event-2'],
      ofList: 1,
      loaded: 500,
      rowsAre: 'requests',
    })
    expect([start, end]).toEqual(['2026-11-21T09:44:39.000Z', '2026-11-21T09:58:51.000Z'])
    // The list's own filters would leave out decisions of the request.
    expect(rest).toEqual({ resource: SERVER, local: null })
  })
})

/** One event each ten seconds, for an hour up to now. */
const audit = () => {
  const of = new SimulatedAudit(
    Array.from({ length: 360 }, (_, i) => NOW - (360 - i) * 10_000),
    NOW,
  )
  // A denial of which only the whole request tells that it was refused.
  for (const event of of.events) Object.assign(event, { operation: 'get_artifact', allowed: false })
  return of
}
const timeOf = (cursor: number) => NOW - (361 - cursor) * 10_000

async function exported(of: SimulatedAudit, items: [Picked, ...Picked[]]) {
  const fixed = fixEnd(asked(items), NOW)
  if (!fixed.selection) throw new Error('nothing is selected')
  const selected = new SelectedEvents(fixed.selection)
  const request = { ...fixed, local: { words: ['by hand'], params: {}, matches: selected.matches } }
  const written: { id: string; outcome: string }[] = []
  const exporter = new Exporter({
    request,
    ask: async (page) => {
      const answer = await of.ask(page)
      return { ...answer, text: JSON.stringify(answer.page) }
    },
    reader: (ask) => openStretches(request, stretchesOf(request), ask),
    sink: {
      write: ({ texts, lines }: Batch) => {
        for (const [text, place, outcome] of lines) {
          const { items: all } = JSON.parse(texts[text] ?? '') as { items: { event_id: string }[] }
          written.push({ id: all[place]?.event_id ?? '', outcome })
        }
        return Promise.resolve(0)
      },
      finish: () => Promise.resolve({ bytes: 0, sha256: '' }),
      discard: () => Promise.resolve(),
    },
    now: () => of.clock,
    sleep: (ms) => {
      of.clock += ms
      return new Promise((resolve) => setImmediate(resolve))
    },
  })
  await exporter.run()
  return { written, snapshot: exporter.getSnapshot(), missing: selected.missing }
}

describe('reading a selection again', () => {
  it('brings exactly what was selected, in the order of the server, for a call each, and is never complete', async () => {
    const of = audit()
    const { written, snapshot, missing } = await exported(of, [
      pick(300, timeOf(300), true),
      pick(20, timeOf(20), false),
      pick(150, timeOf(150), true),
    ])
    expect(written).toEqual([
      { id: 'event-20', outcome: 'refused' },
      { id: 'event-150', outcome: 'refused' },
      { id: 'event-300', outcome: 'refused' },
    ])
    expect(missing).toEqual([])
    expect(of.requests.length).toBe(3)
    expect(snapshot).toMatchObject({ phase: 'done', ended: true, complete: false })
  })

  it('says which decision the server did not send again', async () => {
    const { written, missing } = await exported(audit(), [
      pick(20, timeOf(20), false),
      pick(9_999, timeOf(40), false),
    ])
    expect(written.map(({ id }) => id)).toEqual(['event-20'])
    expect(missing).toEqual(['event-9999'])
  })

  it('goes on where it was after a failure, and leaves nothing out', async () => {
    const of = audit()
    of.fail('network')
    const { written, missing } = await exported(of, [
      pick(20, timeOf(20), false),
      pick(300, timeOf(300), false),
    ])
    expect(written.map(({ id }) => id)).toEqual(['event-20', 'event-300'])
    expect(missing).toEqual([])
  })

  it('calls no outcome known that decisions beyond the stretch could change', async () => {
    const of = audit()
    // A decision of the same request at the very start of the stretch: others may lie before it.
    const [early, late] = [of.events[18], of.events[19]]
    if (!early || !late) throw new Error('no events')
    early.request_id = late.request_id ?? null
    early.occurred_at = new Date(timeOf(20) - 20_500).toISOString()
    const { written } = await exported(of, [
      pick(20, timeOf(20), true),
      pick(300, timeOf(300), true),
    ])
    expect(written).toEqual([
      { id: 'event-19', outcome: 'unknown' },
      { id: 'event-20', outcome: 'unknown' },
      { id: 'event-300', outcome: 'refused' },
    ])
  })
})
