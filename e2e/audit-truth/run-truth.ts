import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ACTIONS } from '../../src/api/contract/access'
import { apiOf, type Api } from '../api'
import type { BackendName } from '../backend-names'
import { startBackend, type Backend, type StartBackend } from '../backends'
import { blindOnce } from '../blinding'
import { makeDataDirectory } from '../data-directory'
import { startGuard } from '../guard'
import { deployment, identities } from '../identities'
import { seedAudit, seedScope } from '../seed'
import { eventsIn, verifyExport } from '../verify-export'
import { churn } from './churn'
import { exportAudit } from './export'
import { seededRandom } from '../../src/lib/random'
import { readBlind, scroll, signIn, wander } from './scroll'
import { MetSpots } from '../../src/features/audit/reading/blind-spots'

const EVENTS = Number(process.env['SCOPE_CONSOLE_TRUTH_EVENTS'] ?? 20_000)
/** Changes of role bindings while one order is scrolled. */
const CHANGES = 200
/** Scrolls in each of which nothing may come in above what was passed; some three seconds each on a real server. */
const SCROLLS = Number(process.env['SCOPE_CONSOLE_TRUTH_SCROLLS'] ?? 20)
const SCROLLED = Math.min(8_000, EVENTS)
/** Events that the server cannot hand out, spread evenly. With 300 of them a real server takes a quarter of an hour. */
const BLINDING = Number(process.env['SCOPE_CONSOLE_TRUTH_BLINDING'] ?? 60)
const results = process.env['SCOPE_CONSOLE_RESULTS'] ?? 'test-results'

