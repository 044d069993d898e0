import { beforeAll, describe, expect, it } from 'vitest'
import type { AuditEvent } from '../../../api/contract/audit'
import type { ExportRequest } from '../export/export-request'
import type { HandSelection } from '../export/hand-selection'
import { checksumOf } from '../../../components/export/receipt-file'
import { packed, resealed, unpackedBundle, verify, type Files } from '../testing/changed-bundle'
import { madeBundle } from '../testing/made-bundle'
import { eventAt } from '../testing/simulated-audit'

const START = Date.parse('2026-11-21T09:00:00Z')
const SERVER = { type: 'server', deployment_id: 'powercontext' } as const
/** Two requests that were selected as a row, the first with three decisions, and a decision by itself. */
const events = [
  ...[1, 2, 3].map((n) => eventAt(n, START + n, { request_id: 'r1', allowed: n !== 2 })),
  eventAt(40, START + 400_000, { request_id: 'r2' }),
  eventAt(50, START + 500_000, { request_id: 'other' }),
]
const selection: HandSelection = {
  requestIds: ['r1', 'r2'],
  eventIds: ['event-50'],
  // One decision of r1 was not loaded when its row was selected.
  decisions: ['event-1', 'event-2', 'event-40', 'event-50'],
  rows: 3,
  rowsAre: 'requests',
  loaded: 1_204,
  ofList: 3,
  listRead: false,
  list: { resource: SERVER, start: '2026-11-01T00:00:00Z', end: null, result: 'denied' },
  filters: { words: ['Operation: get_scope'], params: { operation: 'get_scope' } },
  stretches: [
    { start: '2026-11-21T08:59:39Z', end: '2026-11-21T09:00:21Z' },
    { start: '2026-11-21T09:06:19Z', end: '2026-11-21T09:08:41Z' },
  ],
}
const request = (over: Partial<HandSelection> = {}): ExportRequest => ({
  resource: SERVER,
  start: '2026-11-21T08:59:39Z',
  end: '2026-11-21T09:08:41Z',
  local: null,
  selection: { ...selection, ...over },
})
const made = (
  of: readonly AuditEvent[],
  over: Partial<HandSelection> = {},
  notFound: readonly string[] = [],
) => madeBundle(of, { request: request(over), now: START + 7_200_000, notFound })

let good: Awaited<ReturnType<typeof made>>
let files: Files
beforeAll(async () => {
  good = await made(events)
  files = unpackedBundle(good.bytes)
})

type Json = Record<string, unknown>
const without = (name: string, body: Json): Json =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))
/** The files with the receipt or the manifest changed, and sealed again as whoever forges it would. */
const forged = (name: 'receipt.json' | 'manifest.json', change: (body: Json) => Json): Files => {
  const changed = change(without('checksum', JSON.parse(files[name] ?? '') as Json))
  const sealed = { ...changed, checksum: checksumOf(changed) }
  return { ...files, [name]: `${JSON.stringify(sealed, null, 2)}\n` }
}
const withSelection = (over: Json) => (body: Json) => ({
  ...body,
  selection: { ...(body['selection'] as Json), ...over },
})
const withoutSelection = (body: Json) => without('selection', body)

