import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { CORPUS } from '../../../../e2e/hostile/corpus'
import type { AuditEvent } from '../../../api/contract/audit'
import { eventAt } from '../testing/simulated-audit'
import { fixEnd, type ExportRequest } from './export-request'
import { BEGINNING, type ExportSnapshot } from './export-snapshot'
import type { Format } from '../../../components/export/export-writer'
import { fileSink } from '../testing/file-sink'
import { checksumOf, receiptText } from '../../../components/export/receipt-file'
import { withOddValues } from '../../../lib/json/testing/with-odd-values'
import {
  expectHarmless,
  expectTold,
  FORGED,
  FORGED_SHOWN,
} from '../../../lib/text/testing/terminal'
import { makeReceipt } from './receipt'

const SCRIPT = fileURLToPath(new URL('../../../../scripts/verify-export.mjs', import.meta.url))
const START = Date.parse('2026-11-21T09:00:00Z')
const request: ExportRequest = {
  resource: { type: 'server', deployment_id: 'powercontext' },
  action: 'scope.read',
  result: 'allowed',
  subject: { type: 'user', id: 'ada' },
  start: '2026-11-21T09:00:00Z',
  end: '2026-11-21T10:00:00Z',
  local: null,
}
/** Text that tries every rule of the form: quotes, separators, line ends, formulas, other alphabets. */
const NASTY = [
  '=1+1',
  '-2',
  "'=x",
  'a "b", c',
  'x\r\ny\n=z',
  'a;=cmd()',
  '王小明 🙂',
  ' pad ',
  '',
  '\t+1',
  '\u200b=1',
  '\ufeff\u00a0@x',
]
const events = Array.from({ length: 200 }, (_, i) =>
  eventAt(i + 1, START + i * 1_000, {
    principal: { type: 'user', id: 'ada', description: NASTY[i % NASTY.length] ?? null },
    actor: i % 3 ? null : { type: 'service', id: NASTY[(i * 7) % NASTY.length] ?? 'x' },
  }),
)

type Made = { file: string; receipt: string; format: Format }
type Change = Partial<Pick<ExportSnapshot, 'complete' | 'ended' | 'blind'>> & {
  request?: ExportRequest
}

async function make(
  format: Format,
  list: AuditEvent[] = events,
  change: Change = {},
): Promise<Made> {
  const directory = mkdtempSync(join(tmpdir(), 'verify-'))
  const file = join(directory, `audit.${format}`)
  const sink = fileSink(format, file)
  // Two answers, as an export has more than one.
  const halves = [list.slice(0, 77), list.slice(77)]
  for (const items of halves) {
    const lines = items.map((_, place) => [0, place, 'unknown'] as const)
    await sink.write({ texts: [JSON.stringify({ items })], lines })
  }
  const { complete = true, ended = complete, blind = [] } = change
  const [first, last] = [list[0] ?? null, list.at(-1) ?? null]
  const mark = (event: AuditEvent | null) =>
    event && { cursor: event.cursor, event_id: event.event_id, occurred_at: event.occurred_at }
  const snapshot = {
    ...BEGINNING,
    complete,
    ended,
    blind,
    received: list.length,
    written: list.length,
    first: mark(first),
    last: mark(last),
    earliest: first?.occurred_at ?? null,
    latest: last?.occurred_at ?? null,
    file: await sink.finish(),
  }
  const receipt = makeReceipt(fixEnd(change.request ?? request, START + 7_200_000), snapshot, {
    name: `audit.${format}`,
    format,
    server: { origin: 'http://127.0.0.1', deployment_id: 'powercontext' },
    principal: { type: 'user', id: 'auditor' },
    console: 'Scope Console 0',
    startedAt: '2026-11-21T11:00:00.000Z',
    endedAt: '2026-11-21T11:00:01.000Z',
    serverAheadMs: 0,
  })
  const path = `${file}.receipt.json`
  writeFileSync(path, receiptText(receipt))
  return { file, receipt: path, format }
}

