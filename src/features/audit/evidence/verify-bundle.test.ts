import { execFile } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AuditEvent } from '../../../api/contract/audit'
import { familyOf } from '../../../families/family-of'
import type { ExportRequest } from '../export/export-request'
import { expectHarmless, FORGED, FORGED_SHOWN } from '../../../lib/text/testing/terminal'
import { madeBundle } from '../testing/made-bundle'
import {
  VERIFY_SCRIPT,
  packed,
  resealed,
  unpackedBundle,
  verify,
  type Files,
} from '../testing/changed-bundle'
import { eventAt } from '../testing/simulated-audit'
import type { ChangeLine } from './change-search'

const START = Date.parse('2026-11-21T09:00:00Z')
const request: ExportRequest = {
  resource: { type: 'server', deployment_id: 'powercontext' },
  start: '2026-11-21T09:00:00Z',
  end: '2026-11-21T10:00:00Z',
  local: null,
}
/** Text that would do harm in a page, in a list of lines or on a terminal, or that nobody would see. */
const HOSTILE = [
  '</td><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  'line\nbreak\u2028and\u202eturned',
  '<data id="denied" value="0">0</data>',
  '== "instructions": same\n-- a\n++ b',
  '王小明 🙂',
]
const hostile = (place: number) => HOSTILE[place % HOSTILE.length] ?? ''
const scope = { type: 'scope', scope_id: '../../scope' }
const events = Array.from({ length: 45 }, (_, i): AuditEvent => {
  const changes = i % 9 === 0
  return eventAt(i + 1, START + i * 1_000, {
    principal: { type: 'user', id: hostile(i), description: hostile(i + 1) },
    allowed: changes || i % 2 === 0,
    reason_code: hostile(i + 2),
    ...(changes
      ? { operation: 'replace_artifact', action: 'scope.admin', resource: scope }
      : { binding_id: `binding-${i % 3}` }),
  })
})

const line = (event: AuditEvent, file: string | null): ChangeLine => ({
  event_id: event.event_id,
  occurred_at: event.occurred_at,
  may_have_made: [
    {
      ...{ scope_id: '../../scope', family: 'prompt', artifact_id: '../evil', revision: 2 },
      committed_at: event.occurred_at,
      file,
      left_out: file === null ? 'bound reached' : null,
    },
  ],
  left_out: null,
})
const revision = (text: string, number: number) => ({
  ...{ scope_id: '../../scope', family: 'prompt', artifact_id: '../evil', revision: number },
  ...{ sources: [], artifacts: [], content_digest: `sha256:${'0'.repeat(64)}` },
  content: { mode: 'custom', instructions: text },
})
const FILE = 'changes/001-.._evil-r2.txt'

const whole = () =>
  madeBundle(events, {
    request,
    now: START + 7_200_000,
    notes: { name: hostile(0), notes: HOSTILE.join('\n'), conclusion: hostile(1) },
    sentence: ({ principal }) => `${principal.description} did it.`,
    readBindings: (ids) =>
      Promise.resolve(
        ids.map((id) => ({
          binding_id: id,
          binding: null,
          left_out: `could not be read: ${hostile(1)}`,
        })),
      ),
    readChanges: async (changes, write) => {
      const change = { before: revision('one', 1), revision: revision(HOSTILE.join('\n'), 2) }
      await write(FILE, { ...change, fields: familyOf('prompt').compared })
      return changes.map((event, place) => line(event, place === 0 ? FILE : null))
    },
  })

let good: Uint8Array
let files: Files
beforeAll(async () => {
  good = (await whole()).bytes
  files = unpackedBundle(good)
})
/** The files with one of them changed. */
const edited = (name: string, change: (text: string) => string): Files => {
  const before = files[name] ?? ''
  const after = change(before)
  expect(after, `${name} must have been changed`).not.toBe(before)
  return { ...files, [name]: after }
}

