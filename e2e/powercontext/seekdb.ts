import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../free-port'
import { startGuard, type Guard } from '../guard'
import { cacheDirectory, pythonOf, pythonWith, withLock } from './environment'

const run = promisify(execFile)
const script = join(import.meta.dirname, 'seekdb.py')
const requirements = join(import.meta.dirname, 'requirements-seekdb.txt')

/** Small sizes, so that several engines fit on one machine. */
const SIZES = ['memory_limit=2G', 'datafile_size=512M', 'log_disk_size=2G']

type Passwords = { SEEKDB_ROOT_PASSWORD: string; SEEKDB_PASSWORD: string }

export type Seekdb = {
  /** What `launch.py --database-url` takes. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts a seekdb server. It has OceanBase's engine, and an empty database of the newest PowerContext. The cache keeps a
 * copy of that database, because making its tables takes some minutes.
 * @param logs directory for the server's output
 * @throws Error that says what could not be installed or started
 */
export async function startSeekdb(logs: string): Promise<Seekdb> {
  const say = (line: string) => console.log(`seekdb: ${line}`)
  const binary = await seekdbBinary(say)
  const python = await pythonOf('newest', say)
  const snapshot = await snapshotOf(binary, python, say)
  // The directory is on a disk, because the engine's data and log take more than 600 MB.
  const data = await mkdtemp(join(tmpdir(), 'scope-console-seekdb-'))
  const guard = startGuard(data)
  const end = async () => {
    guard.end()
    await rm(data, { recursive: true, force: true })
  }
  try {
    await run('tar', ['-xzf', snapshot.archive, '-C', data])
    const server = await startEngine(binary, data, join(logs, 'seekdb.log'), guard)
    await run(python, [script, 'wait', String(server.port)], { env: environment(snapshot) })
    return {
      url: `mysql+aoceanbase://powercontext:${snapshot.passwords.SEEKDB_PASSWORD}@127.0.0.1:${server.port}/powercontext?charset=utf8mb4`,
      async stop() {
        // Its data goes with it, so nothing has to be written.
        await server.stop('SIGKILL')
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Finds the server that the package brings along. */
async function seekdbBinary(say: (line: string) => void): Promise<string> {
  const python = await pythonWith('pylibseekdb', requirements, say)
  const find = "import importlib.util as u; print(u.find_spec('pylibseekdb').origin)"
  const { stdout } = await run(python, ['-c', find])
  const binary = join(dirname(stdout.trim()), 'seekdb')
  // Not every installer keeps the right to run it.
  await run('chmod', ['+x', binary])
  return binary
}

type Snapshot = { archive: string; passwords: Passwords }

const environment = ({ passwords }: Pick<Snapshot, 'passwords'>) => ({
  ...process.env,
  ...passwords,
})

/** Makes, or finds in the cache, a server's directory whose database has PowerContext's tables. */
async function snapshotOf(
  binary: string,
  python: string,
  say: (line: string) => void,
): Promise<Snapshot> {
  // Both versions stand in the names of the directories that pip installed them into.
  const [engine = '', service = ''] = [binary, python].map(
    (path) => /([^/]+-[0-9a-f]{12})\//.exec(path)?.[1],
  )
  const directory = join(cacheDirectory(), 'seekdb', `${engine}-${service}`)
  const archive = join(directory, 'snapshot.tgz')
  const secrets = join(directory, 'passwords.json')
  return withLock(`${directory}.lock`, async () => {
    if (!existsSync(archive)) {
      say('making PowerContext’s tables (once); this takes some minutes')
      const drawn = {
        SEEKDB_ROOT_PASSWORD: randomBytes(16).toString('hex'),
        SEEKDB_PASSWORD: randomBytes(16).toString('hex'),
      }
      await rm(directory, { recursive: true, force: true })
      await mkdir(directory, { recursive: true })
      await writeFile(secrets, JSON.stringify(drawn), { mode: 0o600 })
      await makeSnapshot(binary, python, { archive, passwords: drawn })
    }
    return { archive, passwords: JSON.parse(await readFile(secrets, 'utf8')) as Passwords }
  })
}

async function makeSnapshot(binary: string, python: string, { archive, passwords }: Snapshot) {
  const work = await mkdtemp(join(tmpdir(), 'scope-console-seekdb-'))
  const guard = startGuard(work)
  try {
    const data = join(work, 'data')
    await mkdir(data)
    const server = await startEngine(binary, data, `${archive}.log`, guard)
    await run(python, [script, 'prepare', String(server.port), join(work, 'migration')], {
      env: environment({ passwords }),
    })
    await server.stop('SIGTERM')
    const half = `${archive}.half`
    await run('tar', [
      '-C',
      data,
      '-S',
      '--exclude=./log/*',
      '--exclude=./run/*',
      '-czf',
      half,
      '.',
    ])
    await rename(half, archive)
  } finally {
    guard.end()
    await rm(work, { recursive: true, force: true })
  }
}

/**
 * Starts the server and does not wait for its answer. The server listens on every address of the machine, which no setting
 * changes, so its passwords are drawn. It can't choose a free port by itself.
 */
async function startEngine(binary: string, data: string, log: string, guard: Guard) {
  const port = await freePort()
  const parameters = SIZES.flatMap((size) => ['--parameter', size])
  const out = openSync(log, 'a')
  const child = spawn(
    binary,
    ['--nodaemon', '--port', String(port), '--base-dir', data, ...parameters],
    {
      stdio: ['ignore', out, out],
      // Its libraries lie beside it.
      env: { ...process.env, LD_LIBRARY_PATH: dirname(binary) },
    },
  )
  // The server has a handle of its own.
  closeSync(out)
  const { pid } = child
  if (pid !== undefined) guard.add(pid)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    // The server could not be started. Whoever waits for its answer reports that.
    child.once('error', () => resolve())
  })
  return {
    port,
    async stop(signal: NodeJS.Signals) {
      child.kill(signal)
      await ended
      if (pid !== undefined) guard.remove(pid)
    },
  }
}
