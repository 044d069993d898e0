import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { reportLine } from '../../../access/change/review/report'
import type { Item, Missing, Review } from '../../../access/change/review/review'
import type { Since } from '../../../access/change/review/since'
import { bindingOf } from '../../../access/testing/binding-of'
import { checksumOf } from '../../../components/export/receipt-file'
import {
  expectHarmless,
  expectTold,
  FORGED,
  FORGED_SHOWN,
} from '../../../lib/text/testing/terminal'
import { makeReport } from './make-report'
import type { ReportFacts } from './report-page'
import { reportTexts } from './report-texts'

const SCRIPT = fileURLToPath(new URL('../../../../scripts/verify-export.mjs', import.meta.url))
const NOW = Date.parse('2026-11-24T12:00:00Z')
const at = '2026-11-24T11:00:00Z'
const item = (id: string, kind: 'keep' | 'end' | 'renew' | null, sent = false): Item => ({
  seen: bindingOf({ binding_id: id }),
  decision: kind && { kind, reason: `Why <${kind}> & so on`, end: '90', day: '', at },
  sent: sent ? { key: id, at, outcome: 'made', said: null } : null,
})
const made = (more: Parameters<typeof bindingOf>[0]): Since => ({
  kind: 'made',
  binding: bindingOf(more),
})
const SAME: Since = { kind: 'same' }
const rows: [Item, Since][] = [
  [item('kept', 'keep'), SAME],
  [
    item('ended', 'end', true),
    made({ binding_id: 'ended', state: 'revoked', revoked_at: '2026-11-24T11:30:00Z' }),
  ],
  [item('renewed', 'renew', true), made({ binding_id: 'new', reason: 'Why', expires_at: at })],
  [item('unsent', 'end'), SAME],
  [item('gone', 'keep'), { kind: 'changed', now: null, successor: null }],
  [item('open', null), SAME],
]
const review: Review = {
  format: 'scope-console.access-review.v1',
  id: 'r1',
  server: '',
  resource: 'scope:shop',
  startedAt: at,
  startedBy: { type: 'user', id: 'ada', description: null },
  choice: {
    role: '',
    person: 'a',
    subject: null,
    roles: ['scope.admin', 'scope.viewer'],
    people: [
      { type: 'user', id: 'ada' },
      { type: 'service', id: 'bot' },
    ],
  },
  items: rows.map(([each]) => each),
  uses: {
    from: '2026-11-01T00:00:00Z',
    until: at,
    floor: '2026-08-26T00:00:00Z',
    calls: 3,
    events: 7,
    last: { kept: '2026-11-20T08:00:00Z' },
    span: 1,
    end: null,
  },
}

const lines = rows.map(([each, since]) => reportLine(each, since, NOW, review.uses))

async function written(
  missing: readonly Missing[] = [],
  { ofArtifact = null, serverUnseen = false }: Partial<ReportFacts> = {},
) {
  const facts = {
    name: 'report.html',
    of: 'shop',
    review,
    ofArtifact,
    serverUnseen,
    lines,
    missing,
    principal: review.startedBy,
    server: 'http://127.0.0.1',
    madeAt: '2026-11-24T12:00:00Z',
    readAt: '2026-11-24T11:59:00Z',
    who: ({ id }: { id: string }) => id,
    place: () => 'shop',
    named: (param: string) => param.replace('scope:', 'Scope '),
  }
  const { file, receipt } = makeReport(facts, 'Scope Console 0', reportTexts.en)
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.html')
  writeFileSync(path, new Uint8Array(await (file ?? new Blob()).arrayBuffer()))
  writeFileSync(`${path}.receipt.json`, receipt)
  return path
}

