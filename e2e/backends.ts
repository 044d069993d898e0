import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { apiOf } from './api'
import type { BackendName } from './backend-names'
import { discoverFeatures, type Features } from './features'
import type { Guard } from './guard'
import { pythonOf, type Release } from './powercontext/environment'
import { startSeekdb } from './powercontext/seekdb'
import { startServer } from './server-process'

/** A running back end as the tests see it. */
export type Backend = {
  name: BackendName
  /** Origin of the dashboard, which also answers `/v1`. */
  baseURL: string
  /** Origin of the service itself; the dashboard's own on the embedded back end. */
  apiURL: string
  deploymentId: string
  features: Features
}

export type RunningBackend = {
  backend: Backend
  /** The service's address for tests that look behind the console, where it is not the `apiURL` of the back end. */
  keptURL?: string
  /** Ends one of several processes as a crash would. */
  kill?(): Promise<void>
  stop(): Promise<void>
}

/** Starts a back end another way than `startBackend` does, such as behind a web server. */
export type StartBackend = (places: Places) => Promise<RunningBackend>

export type Places = {
  /** Directory of this run's databases, removed after it. */
  data: string
  /** Directory of this run's server logs. */
  logs: string
  /** File with the identities, see `identities.ts`. */
  deployment: string
  guard: Guard
}

const projectRoot = join(import.meta.dirname, '..')
export const hostEntry = join(projectRoot, 'dist-host', 'main.js')
const launcher = join(import.meta.dirname, 'powercontext', 'launch.py')

/** With `SCOPE_CONSOLE_OVER=seekdb`, the newest server keeps its data in seekdb, which has OceanBase's engine. Otherwise it uses SQLite. */
const OVER_SEEKDB = process.env['SCOPE_CONSOLE_OVER'] === 'seekdb'

const releases: Partial<Record<BackendName, Release>> = {
  'powercontext-1.0.0': '1.0.0',
  'powercontext-newest': 'newest',
}

/** Starts the servers of a back end: its service, where that is not the host itself, and the host of the built dashboard. */
async function startServers(name: BackendName, places: Places, more: readonly string[] = []) {
  if (!existsSync(hostEntry)) {
    throw new Error('The dashboard is not built: run `npm run build` first (npm test does).')
  }
  const servers: { stop(): Promise<void> }[] = []
  const stop = async () => {
    for (const server of servers.reverse()) await server.stop()
  }
  try {
    const release = releases[name]
    const seekdb = release === 'newest' && OVER_SEEKDB ? await startSeekdb(places.logs) : null
    if (seekdb) servers.push(seekdb)
    const all = seekdb ? [...more, '--database-url', seekdb.url] : more
    const service = release ? await startPowerContext(name, release, places, all) : null
    if (service) servers.push(service)
    const host = await startHost(name, places, service?.url)
    servers.push(host)
    return { baseURL: host.url, apiURL: service?.url ?? host.url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Starts a back end behind the built dashboard, gives `auditor` and `observer` their server roles
 * and looks at what this server can do.
 * @throws Error that says in one sentence what has to be built or installed.
 */
export async function startBackend(name: BackendName, places: Places): Promise<RunningBackend> {
  const { baseURL, apiURL, stop } = await startServers(name, places)
  try {
    const deploymentId = await grantServerRoles(apiURL)
    const features = await discoverFeatures(apiURL)
    return { backend: { name, baseURL, apiURL, deploymentId, features }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Starts a back end that checks nobody (contract §3.1), behind the built dashboard. The embedded service reads that from
 * the deployment's file.
 * @throws Error as `startBackend` does
 */
export const startUnchecked = (name: BackendName, places: Places) =>
  startServers(name, places, ['--access', 'disabled'])

/** @param more further arguments of `powercontext/launch.py` */
export async function startPowerContext(
  name: BackendName,
  release: Release,
  places: Places,
  more: readonly string[] = [],
) {
  const python = await pythonOf(release, (line) => console.log(`${name}: ${line}`))
  return startServer({
    name: `${name} (service)`,
    command: python,
    args: [
      launcher,
      ...['--deployment', places.deployment, '--data', join(places.data, name)],
      ...more,
    ],
    log: join(places.logs, `${name}.service.log`),
    guard: places.guard,
  })
}

function startHost(name: BackendName, places: Places, serviceURL: string | undefined) {
  const embedded = ['--deployment', places.deployment]
  return startServer({
    name,
    command: process.execPath,
    args: [hostEntry, ...(serviceURL === undefined ? embedded : [])],
    env: {
      PORT: '0',
      SCOPE_CONSOLE_DATA: join(places.data, `${name}-host`),
      POWERCONTEXT_URL: serviceURL ?? '',
    },
    log: join(places.logs, `${name}.host.log`),
    guard: places.guard,
  })
}

/** Gives `auditor` and `observer` their server roles; returns the id of the deployment. */
export async function grantServerRoles(apiURL: string): Promise<string> {
  const root = apiOf(apiURL).as('root')
  const deploymentId = await root.deploymentId()
  const server = { type: 'server', deployment_id: deploymentId } as const
  await root.grant('auditor', 'server.admin', server)
  await root.grant('observer', 'server.observer', server)
  return deploymentId
}