describe('a bundle', () => {
  it('verifies, as it was written and as another program packs it', async () => {
    for (const bytes of [good, packed(files)]) {
      const { code, output } = await verify(bytes, '--complete')
      expect(output).not.toContain('FAILED')
      expect(output).toContain('Verified: 8 files, 45 events')
      expect(output).toContain('It does not prove')
      expect(code).toBe(0)
    }
  })

  it.each([
    ...['events.jsonl', 'receipt.json', 'bindings.jsonl', 'notes.md', 'index.html'],
    ...['changes/changes.jsonl', FILE, 'manifest.json'],
  ])('of which %s was changed or taken away is refused by name', async (name) => {
    const { [name]: text = '', ...others } = files
    for (const change of [
      { ...others, [name]: `${text} ` },
      { ...others, [name]: text.replace(/[a-z](?=[^a-z]*$)/, 'q') },
      others,
    ]) {
      const { code, output } = await verify(packed(change))
      expect(output).toContain(`FAILED  ${name}: `)
      expect(code).toBe(1)
    }
  })

  it('prints nothing of a forged one that a terminal obeys', async () => {
    const added = packed({ ...files, [FORGED]: 'x' })
    const { output } = await verify(added)
    expectHarmless(output)
    expect(output).toContain(`FAILED  ${FORGED_SHOWN}: `)
    // The second bundle claims a packing method that the zip reader refuses: the reader's own message names the file.
    const other = Uint8Array.from(packed({ [FORGED]: 'x' }))
    other[Buffer.from(other).indexOf(Buffer.from('PK\x01\x02')) + 10] = 9
    const unread = (await verify(other)).output
    expectHarmless(unread)
    expect(unread).toContain(`FAILED  zip: it can’t be read: ${FORGED_SHOWN} is kept`)
  })

  it('with a file more is refused by its name', async () => {
    const { code, output } = await verify(packed({ ...files, 'changes/extra.txt': 'x' }))
    expect(output).toContain('FAILED  changes/extra.txt: changes/extra.txt was added')
    expect(code).toBe(1)
  })

  it.each<[string, RegExp, () => Files]>([
    [
      'an event less',
      /number of events/,
      () => edited('events.jsonl', (text) => text.slice(text.indexOf('\n') + 1)),
    ],
    [
      'a denial made an allowance',
      /SHA-256/,
      () => edited('events.jsonl', (text) => text.replace('"allowed":false', '"allowed":true')),
    ],
    [
      'another receipt',
      /receipt unchanged/,
      () => edited('receipt.json', (text) => text.replace('"auditor"', '"nobody"')),
    ],
    [
      'a binding less',
      /events name: bindings.jsonl says nothing of binding-/,
      () => edited('bindings.jsonl', (text) => text.slice(text.indexOf('\n') + 1)),
    ],
    [
      'a change of another event',
      /changes\.jsonl tells of an event/,
      () => edited('changes/changes.jsonl', (text) => text.replace('"event-1"', '"event-2"')),
    ],
    [
      'a change of no event',
      /changes\.jsonl tells of an event/,
      () => edited('changes/changes.jsonl', (text) => text.replace('"event-1"', '"event-x"')),
    ],
    [
      'a diff that no change names',
      /not named by/,
      () => edited('changes/changes.jsonl', (text) => text.replace(`"${FILE}"`, 'null')),
    ],
    [
      'another count on its first page',
      /index\.html says/,
      () => edited('index.html', (text) => text.replace(/(<data id="denied" value=")\d+/, '$10')),
    ],
    [
      'a count that is shown otherwise',
      /index\.html says/,
      () =>
        edited('index.html', (text) => text.replace(/(<data id="denied" value="\d+">)\d+/, '$10')),
    ],
    [
      'another count in its manifest',
      /manifest counts 0/,
      () => edited('manifest.json', (text) => text.replace(/"denied": \d+/, '"denied": 0')),
    ],
  ])('with %s and a manifest that fits is refused', async (_name, found, change) => {
    const { code, output } = await verify(await resealed(change()))
    expect(output).toMatch(found)
    expect(output).not.toContain('FAILED  manifest.json')
    expect(code).toBe(1)
  })

  it('in which bytes stand that belong to no file is refused', async () => {
    const hidden = Buffer.concat([good.subarray(0, 40), Buffer.from('x'), good.subarray(40)])
    for (const bytes of [hidden, Buffer.concat([good, Buffer.from('x')]), good.subarray(0, -9)]) {
      const { code, output } = await verify(bytes)
      expect(output).toContain('FAILED  zip: ')
      expect(code).toBe(1)
    }
  })

  it('of no event verifies', async () => {
    const { bytes } = await madeBundle([], { request, now: START + 7_200_000 })
    const { code, output } = await verify(bytes, '--complete')
    expect(output).toContain('Verified: 6 files, 0 events')
    expect(code).toBe(0)
  })

  it('is not there: it says so', async () => {
    const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
      execFile(process.execPath, [VERIFY_SCRIPT, '/nowhere.zip'], (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      )
    })
    expect(output).toContain('/nowhere.zip can’t be read')
    expect(code).toBe(2)
  })
})

describe('the first page of a bundle', () => {
  it('has no script, and no text that became markup', () => {
    const page = files['index.html'] ?? ''
    expect(page).not.toMatch(/<script|<img|onmouseover='|\u202e|\u2028/)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).toContain('⟦U+202E⟧')
    expect(page).toContain("default-src 'none'")
    expect(page.match(/<data id="denied"/g)).toHaveLength(1)
  })

  it('links each revision that a change may have made, and says of others why not', () => {
    const page = files['index.html'] ?? ''
    expect(page).toContain(`<a href="${FILE}">r2 of ../evil</a>`)
    expect(page).toContain('npm run verify-export')
  })
})

it('no line of a changed text can pass for one of the file’s own', () => {
  const text = files[FILE] ?? ''
  const own = /^(Artifact |From: |To: |Whether |Characters |==|$)/
  const content = text.split('\n').filter((each) => !own.test(each))
  expect(content.length).toBeGreaterThan(5)
  for (const each of content) expect(each).toMatch(/^[ +-]/)
  expect(text).not.toMatch(/[\u2028\u202e]/)
})
