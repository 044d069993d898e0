import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackendName } from '../backend-names'
import { makeDataDirectory } from '../data-directory'
import { startGuard, type Guard } from '../guard'
import { pythonOf } from '../powercontext/environment'
import { startServer, type ServerProcess } from '../server-process'
import { deployment } from './people'

const projectRoot = join(import.meta.dirname, '..', '..')
const hostEntry = join(projectRoot, 'dist-host', 'main.js')
const launcher = join(import.meta.dirname, '..', 'powercontext', 'launch.py')
export const resultsDirectory =
  process.env['SCOPE_CONSOLE_RESULTS'] ?? join(projectRoot, 'test-results')

/** The two deployments of one version: with access enforced, and, a little later, with access disabled. */
export type Servers = { enforced: string; disabled: Promise<string>; stop(): Promise<void> }

/** Makes room for a back end's databases and logs; what is started there stops together. */
async function makeRoom(name: BackendName) {
  const data = makeDataDirectory('scope-console-conformance-')
  const logs = join(resultsDirectory, 'servers', 'conformance')
  await mkdir(logs, { recursive: true })
  const guard = startGuard(data)
  const running: ServerProcess[] = []
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()))
    guard.end()
    await rm(data, { recursive: true, force: true })
  }
  const start = async (access: 'enforced' | 'disabled') => {
    const file = join(data, `${access}.json`)
    // The launcher of the real servers is told with --access, the host by the file.
    await writeFile(file, JSON.stringify({ ...deployment, accessMode: access }))
    const log = join(logs, `${name}-${access}.log`)
    const server = await (name === 'embedded' ? startEmbedded : startReal)({
      name,
      access,
      file,
      data: join(data, access),
      log,
      guard,
    })
    running.push(server)
    return server.url
  }
  return { start, stop }
}

/** Starts a back end with access control, on a new database. `start` starts it again beside that one, on another database. */
export async function startEnforced(name: BackendName) {
  const { start, stop } = await makeRoom(name)
  try {
    return { origin: await start('enforced'), start, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts both deployments of a back end, each with a fresh database. */
export async function startServers(name: BackendName): Promise<Servers> {
  const { origin: enforced, start, stop } = await startEnforced(name)
  // The second deployment is wanted late, and two starts at once take longer than one after the other.
  const disabled = start('disabled')
  disabled.catch(() => undefined)
  const stopBoth = async () => {
    await disabled.catch(() => undefined)
    await stop()
  }
  return { enforced, disabled, stop: stopBoth }
}

type Start = {
  name: BackendName
  access: 'enforced' | 'disabled'
  file: string
  data: string
  log: string
  guard: Guard
}

async function startReal({ name, access, file, data, ...rest }: Start): Promise<ServerProcess> {
  const release = name === 'powercontext-1.0.0' ? '1.0.0' : 'newest'
  return startServer({
    name: `${name} (${access})`,
    command: await pythonOf(release, (line) => console.log(`${name}: ${line}`)),
    args: [launcher, '--deployment', file, '--data', data, '--access', access],
    ...rest,
  })
}

function startEmbedded({ name, access, file, data, ...rest }: Start): Promise<ServerProcess> {
  if (!existsSync(hostEntry)) {
    throw new Error('The host is not built: run `npm run build` first (npm test does).')
  }
  return startServer({
    name: `${name} (${access})`,
    command: process.execPath,
    // A real server is broken from outside (see cases/failures.ts), the embedded one by its switch.
    args: [hostEntry, '--deployment', file, ...(access === 'disabled' ? ['--faults'] : [])],
    env: { PORT: '0', SCOPE_CONSOLE_DATA: data, POWERCONTEXT_URL: '' },
    ...rest,
  })
}