const verify = (path: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [SCRIPT, path, `${path}.receipt.json`], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

const receiptOf = (path: string) =>
  JSON.parse(readFileSync(`${path}.receipt.json`, 'utf8')) as object

it('says of each decision what it came to and who holds it', () => {
  expect(lines.map(({ outcome, held_by: by }) => [outcome, by.decision, by.reason])).toEqual([
    ['noted', 'report', 'report'],
    ['made', 'server', 'report'],
    ['made', 'server', 'server'],
    ['not made', 'report', 'report'],
    ['changed by others', 'report', 'report'],
    ['undecided', null, null],
  ])
})

it('says of a review of one Artifact whom it could not see', async () => {
  const path = await written([], { ofArtifact: 'scope' })
  const page = readFileSync(path, 'utf8')
  expect(page).toContain(
    'Bindings on the server reach it too, and the reviewer could not see them.',
  )
  expect(page).toContain('The owner of an Artifact holds no binding')
  expect(receiptOf(path)).toMatchObject({ bindings_out_of_sight: ['server'] })
  const alone = await written([], { ofArtifact: 'artifact' })
  expect(receiptOf(alone)).toMatchObject({ bindings_out_of_sight: ['scope', 'server'] })
})

it('says of a review of Scopes, and of no other, that bindings on the server were out of sight', async () => {
  const unseen =
    'Bindings on the server reach into every Scope too. The reviewer could not see them'
  const path = await written([], { serverUnseen: true })
  expect(readFileSync(path, 'utf8')).toContain(unseen)
  expect(receiptOf(path)).toMatchObject({ bindings_out_of_sight: ['server'] })
  const { code, output } = await verify(path)
  expect([code, output]).toEqual([
    0,
    expect.stringContaining('Out of sight: bindings on the server'),
  ])
  const whole = await written()
  expect(readFileSync(whole, 'utf8')).not.toContain(unseen)
  expect(receiptOf(whole)).toMatchObject({ bindings_out_of_sight: [] })
  expect((await verify(whole)).output).not.toContain('Out of sight')
})

it('says what is missing of a Scope that was refused, on the page and in the receipt', async () => {
  const missing = [
    { resource: 'scope:<shut>', why: 'refused' },
    { resource: 'scope:later', why: 'left out' },
  ] as const
  const path = await written(missing)
  expect(await verify(path)).toMatchObject({ code: 0 })
  const page = readFileSync(path, 'utf8')
  expect(page).toContain('What is missing here')
  expect(page).toContain(
    'Scope &lt;shut&gt;: the server did not let the reviewer list its bindings',
  )
  expect(page).toContain('Scope later: its bindings could not be read when the review began')
  expect(receiptOf(path)).toMatchObject({ not_told_whole: missing })
  expect(readFileSync(await written(), 'utf8')).not.toContain('What is missing here')
})

it('writes a page and a receipt that verify, and escapes what was typed', async () => {
  const path = await written()
  const { code, output } = await verify(path)
  expect(output).toContain('Verified: the report of 6 bindings.')
  expect(code).toBe(0)
  const page = readFileSync(path, 'utf8')
  expect(page).toContain('Why &lt;keep&gt; &amp; so on')
  expect(page).not.toContain('<script')
  expect(page).toContain('scope.admin, scope.viewer')
  expect(page).toContain('ada (user ada), bot (service bot), found by “a”')
  expect(receiptOf(path)).toMatchObject({ review: { choice: review.choice } })
  // The last use of one binding, and how far the audit was read for it.
  expect(page).toContain('2026-11-20 08:00:00 UTC')
  expect(page).toContain('as far as read: 2026-11-01 00:00:00 UTC until')
})

it('is found where the page or the receipt was changed', async () => {
  const path = await written()
  writeFileSync(path, readFileSync(path, 'utf8').replace('Keep', 'Kept'))
  expect((await verify(path)).output).toMatch(/FAILED +SHA-256/)

  const other = await written()
  const receipt = JSON.parse(readFileSync(`${other}.receipt.json`, 'utf8')) as {
    decisions: { held_by: unknown }[]
    checksum?: string
  }
  const [first] = receipt.decisions
  if (first) first.held_by = { decision: 'server', reason: 'server' }
  delete receipt.checksum
  const resealed = { ...receipt, checksum: checksumOf(receipt) }
  writeFileSync(`${other}.receipt.json`, JSON.stringify(resealed))
  const { code, output } = await verify(other)
  expect(output).toMatch(/FAILED +who holds what/)
  expect(code).toBe(1)
})

it('is found where a last use is told of time that was not read', async () => {
  const path = await written()
  const receipt = JSON.parse(readFileSync(`${path}.receipt.json`, 'utf8')) as {
    audit_read: { from: string }
    checksum?: string
  }
  delete receipt.checksum
  receipt.audit_read.from = '2026-11-21T00:00:00Z'
  const resealed = { ...receipt, checksum: checksumOf(receipt) }
  writeFileSync(`${path}.receipt.json`, JSON.stringify(resealed))
  const { code, output } = await verify(path)
  expect(output).toMatch(/FAILED +last uses within what was read/)
  expect(code).toBe(1)
})

it('prints nothing of a forged receipt that a terminal obeys', async () => {
  const path = await written()
  const receipt = JSON.parse(readFileSync(`${path}.receipt.json`, 'utf8')) as {
    decisions: { binding_id: string; held_by: unknown }[]
    held_by: string
    checksum?: string
  }
  delete receipt.checksum
  const [first] = receipt.decisions
  if (first) Object.assign(first, { binding_id: FORGED, held_by: FORGED })
  receipt.held_by = FORGED
  const resealed = { ...receipt, checksum: checksumOf(receipt) }
  writeFileSync(`${path}.receipt.json`, JSON.stringify(resealed))
  const { output } = await verify(path)
  expectHarmless(output)
  expect(output).toContain(`${FORGED_SHOWN} is held by`)
  expect(output).toContain(`\n${FORGED_SHOWN}\n`)
})

it('says what is wrong where a decision is none', async () => {
  const path = await written()
  const receipt = JSON.parse(readFileSync(`${path}.receipt.json`, 'utf8')) as Record<
    string,
    unknown
  >
  writeFileSync(`${path}.receipt.json`, JSON.stringify({ ...receipt, decisions: [null] }))
  const { code, output } = await verify(path)
  expectTold(output, 'decisions')
  expect(output).toContain('not as the console writes them')
  expect(code).toBe(2)
})

it('takes no receipt in which a field stands twice', async () => {
  const path = await written()
  const receipt = readFileSync(`${path}.receipt.json`, 'utf8')
  const twice = receipt.replace('{', '{ "bindings": 1,')
  expect(JSON.parse(twice)).toEqual(JSON.parse(receipt))
  writeFileSync(`${path}.receipt.json`, twice)
  const { code, output } = await verify(path)
  expect(output).toContain('a field may stand in it twice')
  expect(code).toBe(2)
})
