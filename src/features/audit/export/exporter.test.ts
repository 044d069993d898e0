import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AuditEvent } from '../../../api/contract/audit'
import { ApiError } from '../../../api/errors'
import { SimulatedAudit, serverTime, type Incident } from '../testing/simulated-audit'
import { fixEnd, type ExportRequest } from './export-request'
import type { Format } from '../../../components/export/export-writer'
import { Exporter, type EventReader } from './exporter'
import { fileSink } from '../testing/file-sink'
import { openReader } from './open-reader'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const server = { type: 'server', deployment_id: 'powercontext' } as const
const all: ExportRequest = { resource: server, start: null, end: null, local: null }

/** One event a second up to now. */
const times = (count: number) => Array.from({ length: count }, (_, i) => NOW - (count - i) * 1_000)

type Setting = {
  audit: SimulatedAudit
  request?: ExportRequest
  format?: Format
  reader?: (ask: Parameters<typeof openReader>[1]) => EventReader
}

function exportOf({ audit, request = all, format = 'jsonl', reader }: Setting) {
  const file = join(mkdtempSync(join(tmpdir(), 'export-')), `audit.${format}`)
  const fixed = fixEnd(request, NOW)
  const slept: number[] = []
  const exporter = new Exporter({
    request: fixed,
    ask: async (asked) => {
      const answer = await audit.ask(asked)
      return { ...answer, text: JSON.stringify(answer.page) }
    },
    reader: reader ?? ((ask) => openReader(fixed, ask)),
    sink: fileSink(format, file),
    now: () => audit.clock,
    sleep: async (ms) => {
      slept.push(ms)
      audit.clock += ms
      await new Promise((resolve) => setImmediate(resolve))
    },
  })
  const lines = () => readFileSync(file, 'utf8').split('\n').slice(0, -1)
  const cursors = () => lines().map((line) => (JSON.parse(line) as { cursor: number }).cursor)
  return { exporter, file, fixed, cursors, lines, slept }
}
/** Waits until the export has come to this phase, for as long as that takes. */
const reached = (exporter: Exporter, phase: ReturnType<Exporter['getSnapshot']>['phase']) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (exporter.getSnapshot().phase !== phase) return
      leave()
      resolve()
    }
    const leave = exporter.subscribe(look)
    look()
  })
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