describe('a bundle of what was selected by hand', () => {
  it('verifies, and says that it is a selection, of which list and how many of how many', async () => {
    const { code, output } = await verify(good.bytes)
    expect(output).not.toContain('FAILED')
    expect(output).toContain('ok      selection made by hand')
    expect(output).toContain('The receipt calls the export NOT COMPLETE: A person selected by hand')
    expect(output).toContain('SELECTED BY HAND: 3 requests, 4 decisions.')
    expect(output).toContain(
      '3 of them are among the 1204 decisions that the console had loaded of the list, which it had not read to its end',
    )
    expect(output).toContain(
      'The list: server; from 2026-11-01T00:00:00Z; until it was begun; result "denied"; Operation: get_scope',
    )
    expect(output).toContain('Verified: 6 files, 5 events.')
    expect(output).toContain('It is a selection that somebody made by hand, and not complete')
    expect(code).toBe(0)
  })

  it('is not complete, whatever was read', async () => {
    const { code, output } = await verify(good.bytes, '--complete')
    expect(output).toContain('FAILED  complete: the receipt says that it is not.')
    expect(code).toBe(1)
  })

  it('says so in its name, its manifest, its receipt and on its first page', () => {
    expect(good.name).toMatch(/^evidence-selection-server-.*\.partial\.zip$/)
    for (const name of ['manifest.json', 'receipt.json']) {
      expect(JSON.parse(files[name] ?? '')).toMatchObject({
        selection: {
          made: 'by hand',
          rows: 3,
          rows_are: 'requests',
          decisions_selected: 4,
          decisions_selected_of_list: 3,
          decisions_loaded_of_list: 1_204,
          list_read_to_its_end: false,
          list: { from: '2026-11-01T00:00:00Z', until: null, result: 'denied' },
        },
      })
    }
    const page = files['index.html'] ?? ''
    expect(page).toContain('This bundle is a selection that a person made by hand.')
    expect(page).toContain('<data id="selected" value="4">4</data>')
    expect(page).toContain('<data id="loaded" value="1204">1,204</data>')
    expect(page).toContain('result: denied; Operation: get_scope')
    expect(page).toContain('NOT COMPLETE.')
  })

  it('names what the server did not send again', async () => {
    const gone = await made(events.slice(0, -1), {}, ['event-50'])
    const { code, output } = await verify(gone.bytes)
    expect(output).toContain('1 selected decisions were not sent again and are not in the file.')
    expect(output).not.toContain('FAILED')
    expect(code).toBe(0)
    expect(unpackedBundle(gone.bytes)['index.html']).toContain('not sent again by the server')
  })

  it.each([
    [
      'an event that was not selected',
      [...events, eventAt(60, START + 501_000)],
      [],
      {},
      /the event "event-60" was not selected/,
    ],
    [
      'a selected decision less',
      events.slice(0, -1),
      [],
      {},
      /the event "event-50" was selected, is not in the file/,
    ],
    [
      'a selected request less',
      events.filter(({ request_id: id }) => id !== 'r2'),
      [],
      {},
      /no event of the selected request "r2"/,
    ],
    [
      'an event in the file called lost',
      events,
      ['event-50'],
      {},
      /names an event as not found that is in the file/,
    ],
    ['more selected than was loaded', events, [], { loaded: 2 }, /numbers do not fit/],
    ['more rows than decisions', events, [], { rows: 5 }, /numbers do not fit/],
    [
      'rows of decisions that are not as many',
      events,
      [],
      { rowsAre: 'decisions' as const },
      /numbers do not fit/,
    ],
  ])('with %s is refused, however well it is sealed', async (_name, of, lost, over, found) => {
    const { code, output } = await verify((await made(of, over, lost)).bytes)
    expect(output).toMatch(/FAILED {2}selection made by hand: /)
    expect(output).toMatch(found)
    expect(code).toBe(1)
  })

  it.each<[string, RegExp, () => Files]>([
    [
      'a receipt that calls it complete',
      /FAILED {2}receipt agrees with itself/,
      () => forged('receipt.json', (body) => ({ ...body, complete: true, why_not_complete: null })),
    ],
    [
      'a receipt of a whole list',
      /manifest\.json: it tells of a selection/,
      () => forged('receipt.json', withoutSelection),
    ],
    [
      'a receipt of more that were loaded',
      /manifest and receipt do not say the same/,
      () => forged('receipt.json', withSelection({ decisions_loaded_of_list: 4_000 })),
    ],
    [
      'a receipt without the ids',
      /does not say which requests and events/,
      () => forged('receipt.json', withSelection({ event_ids: null })),
    ],
    [
      'a manifest of a whole list',
      /manifest and receipt do not say the same/,
      () => forged('manifest.json', withoutSelection),
    ],
    [
      'a manifest that calls it complete',
      /manifest and receipt do not say the same/,
      () => forged('manifest.json', withSelection({ complete: true })),
    ],
    [
      'another number on its first page',
      /index\.html says "9" for “selected”/,
      () => ({
        ...files,
        'index.html': (files['index.html'] ?? '').replace(
          '"selected" value="4">4<',
          '"selected" value="4">9<',
        ),
      }),
    ],
  ])('with %s and a manifest that fits is refused', async (_name, found, change) => {
    const { code, output } = await verify(await resealed(change()))
    expect(output).toMatch(found)
    expect(code).toBe(1)
  })

  it('of which any file was changed is refused by its name', async () => {
    for (const name of Object.keys(files)) {
      const { code, output } = await verify(packed({ ...files, [name]: `${files[name]} ` }))
      expect(output).toContain(`FAILED  ${name}: `)
      expect(code).toBe(1)
    }
  })
})

it('a first page that tells of a selection is refused where the receipt tells of none', async () => {
  const whole: ExportRequest = { resource: SERVER, start: null, end: request().end, local: null }
  const { bytes } = await madeBundle(events, { request: whole, now: START + 7_200_000 })
  const plain = unpackedBundle(bytes)
  expect((await verify(bytes, '--complete')).code).toBe(0)
  const page = `${plain['index.html']}<data id="selected" value="4">4</data>`
  const { code, output } = await verify(await resealed({ ...plain, 'index.html': page }))
  expect(output).toContain('index.html tells of a selection made by hand')
  expect(code).toBe(1)
})