const verify = ({ file, receipt }: Made, ...more: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [SCRIPT, file, receipt, ...more], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

/** So many seconds after the first event, and half a millisecond. */
const micros = (seconds: number) => (START + seconds * 1_000) * 1_000 + 500
const AT = '2026-11-21T09:30:00Z'

type Receipt = Record<string, Record<string, unknown>>
function edit({ receipt }: Made, change: (receipt: Receipt) => void, seal: boolean) {
  const { checksum, ...body } = JSON.parse(readFileSync(receipt, 'utf8')) as Receipt
  change(body)
  writeFileSync(receipt, JSON.stringify({ ...body, checksum: seal ? checksumOf(body) : checksum }))
}
/** The file changed, and the receipt's size and digest left as they are. */
const rewrite = ({ file }: Made, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

describe.each<Format>(['csv', 'jsonl'])('a %s export', (format) => {
  let good: Made
  beforeAll(async () => {
    good = await make(format)
  })
  const end = format === 'csv' ? '\r\n' : '\n'
  /** Lines as pieces of text; the events of CSV hold line ends, so pieces are cut where a cursor begins one. */
  const pieces = (text: string) =>
    format === 'csv' ? text.split(/(?<=\r\n)(?=\d+,event-)/) : text.split(/(?<=\n)/)

  it('verifies', async () => {
    const { code, output } = await verify(good)
    expect(output).not.toContain('FAILED')
    expect(output).toContain('Verified: 200 events')
    expect(output).toContain('It does not prove')
    expect(code).toBe(0)
  })

  it.each<[string, RegExp, (lines: string[]) => string[]]>([
    ['cut short', /number of events: .* the file holds 199/, (lines) => lines.slice(0, -1)],
    ['with a line twice', /every event once: .* repeats/, (l) => [...l.slice(0, 9), ...l.slice(8)]],
    [
      'with two lines swapped',
      /order of cursors: .* after/,
      (l) => [...l.slice(0, 8), ...l.slice(9, 10), ...l.slice(8, 9), ...l.slice(10)],
    ],
    ['without a line', /number of events/, (l) => l.filter((_, i) => i !== 50)],
    [
      'with another word in it',
      /SHA-256/,
      (l) => l.map((x) => x.replace('get_scope', 'put_scope')),
    ],
    [
      'cut within a line',
      /middle of a line/,
      (l) => [...l.slice(0, -1), l.at(-1)?.slice(0, 30) ?? ''],
    ],
    ['with another end', /can’t be read|middle of a line/, (l) => [...l, `nonsense${end}`]],
    [
      'with an outcome that is none',
      /outcomes of requests: .* no outcome/,
      (l) => l.map((x) => x.replace('unknown', 'fine')),
    ],
    [
      'with a refused request of which all was allowed',
      /outcomes of requests: .* nothing was denied/,
      (l) => l.map((x) => x.replace('unknown', 'refused')),
    ],
    ['with another principal', /filters: /, (l) => l.map((x) => x.replace(/\bada\b/, 'eve'))],
    ['with a denied one', /filters: /, (l) => l.map((x) => x.replace('true', 'false'))],
    [
      'with an earlier time',
      /time range: /,
      (l) => l.map((x) => x.replace('T09:00:00', 'T08:59:59')),
    ],
  ])('%s is found', async (_name, found, change) => {
    const made = await make(format)
    rewrite(made, (text) => change(pieces(text)).join(''))
    const { code, output } = await verify(made)
    expect(output).toMatch(found)
    expect(output).toContain('FAILED')
    expect(code).toBe(1)
  })

  it('of an older console, without outcomes, verifies', async () => {
    const made = await make(format)
    rewrite(made, (text) =>
      text
        .replace(/,"request_outcome":"unknown"/g, '')
        .replace(/,(unknown|request_outcome)\r\n/g, '\r\n'),
    )
    edit(
      made,
      (receipt) => {
        delete receipt['request_outcome']
        const { file } = receipt
        if (format === 'csv' && file) file['columns'] = (file['columns'] as string[]).slice(0, -1)
        const bytes = readFileSync(made.file)
        const sha256 = createHash('sha256').update(bytes).digest('hex')
        if (file) Object.assign(file, { bytes: bytes.length, sha256 })
      },
      true,
    )
    expect(await verify(made)).toMatchObject({ code: 0 })
  })

  it('whose receipt was forged writes nothing that a terminal obeys, and no line of its own', async () => {
    const made = await make(format)
    edit(
      made,
      (receipt) => {
        Object.assign(receipt, { complete: false, why_not_complete: FORGED })
        Object.assign(receipt['file'] ?? {}, { name: FORGED })
        Object.assign(receipt['events'] ?? {}, { earliest: FORGED })
        Object.assign(receipt['local_filters'] ?? {}, { applied: [FORGED] })
      },
      true,
    )
    const { output } = await verify(made)
    expectHarmless(output)
    // Each of the four places is told.
    expect(output.split(FORGED_SHOWN).length).toBeGreaterThan(4)
    expect(output).not.toMatch(/^ {2}ok {6}forged/m)
  })

  it('of every hostile text verifies', async () => {
    const hostile = CORPUS.map(({ text }, i) =>
      eventAt(i + 1, START + i * 1_000, {
        principal: { type: 'user', id: 'ada', description: text },
        reason_code: text,
      }),
    )
    const { code, output } = await verify(await make(format, hostile), '--complete')
    expectHarmless(output)
    expect(output).toContain(`Verified: ${CORPUS.length} events`)
    expect(code).toBe(0)
  })

  it('with bytes that are no text is found', async () => {
    const made = await make(format)
    const bytes = readFileSync(made.file)
    bytes[bytes.length - 40] = 0xff
    writeFileSync(made.file, bytes)
    const { code, output } = await verify(made)
    expect(output).toContain('no UTF-8')
    expect(code).toBe(1)
  })

  it.each<[string, RegExp, (receipt: Receipt) => void]>([
    [
      'another principal',
      /receipt unchanged/,
      (r) => Object.assign(r['principal'] ?? {}, { id: 'x' }),
    ],
    ['another start', /receipt unchanged/, (r) => Object.assign(r, { started_at: 'x' })],
  ])('a receipt edited for %s is found', async (_name, found, change) => {
    const made = await make(format)
    edit(made, change, false)
    const { code, output } = await verify(made)
    expect(output).toMatch(found)
    expect(code).toBe(1)
  })

  it.each<[string, RegExp, (receipt: Receipt) => void]>([
    [
      'count',
      /number of events/,
      (r) => Object.assign(r['events'] ?? {}, { in_file: 199, received: 199 }),
    ],
    ['first event', /first event/, (r) => Object.assign(r['events'] ?? {}, { first: null })],
    ['last event', /last event/, (r) => Object.assign(r['events'] ?? {}, { last: { cursor: 9 } })],
    [
      'latest time',
      /latest time/,
      (r) => Object.assign(r['events'] ?? {}, { latest: '2026-11-21T09:30:00Z' }),
    ],
    ['size', /size/, (r) => Object.assign(r['file'] ?? {}, { bytes: 5 })],
    ['digest', /SHA-256/, (r) => Object.assign(r['file'] ?? {}, { sha256: '0'.repeat(64) })],
    [
      'end',
      /time range/,
      (r) => Object.assign(r['request'] ?? {}, { until: '2026-11-21T09:01:00Z' }),
    ],
    ['action', /filters/, (r) => Object.assign(r['request'] ?? {}, { action: 'scope.admin' })],
    [
      'resource',
      /filters/,
      (r) => Object.assign(r['request'] ?? {}, { resource: { type: 'scope', scope_id: 's' } }),
    ],
    ['reason', /agrees with itself/, (r) => Object.assign(r, { why_not_complete: 'x' })],
    [
      'events left out',
      /agrees with itself/,
      (r) => Object.assign(r['events'] ?? {}, { received: 900 }),
    ],
  ])('a receipt with another %s and a new checksum is found', async (_name, found, change) => {
    const made = await make(format)
    edit(made, change, true)
    const { code, output } = await verify(made)
    expect(output).toMatch(found)
    expect(output).toContain('ok      receipt unchanged')
    expect(code).toBe(1)
  })

  it('without what the server cannot hand out names each stretch, and is not complete', async () => {
    const blind = [1, 2].map((n) => ({ from: micros(n), to: micros(n) + 1 }))
    const made = await make(format, events, { complete: false, ended: true, blind })
    const { code, output } = await verify(made)
    expect(output).toContain('NOT COMPLETE: The server cannot hand out at least one event')
    expect(output).toContain('at least one event of each of 2 stretches')
    expect(output).toContain('from 2026-11-21T09:00:01.000500Z until 2026-11-21T09:00:01.000501Z')
    expect(code).toBe(0)
    expect((await verify(made, '--complete')).code).toBe(1)
  })

  it.each<[string, (receipt: Record<string, unknown>) => void]>([
    ['was left out of the receipt', (r) => (r['complete'] = true)],
    ['ends before it begins', (r) => (r['unreadable'] = [{ from: AT, until: AT }])],
    ['is no time', (r) => (r['unreadable'] = ['x'])],
    [
      'is before the range',
      (r) => (r['unreadable'] = [{ from: '2020-01-01T00:00:00Z', until: AT }]),
    ],
  ])('with a stretch that %s is found', async (_name, change) => {
    const blind = [{ from: micros(1), to: micros(1) + 1 }]
    const made = await make(format, events, { complete: false, ended: true, blind })
    edit(made, change, true)
    const { code, output } = await verify(made)
    expect(output).toContain('FAILED  stretches that the server could not hand out')
    expect(code).toBe(1)
  })

  it('of no event at all verifies', async () => {
    const { code, output } = await verify(await make(format, []))
    expect(output).toContain('Verified: 0 events')
    expect(code).toBe(0)
  })

  it('that is a part verifies as one, unless a whole is asked for', async () => {
    const part = await make(format, events.slice(0, 90), { complete: false })
    const { code, output } = await verify(part)
    expect(output).toContain('NOT COMPLETE')
    expect(code).toBe(0)
    expect((await verify(part, '--complete')).code).toBe(1)
    expect((await verify(good, '--complete')).code).toBe(0)
  })
})

it('a formula that was put into a CSV is found', async () => {
  const made = await make('csv')
  rewrite(made, (text) => text.replace(",'=1+1", ',=1+1'))
  const { output } = await verify(made)
  expect(output).toMatch(/no formulas: .*principal_description/)
})

it('says what is missing where there is nothing to check', async () => {
  const good = await make('csv')
  for (const [made, found] of [
    [{ ...good, file: '/nowhere' }, /ENOENT/],
    [{ ...good, receipt: good.file }, /no receipt/],
  ] as const) {
    const { code, output } = await verify(made)
    expect(output).toMatch(found)
    expect(code).toBe(2)
  }
})

it('says what is wrong wherever a receipt holds something else', async () => {
  const made = await make('jsonl', events.slice(0, 3))
  const { receipt } = made
  const { checksum, ...body } = JSON.parse(readFileSync(receipt, 'utf8')) as { checksum: string }
  expect(checksumOf(body)).toBe(checksum)
  await Promise.all(
    withOddValues(body).map(async ({ field, copy }, at) => {
      const path = `${receipt}-${at}`
      writeFileSync(path, JSON.stringify({ ...copy, checksum: checksumOf(copy) }))
      const { output } = await verify({ ...made, receipt: path })
      expectTold(output, field)
    }),
  )
})
