import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { apiOf, type Api } from '../api'
import { grantServerRoles, startPowerContext } from '../backends'
import { makeDataDirectory } from '../data-directory'
import { test as shared } from '../fixtures'
import { startGuard } from '../guard'
import { deployment } from '../identities'
import { custom } from '../prompt-texts'
import { startServer } from '../server-process'
import { serve } from '../service-behind'

const STARTED_MS = 600_000
const HOST = join(import.meta.dirname, '..', '..', 'dist-host', 'main.js')

/** Who answers: the old release, the new one, or both in turn. */
type Phase = 'old' | 'in turn' | 'new'
type Deployment = {
  old: Api
  new: Api
  /** Ids of the one Scope, by server; the browser sees the old one's. */
  scopeId: { old: string; new: string }
  turnTo(phase: Phase): void
}

/**
 * A team that goes from 1.0.0 to 1.4.1 under open tabs. 1.4.1 refuses a database of 1.0.0 (`unknown_baseline`, "Schema is not
 * registered"), so each real server has a database of its own. In front of them, what makes an
 * Artifact or replaces one goes to both, and the Scope has one id for the browser: it sees the same Scope, heads and ETags,
 * whoever answers.
 */
export const test = shared.extend<
  { upgrade: Deployment; baseURL: string },
  { oldService: { url: string } }
>({
  oldService: [
    async ({}, provide, worker) => {
      const data = makeDataDirectory('scope-console-upgrade-')
      const logs = join(worker.project.outputDir, 'servers', `upgrade-${worker.workerIndex}`)
      await mkdir(logs, { recursive: true })
      const file = join(data, 'deployment.json')
      await writeFile(file, JSON.stringify(deployment))
      const guard = startGuard(data)
      const places = { data, logs, deployment: file, guard }
      const old = await startPowerContext('powercontext-1.0.0', '1.0.0', places)
      await grantServerRoles(old.url)
      await provide({ url: old.url })
      await old.stop()
      guard.end()
      await rm(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: STARTED_MS },
  ],
  upgrade: async ({ backend, oldService }, provide) => {
    const apis = { old: apiOf(oldService.url), new: apiOf(backend.apiURL) }
    const title = `Checkout service ${randomUUID()}`
    const scopeId = { old: await seeded(apis.old, title), new: await seeded(apis.new, title) }
    await provide({ ...apis, scopeId, turnTo: () => {} })
    for (const api of Object.values(apis)) await api.revokeGranted()
  },
  baseURL: async ({ backend, oldService, upgrade }, provide, info) => {
    const front = await startFront({ old: oldService.url, new: backend.apiURL }, upgrade)
    const host = await startServer({
      name: 'the host in front of both releases',
      command: process.execPath,
      args: [HOST],
      env: { PORT: '0', POWERCONTEXT_URL: front.url },
      log: info.outputPath('host.log'),
    })
    await provide(host.url)
    await host.stop()
    await front.stop()
  },
})

export const KEY = 'skill.generate'
const FIRST = custom('One.\nTwo.')
const EXPERIENCE = {
  situation: 'A release is on its way.',
  action: 'Two releases answer in turn.',
  outcome: 'A tab stayed open.',
  lesson: 'Look what the server has, every time.',
}

/** The same Scope, Prompt and experience on either server. */
async function seeded(api: Api, title: string) {
  const root = api.as('root')
  const { scope_id: scopeId } = await root.createScope({ title, summary: 'Rolled.' })
  for (const role of ['scope.admin', 'scope.viewer', 'scope.contributor'] as const)
    await root.grant('scope-admin', role, scopeId)
  await api.as('scope-admin').savePrompt(scopeId, KEY, FIRST)
  await api.as('scope-admin').createArtifact(scopeId, 'experience', EXPERIENCE)
  return scopeId
}

/** Headers of one connection, and of texts as one server gives them. */
const OF_CONNECTION = [
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'origin',
  'transfer-encoding',
]
const CHANGES = /^\/v1\/scopes\/[^/]+\/artifacts(\/|$)/

function startFront(urls: Record<'old' | 'new', string>, upgrade: Deployment) {
  let phase: Phase = 'old'
  let turn = 0
  upgrade.turnTo = (to) => (phase = to)
  const { scopeId } = upgrade
  const renamed = (text: string, server: 'old' | 'new') =>
    server === 'new' ? text.replaceAll(scopeId.old, scopeId.new) : text
  const send = async (
    server: 'old' | 'new',
    { method, url, headers }: { method: string; url: string; headers: IncomingHttpHeaders },
    body: Buffer,
  ) => {
    const passed = Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name))
    const answer = await fetch(urls[server] + renamed(url, server), {
      method,
      headers: Object.fromEntries(passed) as Record<string, string>,
      redirect: 'manual',
      ...(body.length > 0 && { body: renamed(body.toString(), server) }),
    })
    return { answer, text: await answer.text() }
  }
  return serve(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const body = await buffer(request)
    const chosen = phase === 'in turn' ? (turn++ % 2 === 0 ? 'old' : 'new') : phase
    const asked = { method, url, headers }
    const sent = send(chosen, asked, body)
    if (['PUT', 'POST'].includes(method) && CHANGES.test(url))
      await send(chosen === 'old' ? 'new' : 'old', asked, body)
    const { answer, text } = await sent
    const named = Object.fromEntries(answer.headers)
    for (const name of OF_CONNECTION) delete named[name]
    response.writeHead(answer.status, named)
    response.end(answer.status === 304 ? undefined : text.replaceAll(scopeId.new, scopeId.old))
  })
}
