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
import { startSeekdb } from '../powercontext/seekdb'
import { startFront, writeSite } from './site'

const NAME = 'powercontext-newest'

/**
 * Starts two processes of the newest server over one database, and nginx in front of them. `kill` ends one process as a crash would.
 * @param database URL of a migrated database; null: SQLite
 */
export async function startBehindNginx(
  places: Places,
  database: string | null = null,
): Promise<RunningBackend> {
  const more = [
    ...['--cursor-secret', 'what both processes sign their other cursors with'],
    ...(database === null ? [] : ['--database-url', database]),
  ]
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

/** Starts the same processes over seekdb, which has OceanBase's engine. */
export async function startOverSeekdb(places: Places): Promise<RunningBackend> {
  const seekdb = await startSeekdb(places.logs)
  try {
    const running = await startBehindNginx(places, seekdb.url)
    return {
      ...running,
      async stop() {
        await running.stop()
        await seekdb.stop()
      },
    }
  } catch (error) {
    await seekdb.stop()
    throw error
  }
}