/** What the feed shows of a real audit, against the audit itself. */
export function runTruth(
  name: BackendName,
  start: StartBackend = (places) => startBackend(name, places),
) {
  let backend: Backend
  let directory: string
  let api: Api
  let scopeId: string
  let stop = async () => {}

  beforeAll(async () => {
    const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
    vi.stubGlobal('sessionStorage', nothing)
    const data = makeDataDirectory('scope-console-truth-')
    directory = data
    const logs = join(results, 'servers', 'truth')
    await mkdir(logs, { recursive: true })
    const file = join(data, 'deployment.json')
    await writeFile(file, JSON.stringify(deployment))
    const guard = startGuard(data)
    const running = await start({ data, logs, deployment: file, guard })
    stop = async () => {
      await running.stop()
      guard.end()
      await rm(data, { recursive: true, force: true })
    }
    backend = running.backend
    api = apiOf(running.keptURL ?? backend.apiURL)
    const scope = await seedScope(api)
    scopeId = scope.scope_id
    await seedAudit(api, scopeId, EVENTS)
    signIn(backend.apiURL, identities.auditor.token)
  })
  afterAll(() => stop())

  test.each(['newest', 'oldest'] as const)(
    `${EVENTS} events, %s first, while roles are granted and revoked ${CHANGES} times: none missing, none twice`,
    async (order) => {
      const server = { type: 'server', deployment_id: backend.deploymentId } as const
      const query = { resource: server, start: null, end: null }
      const existed = (await api.as('auditor').audit(server)).map(({ cursor }) => cursor)
      const changing = churn(api, scopeId)
      const reach = async (changes: number) => {
        while (changing.changes() < changes) await new Promise((resolve) => setTimeout(resolve, 5))
      }
      const scrolled = await scroll(query, order, () =>
        // Side by side, so that the changes are spread over the list.
        reach(Math.min(CHANGES, changing.changes() + CHANGES / 10)),
      )
      await reach(CHANGES)
      const changes = await changing.stop()
      const shown = order === 'oldest' ? scrolled.cursors : scrolled.cursors.toReversed()
      const truth = (await api.as('auditor').audit(server)).map(({ cursor }) => cursor)
      const counts = `${shown.length} events, ${scrolled.calls} calls in ${scrolled.gestures} gestures, ${scrolled.resumed} cursors lost to ${changes} changes`
      console.log(`${name}, ${order} first: ${counts}`)

      expect(existed.length).toBeGreaterThanOrEqual(EVENTS)
      // Each once, in order, and no gap in between.
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b))
      expect(shown).not.toContain(-1)
      const all = new Set(shown)
      expect(existed.filter((cursor) => !all.has(cursor))).toEqual([])
      const real = new Set(truth)
      expect(shown.filter((cursor) => !real.has(cursor))).toEqual([])
      // A reader whom no change ever met would prove nothing.
      expect(scrolled.resumed).toBeGreaterThan(0)
    },
  )

  test(`${SCROLLED} events newest first, scrolled again and again: nothing comes in above what was passed`, async () => {
    const server = { type: 'server', deployment_id: backend.deploymentId } as const
    const audit = (await api.as('auditor').audit(server)).slice(-SCROLLED)
    const times = audit.map(({ occurred_at: at }) => Date.parse(at))
    const earliest = times.reduce((first, at) => Math.min(first, at))
    const query = { resource: server, start: new Date(earliest).toISOString(), end: null }
    const late: number[] = []
    for (let seed = 1; seed <= SCROLLS; seed += 1) {
      const random = seededRandom(seed)
      const anyTime = () => times[Math.floor(random() * times.length)] ?? earliest
      // Every fourth scroll while roles are granted and revoked; the others keep their cursors.
      const changing = seed % 4 === 0 ? churn(api, scopeId) : null
      const scrolled = await wander(query, random, anyTime)
      await changing?.stop()
      const all = new Set(scrolled.cursors)
      expect(audit.filter(({ cursor }) => !all.has(cursor))).toEqual([])
      expect(scrolled.untold, `scroll ${seed}`).toEqual([])
      late.push(...scrolled.late)
    }
    console.log(`${name}, ${SCROLLS} scrolls: ${late.length} events came in above and were told`)
    // These servers stamp and number events well within what the list waits for.
    expect(late).toEqual([])
  }, 1_200_000)

  test('the export of them, while roles are granted and revoked, verifies and holds each as the server sent it', async () => {
    const resource = { type: 'server', deployment_id: backend.deploymentId } as const
    const changing = churn(api, scopeId)
    const { files, end, done } = await exportAudit(
      { resource, start: null, end: null, local: null },
      backend.apiURL,
      directory,
    )
    const changes = await changing.stop()
    console.log(
      `${name}, export: ${done.written} events, ${done.calls} calls, ${done.resumed.policy} cursors lost to ${changes} changes`,
    )
    const audit = await api.as('auditor').audit(resource)
    // The end has no digits after its milliseconds, so that cutting those of an event changes nothing.
    const truth = audit.filter(({ occurred_at: at }) => Date.parse(at) < Date.parse(end))

    expect(truth.length).toBeGreaterThanOrEqual(EVENTS)
    for (const { file, receiptFile } of files) {
      const { code, output } = await verifyExport(file, receiptFile, '--complete')
      expect(output).toContain(`Verified: ${truth.length} events.`)
      expect(code).toBe(0)
    }
    const [jsonLines] = files.filter(({ format }) => format === 'jsonl')
    const exported = await eventsIn(jsonLines?.file ?? '')
    expect(exported.map(({ cursor }) => cursor)).toEqual(truth.map(({ cursor }) => cursor))
    expect(exported.filter((event, place) => !isDeepStrictEqual(event, truth[place]))).toEqual([])
    expect(done.resumed.policy).toBeGreaterThan(0)
  })

  // This test comes last: after it no page of the server's audit can hold the events that it makes.
  test(`${EVENTS} events, ${BLINDING} of which the server cannot hand out: all others once, in both orders and in the export`, async () => {
    const { scope_id } = await seedScope(api)
    const resource = { type: 'scope', scope_id } as const
    const blindings: string[] = []
    for (let made = 0; made < BLINDING; made += 1) {
      await seedAudit(api, scope_id, EVENTS / BLINDING)
      blindings.push(await blindOnce(api, scope_id))
    }
    // The last of them may be of this very millisecond, and an end without further digits would leave it out.
    await delay(2)
    const end = new Date().toISOString()
    const query = { resource, start: null, end }
    const time_range = { start: '1970-01-01T00:00:00Z', end }
    // The unreadable events alone are about reading an Artifact, so the other actions make up the truth.
    const actions = ACTIONS.filter((action) => action !== 'artifact.read')
    const lists = actions.map((action) => api.as('auditor').audit(scope_id, { time_range, action }))
    const truth = (await Promise.all(lists)).flat().sort((a, b) => a.cursor - b.cursor)
    expect(truth.length).toBeGreaterThanOrEqual(EVENTS)

    const met = new MetSpots()
    const calls: Record<string, number> = {}
    for (const order of ['newest', 'oldest'] as const) {
      const list = await readBlind(query, order, met)
      const shown = order === 'oldest' ? list.events : list.events.toReversed()
      expect(shown.map(({ cursor }) => cursor)).toEqual(truth.map(({ cursor }) => cursor))
      expect(shown.filter((event, place) => !isDeepStrictEqual(event, truth[place]))).toEqual([])
      expect(list.blind.map(({ from, to }) => to - from)).toEqual(blindings.map(() => 1))
      calls[order] = list.calls
    }
    const { files, done } = await exportAudit(
      { ...query, local: null },
      backend.apiURL,
      directory,
      met,
    )
    calls['export'] = done.calls
    console.log(
      `${name}, ${truth.length} events and ${BLINDING} unreadable: ${JSON.stringify(calls)} calls`,
    )
    expect(done).toMatchObject({ ended: true, complete: false, written: truth.length })
    for (const { file, receiptFile } of files) {
      const { code, output } = await verifyExport(file, receiptFile)
      expect(output).toContain(`Verified: ${truth.length} events.`)
      expect(output).toContain(`at least one event of each of ${BLINDING} stretches`)
      expect(code).toBe(0)
      expect(await verifyExport(file, receiptFile, '--complete')).toMatchObject({ code: 1 })
    }
    const [jsonLines] = files.filter(({ format }) => format === 'jsonl')
    expect(await eventsIn(jsonLines?.file ?? '')).toEqual(truth)
    // Finding a blind spot costs 64 calls at most, finding a known one again 12 (blind.test.ts).
    expect(calls['newest']).toBeLessThanOrEqual(64 * BLINDING + EVENTS / 100)
    expect(calls['oldest']).toBeLessThanOrEqual(12 * BLINDING + EVENTS / 100)
  }, 1_200_000)
}
