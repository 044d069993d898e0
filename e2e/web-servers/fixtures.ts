import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AuditPage } from '../../src/api/contract/audit'
import { endpoints } from '../../src/api/endpoints'
import { apiOf } from '../api'
import { grantServerRoles, startPowerContext, type Backend } from '../backends'
import { discoverFeatures } from '../features'
import { test as shared } from '../fixtures'
import { startGuard } from '../guard'
import { deployment, type IdentityName } from '../identities'
import type { ServerProcess } from '../server-process'
import { startFront, writeSite, type Front } from './site'

/** Where the console is served here. */
export const PATH = '/a/b/'
/** As long as two real servers may take to start on a busy machine (e2e/server-process.ts). */
const STARTED_MS = 1_200_000
const NAME = 'powercontext-newest'

type Team = {
  backend: Backend
  /** Two processes over one database; `kill` ends one as a crash would. */
  processes: [ServerProcess, ServerProcess]
  /** Starts those again that a test has killed, where they were. */
  revive(): Promise<void>
  /** Where the console is found behind a web server, without a slash at its end; starts that one when it is asked for first. */
  behind(front: Front): Promise<string>
}

/**
 * The console as teams run it: nginx or Caddy serves the files and passes calls on to two PowerContext processes, which share
 * a database. Both web servers stand in front of the same two, since those start slowly.
 */
export const test = shared.extend<{ front: Front }, { team: Team; backend: Backend }>({
  front: ['nginx', { option: true }],
  team: [
    async ({}, provide, worker) => {
      const data = await mkdtemp(join(tmpdir(), 'scope-console-web-servers-'))
      const logs = join(worker.project.outputDir, 'servers', `web-servers-${worker.workerIndex}`)
      await mkdir(logs, { recursive: true })
      const file = join(data, 'deployment.json')
      await writeFile(file, JSON.stringify(deployment))
      const guard = startGuard(data)
      const places = { data, deployment: file, guard }
      const secret = 'what both processes sign their other cursors with'
      const start = async (each: string, port = '0') => {
        const own = join(logs, each)
        await mkdir(own, { recursive: true })
        return startPowerContext(NAME, 'newest', { ...places, logs: own }, [
          ...['--cursor-secret', secret],
          ...['--port', port],
        ])
      }
      // One after the other: the first one makes the tables.
      const processes: Team['processes'] = [await start('first'), await start('second')]
      const [{ url }] = processes
      const deploymentId = await grantServerRoles(url)
      const features = await discoverFeatures(url)
      const fronts = new Map<Front, Awaited<ReturnType<typeof startFront>>>()
      await provide({
        backend: { name: NAME, baseURL: url, apiURL: url, deploymentId, features },
        processes,
        async revive() {
          for (const at of [0, 1] as const) {
            const { hasEnded, url: gone } = processes[at]
            if (hasEnded()) processes[at] = await start(`${at}-again`, new URL(gone).port)
          }
        },
        async behind(front) {
          const site = join(data, front)
          let running = fronts.get(front)
          if (!running) {
            await writeSite(site, PATH)
            const log = join(logs, `${front}.log`)
            running = await startFront(front, site, [url, processes[1].url], { log, guard })
            fronts.set(front, running)
          }
          return running.origin + PATH.slice(0, -1)
        },
      })
      for (const each of fronts.values()) await each.stop()
      for (const each of processes) await each.stop()
      guard.end()
      await rm(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: STARTED_MS },
  ],
  backend: [async ({ team }, provide) => provide(team.backend), { scope: 'worker' }],
  baseURL: [
    async ({ front, team }, provide) => {
      await team.revive()
      await provide(await team.behind(front))
    },
    { scope: 'test', timeout: STARTED_MS },
  ],
  api: async ({ baseURL }, provide) => {
    const api = apiOf(baseURL)
    await provide(api)
    await api.revokeGranted()
  },
})

/** Which of the processes takes a cursor that the web server has given out: the one that has signed it (contract §6). */
export async function processesThatTake(
  { team, baseURL }: { team: Team; baseURL: string },
  name: IdentityName,
  scopeId: string,
) {
  const resource = { type: 'scope', scope_id: scopeId } as const
  const list = (url: string, cursor?: string) =>
    apiOf(url)
      .as(name)
      .post(endpoints.audit, AuditPage, { resource, limit: 1, ...(cursor && { cursor }) })
  const { next_cursor: cursor } = await list(baseURL)
  if (!cursor) throw new Error('The audit of the Scope has one page only.')
  const answers = await Promise.allSettled(team.processes.map(({ url }) => list(url, cursor)))
  return team.processes.filter((_, at) => answers[at]?.status === 'fulfilled')
}
