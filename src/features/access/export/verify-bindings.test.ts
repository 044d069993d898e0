import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../../access/role-rules'
import { bindingOf, DESCRIPTIONS, SERVER } from '../../../access/testing/binding-of'
import type { Format } from '../../../components/export/export-writer'
import { checksumOf } from '../../../components/export/receipt-file'
import { parseInstant } from '../../../lib/date/micros'
import { expectHarmless, FORGED, FORGED_SHOWN } from '../../../lib/text/testing/terminal'
import { filteredRows, rowsOf, type Shown } from '../shown'
import type { BindingsExport } from './bindings-receipt'
import { exportBindings } from './export-bindings'

const SCRIPT = fileURLToPath(new URL('../../../../scripts/verify-export.mjs', import.meta.url))
const NASTY = ['=1+1', '"a", b', 'x\r\n=y', '王小明 🙂', "'-2", ' pad ', '']
const bindings = [
  ...NASTY.map((reason, at) =>
    bindingOf({ binding_id: `b${at}`, reason, created_at: `2026-10-0${7 - at}T00:00:00.5Z` }),
  ),
  bindingOf({ binding_id: 'above', resource: SERVER, role: 'server.admin' }),
  bindingOf({ binding_id: 'ending', expires_at: '2026-11-20T00:00:00Z' }),
  bindingOf({ binding_id: 'expired', expires_at: '2026-11-01T00:00:00Z' }),
  bindingOf({ binding_id: 'gone', state: 'revoked', revoked_at: '2026-11-02T00:00:00Z' }),
]
const shown: Shown = {
  bindings,
  rules: rulesOf(DESCRIPTIONS),
  view: 'server',
  resource: { type: 'scope', scope_id: 'shop' },
  param: 'scope:shop',
  instant: parseInstant('2026-11-12T12:00:00Z') ?? 0,
  asOf: '2026-11-12T12:00:00Z',
}
const everything: BindingsExport = {
  shown,
  rows: filteredRows(rowsOf(shown), { state: 'all' }, () => ''),
  filters: { standing: 'all', role: null, subject: null, search: '' },
  reading: {
    list: { type: 'server', deployment_id: 'powercontext' },
    count: bindings.length,
    complete: true,
    stopped: null,
    calls: 1,
    at: Date.parse('2026-11-24T10:00:00Z'),
  },
}

type Made = { file: string; receipt: string; name: string }
async function make(format: Format, what: BindingsExport = everything): Promise<Made> {
  const { name, file, receipt } = await exportBindings(what, {
    format,
    server: { origin: 'http://127.0.0.1', deployment_id: 'powercontext' },
    principal: { type: 'user', id: 'auditor', description: null },
    console: 'Scope Console 0',
    serverAheadMs: 0,
    now: () => Date.parse('2026-11-24T10:00:01Z'),
  })
  const path = join(mkdtempSync(join(tmpdir(), 'verify-')), name)
  writeFileSync(path, new Uint8Array(await (file ?? new Blob()).arrayBuffer()))
  writeFileSync(`${path}.receipt.json`, receipt)
  return { file: path, receipt: `${path}.receipt.json`, name }
}

const verify = ({ file, receipt }: Made, ...more: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [SCRIPT, file, receipt, ...more], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

type Body = Record<string, unknown>
function edit({ receipt }: Made, more: Body) {
  const body = JSON.parse(readFileSync(receipt, 'utf8')) as Body
  delete body['checksum']
  for (const [name, value] of Object.entries(more)) {
    body[name] = typeof value === 'object' ? { ...(body[name] as Body), ...value } : value
  }
  writeFileSync(receipt, JSON.stringify({ ...body, checksum: checksumOf(body) }))
}

describe.each(['csv', 'jsonl'] as const)('an export of bindings as %s', (format) => {
  it('verifies, with every binding that matches', async () => {
    const { code, output } = await verify(await make(format), '--complete')
    expect(output).toContain('Verified: 11 bindings, as of 2026-11-12T12:00:00')
    expect(output).toContain('Cannot be known: Who is in a group')
    expect(code).toBe(0)
  })

  it('is found where a byte of it was changed', async () => {
    const made = await make(format)
    writeFileSync(made.file, readFileSync(made.file, 'utf8').replace('ada', 'eve'))
    const { code, output } = await verify(made)
    expect(output).toMatch(/FAILED +SHA-256/)
    expect(code).toBe(1)
  })

  it.each([
    ['standing', { request: { standing: 'expired' } }],
    ['standing', { as_of: '2026-09-01T00:00:00Z' }],
    ['filters', { request: { role: 'scope.admin' } }],
    ['filters', { request: { subject: { type: 'user', id: 'eve' } } }],
    ['filters', { request: { resource: { type: 'scope', scope_id: 'desk' } } }],
    ['number of bindings', { bindings: { in_file: 10 } }],
  ])('is found by its %s where the receipt says %j, with a new checksum', async (check, more) => {
    const made = await make(format)
    edit(made, more)
    const { code, output } = await verify(made)
    expect(output).toContain(`FAILED  ${check}`)
    expect(code).toBe(1)
  })

  it('prints nothing of a forged file that a terminal obeys', async () => {
    const made = await make(format)
    writeFileSync(made.file, readFileSync(made.file, 'utf8').replace('b0', `b0\u009b2J`))
    edit(made, {
      ...{ as_of: FORGED, search: FORGED, complete: false, why_not_complete: FORGED },
      cannot_be_known: { 0: FORGED },
      request: { role: FORGED },
    })
    const { output } = await verify(made)
    expectHarmless(output)
    expect(output).toContain(`NOT COMPLETE: ${FORGED_SHOWN}`)
  })

  it('that is a part says so in its name, and is refused where a whole is asked for', async () => {
    const reading = { ...everything.reading, complete: false, stopped: 'the server was silent' }
    const made = await make(format, { ...everything, reading })
    expect(made.name).toContain('.partial.')
    expect((await verify(made)).output).toContain('NOT COMPLETE: Calls made: 1.')
    expect((await verify(made)).code).toBe(0)
    expect((await verify(made, '--complete')).code).toBe(1)
  })
})

it('leaves no cell that a spreadsheet would run', async () => {
  const text = readFileSync((await make('csv')).file, 'utf8')
  expect(text).toContain("'=1+1")
  expect(text).toContain("x\r\n'=y")
  expect(text.split('\r\n')[0]).toContain('standing,binding_id,subject_type')
})
