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
import { startNginx, writeSite } from './site'

/** Where the console is served here. */
export const PATH = '/a/b/'
/** As long as two real servers may take to start on a busy machine (e2e/server-process.ts). */
const STARTED_MS = 1_200_000
const NAME = 'powercontext-newest'

type Team = {
  backend: Backend
  /** Two processes over one database; `kill` ends one as a crash would. */
  processes: readonly [ServerProcess, ServerProcess]
}

/** The console as teams run it: nginx serves the files and passes calls on to two PowerContext processes, which share a database. */
export const test = shared.extend<object, { team: Team; backend: Backend }>({
  team: [
    async ({}, provide, worker) => {
      const data = await mkdtemp(join(tmpdir(), 'scope-console-nginx-'))
      const logs = join(worker.project.outputDir, 'servers', `nginx-${worker.workerIndex}`)
      await mkdir(logs, { recursive: true })
      const file = join(data, 'deployment.json')
      await writeFile(file, JSON.stringify(deployment))
      const guard = startGuard(data)
      const places = { data, deployment: file, guard }
      const secret = 'what both processes sign their other cursors with'
      const start = (each: string) =>
        startPowerContext(NAME, 'newest', { ...places, logs: join(logs, each) }, secret)
      for (const each of ['first', 'second']) await mkdir(join(logs, each), { recursive: true })
      // One after the other: the first one makes the tables.
      const processes = [await start('first'), await start('second')] as const
      const site = join(data, 'site')
      await writeSite(site, PATH)
      const nginx = await startNginx(site, [processes[0].url, processes[1].url], {
        log: join(logs, 'nginx.log'),
        guard,
      })
      const url = nginx.origin + PATH.slice(0, -1)
      const deploymentId = await grantServerRoles(url)
      const features = await discoverFeatures(url)
      const backend = { name: NAME, baseURL: url, apiURL: url, deploymentId, features } as const
      await provide({ backend, processes })
      await nginx.stop()
      for (const each of processes) await each.stop()
      guard.end()
      await rm(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: STARTED_MS },
  ],
  backend: [async ({ team }, provide) => provide(team.backend), { scope: 'worker' }],
})

/** Which of the processes takes a cursor that `origin` gives out: the one that has signed it (contract §6). */
export async function processesThatTake(team: Team, name: IdentityName, scopeId: string) {
  const resource = { type: 'scope', scope_id: scopeId } as const
  const list = (url: string, cursor?: string) =>
    apiOf(url)
      .as(name)
      .post(endpoints.audit, AuditPage, { resource, limit: 1, ...(cursor && { cursor }) })
  const { next_cursor: cursor } = await list(team.backend.apiURL)
  if (!cursor) throw new Error('The audit of the Scope has one page only.')
  const answers = await Promise.allSettled(team.processes.map(({ url }) => list(url, cursor)))
  return team.processes.filter((_, at) => answers[at]?.status === 'fulfilled')
}
