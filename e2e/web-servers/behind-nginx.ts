import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  grantServerRoles,
  startPowerContext,
  type Backend,
  type Places,
  type RunningBackend,
} from '../backends'
import { discoverFeatures } from '../features'
import { startFront, writeSite } from './site'

const NAME = 'powercontext-newest'

/** Two processes of the newest server over one database, behind nginx; `kill` ends one of them as a crash would. */
export async function startBehindNginx(places: Places): Promise<RunningBackend> {
  const more = ['--cursor-secret', 'what both processes sign their other cursors with']
  const start = async (each: string) => {
    const logs = join(places.logs, each)
    await mkdir(logs, { recursive: true })
    return startPowerContext(NAME, 'newest', { ...places, logs }, more)
  }
  // One after the other: the first one makes the tables.
  const processes = [await start('first'), await start('second')] as const
  const [killed, kept] = processes
  const site = join(places.data, 'nginx')
  await writeSite(site, '/')
  const log = join(places.logs, 'nginx.log')
  const guard = places.guard
  const front = await startFront('nginx', site, [killed.url, kept.url], { log, guard })
  const deploymentId = await grantServerRoles(kept.url)
  const features = await discoverFeatures(kept.url)
  const { origin } = front
  const backend: Backend = { name: NAME, baseURL: origin, apiURL: origin, deploymentId, features }
  return {
    backend,
    // The process that is not killed.
    keptURL: kept.url,
    kill: () => killed.kill(),
    async stop() {
      await front.stop()
      for (const each of processes) await each.stop()
    },
  }
}