describe('an export', () => {
  it('holds everything of the range as it was sent, and says so', async () => {
    const audit = new SimulatedAudit(times(1_200), NOW)
    const { exporter, cursors, lines } = exportOf({ audit })
    await exporter.run()
    expect(exporter.getSnapshot()).toMatchObject({
      phase: 'done',
      complete: true,
      written: 1_200,
      received: 1_200,
      first: { cursor: 1 },
      last: { cursor: 1_200 },
      earliest: serverTime(NOW - 1_200_000),
      latest: serverTime(NOW - 1_000),
    })
    expect(cursors()).toEqual(upTo(1_200))
    const sent = JSON.stringify(audit.events[7])
    expect(lines()[7]).toBe(sent.replace(/}$/, ',"request_outcome":"unknown"}'))
  })

  it('takes in what was stamped before its end and recorded after its last page', async () => {
    const audit = new SimulatedAudit(times(20), NOW)
    const ask = audit.ask
    let asked = 0
    Object.assign(audit, {
      ask: async (request: Parameters<typeof ask>[0]) => {
        asked += 1
        if (asked === 2) audit.write(NOW - 500)
        return ask(request)
      },
    })
    const { exporter, cursors, slept } = exportOf({ audit })
    await exporter.run()
    // Reading wrote event 21, after the end.
    expect(cursors()).toEqual([...upTo(20), 22])
    expect(slept).toEqual([4_000])
  })

  it.each<Incident>(['grant', 'expire', 'activity', 'network', 'empty-page'])(
    'goes on over %s between its pages, each event once',
    async (incident) => {
      const incidents = Array.from({ length: 9 }, (_, i) => (i % 2 ? incident : 'none'))
      const audit = new SimulatedAudit(times(3_000), NOW, incidents, 250)
      const { exporter, cursors } = exportOf({ audit })
      await exporter.run()
      expect(exporter.getSnapshot()).toMatchObject({
        phase: 'done',
        complete: true,
        written: 3_000,
      })
      expect(cursors()).toEqual(upTo(3_000))
    },
  )

  it('goes on after events that the server cannot hand out, and is not complete', async () => {
    const audit = new SimulatedAudit(times(1_200), NOW)
    const unreadable = [1, 600, 601, 1_200]
    for (const cursor of unreadable) audit.unreadable.add(cursor)
    const { exporter, cursors } = exportOf({ audit })
    await exporter.run()
    const { phase, ended, complete, blind, written } = exporter.getSnapshot()
    expect({ phase, ended, complete, written }).toEqual({
      phase: 'done',
      ended: true,
      complete: false,
      written: 1_196,
    })
    expect(cursors()).toEqual(upTo(1_200).filter((cursor) => !unreadable.includes(cursor)))
    expect(blind.map(({ from }) => serverTime(from / 1_000))).toEqual(
      unreadable.map((cursor) => audit.events[cursor - 1]?.occurred_at),
    )
  })

  it('asks again by itself a bounded number of times, then waits for a person', async () => {
    const audit = new SimulatedAudit(times(10), NOW, Array<Incident>(6).fill('network'))
    const { exporter, slept, cursors } = exportOf({ audit })
    const running = exporter.run()
    await reached(exporter, 'stopped')
    expect(slept).toEqual([1_000, 2_000, 4_000, 8_000, 15_000])
    expect(audit.requests).toHaveLength(6)
    exporter.retry()
    await running
    expect(exporter.getSnapshot()).toMatchObject({ complete: true, resumed: { connection: 6 } })
    expect(cursors()).toEqual(upTo(10))
  })

  it('asks a person at once where asking again by itself cannot help', async () => {
    const audit = new SimulatedAudit(times(10), NOW)
    const refusal = new ApiError('http', 403, 'forbidden', 'Forbidden', null, 'r-1')
    const { exporter, slept } = exportOf({
      audit,
      reader: () => ({
        resumed: { policy: 0, cursor: 0 },
        blind: [],
        next: () => Promise.reject(refusal),
      }),
    })
    const running = exporter.run()
    await reached(exporter, 'stopped')
    expect(exporter.getSnapshot()).toMatchObject({ error: refusal })
    exporter.stop('keep')
    await running
    expect(slept).toEqual([])
    expect(exporter.getSnapshot()).toMatchObject({ phase: 'done', complete: false })
  })

  it('stands while it is paused, and goes on from there', async () => {
    const audit = new SimulatedAudit(times(2_000), NOW)
    const { exporter, cursors } = exportOf({ audit })
    exporter.hold('pause')
    const running = exporter.run()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(audit.requests).toHaveLength(0)
    exporter.goOn()
    await running
    expect(cursors()).toEqual(upTo(2_000))
  })

  it('asks for its last page no second time while it is paused', async () => {
    const audit = new SimulatedAudit(times(20), NOW)
    const { exporter, cursors, slept } = exportOf({ audit })
    const running = exporter.run()
    await reached(exporter, 'settling')
    exporter.hold('pause')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(slept).toEqual([4_000])
    expect(audit.requests).toHaveLength(1)
    exporter.goOn()
    await running
    expect(audit.requests).toHaveLength(2)
    expect(cursors()).toEqual(upTo(20))
  })

  it('is never complete when it was ended before its end, and gone when it was discarded', async () => {
    for (const what of ['keep', 'discard'] as const) {
      const audit = new SimulatedAudit(times(3_000), NOW)
      const { exporter, cursors } = exportOf({ audit })
      exporter.subscribe(() => {
        const { written, hold } = exporter.getSnapshot()
        if (written > 0 && hold === null) {
          exporter.hold('cancel')
          exporter.stop(what)
        }
      })
      await exporter.run()
      const { phase, complete, written } = exporter.getSnapshot()
      expect(complete).toBe(false)
      if (what === 'keep') {
        expect(phase).toBe('done')
        expect(written).toBeLessThan(3_000)
        expect(cursors()).toEqual(upTo(written))
      } else {
        expect(phase).toBe('gone')
        expect(cursors).toThrow('ENOENT')
      }
    }
  })

  it('claims nothing when the disk is full', async () => {
    const audit = new SimulatedAudit(times(2_000), NOW)
    const { fixed, file, cursors } = exportOf({ audit })
    const exporter = new Exporter({
      request: fixed,
      ask: async (asked) => {
        const answer = await audit.ask(asked)
        return { ...answer, text: JSON.stringify(answer.page) }
      },
      reader: (ask) => openReader(fixed, ask),
      sink: fileSink('jsonl', file, 300_000),
      now: () => audit.clock + 60_000,
    })
    await exporter.run()
    const { phase, error, complete, file: made } = exporter.getSnapshot()
    expect({ phase, complete, made }).toEqual({ phase: 'failed', complete: false, made: null })
    expect(error?.message).toBe('ENOSPC')
    expect(cursors).toThrow('ENOENT')
  })

  it('stops where an event has no place in the file any more', async () => {
    const audit = new SimulatedAudit(times(3), NOW)
    const { exporter, cursors } = exportOf({
      audit,
      reader: (ask) => {
        const turns = [[2], [0]]
        return {
          resumed: { policy: 0, cursor: 0 },
          blind: [],
          next: async () => {
            const { page } = await ask({ resource: server })
            const events = (turns.shift() ?? []).flatMap((place) => page.items[place] ?? [])
            return { events, done: turns.length === 0 }
          },
        }
      },
    })
    const running = exporter.run()
    await reached(exporter, 'stopped')
    expect(exporter.getSnapshot().error?.name).toBe('OutOfOrder')
    exporter.retry()
    exporter.stop('keep')
    await running
    expect(exporter.getSnapshot()).toMatchObject({ complete: false, written: 1 })
    expect(cursors()).toEqual([3])
  })

  it('leaves out what only the console filters, and counts both', async () => {
    const audit = new SimulatedAudit(times(100), NOW)
    const local = {
      words: ['Cursor is even'],
      params: { text: 'even' },
      matches: ({ cursor }: AuditEvent) => cursor % 2 === 0,
    }
    const { exporter, cursors } = exportOf({ audit, request: { ...all, local } })
    await exporter.run()
    expect(exporter.getSnapshot()).toMatchObject({ received: 100, written: 50, complete: true })
    expect(cursors()).toEqual(upTo(50).map((n) => 2 * n))
  })
})

it('an open range ends where the export begins', () => {
  expect(fixEnd(all, NOW)).toMatchObject({ end: '2026-11-21T10:00:00.000Z', endIsStart: true })
  const end = '2026-11-20T00:00:00.123456Z'
  expect(fixEnd({ ...all, end }, NOW)).toMatchObject({ end, endIsStart: false })
  const later = { ...all, end: '2030-01-01T00:00:00Z' }
  expect(fixEnd(later, NOW)).toMatchObject({ end: '2026-11-21T10:00:00.000Z', endIsStart: true })
})
