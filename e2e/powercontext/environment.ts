import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const here = import.meta.dirname
const projectRoot = join(here, '..', '..')

/** Which requirements file a PowerContext back end is installed from. */
export type Release = '1.0.0' | 'newest'

const CANDIDATES = ['python3.13', 'python3.12', 'python3.11', 'python3', 'python']
const STAMP = '.complete'
const OLDEST = [3, 11] as const
const ADVICE =
  'install Python 3.11 or newer with its venv module (Debian and Ubuntu: apt-get install python3 python3-venv)'

/** Where virtual environments are kept between runs. */
export const cacheDirectory = () =>
  process.env['SCOPE_CONSOLE_CACHE'] ?? join(projectRoot, '.cache')

/**
 * Makes, or finds in the cache, the virtual environment of a release, and returns its interpreter.
 * @throws Error that says in one sentence what to install.
 */
export const pythonOf = (release: Release, say?: (line: string) => void): Promise<string> =>
  pythonWith('powercontext', join(here, `requirements-${release}.txt`), say)

/**
 * Makes, or finds in the cache, the virtual environment of a requirements file, named after the package that it is for, and
 * returns its interpreter.
 * An environment counts as made only with the stamp that is written last: virtual environments
 * cannot be moved into place, so a half-made one is recognised, removed and made again.
 * @throws Error that says in one sentence what to install.
 */
export async function pythonWith(
  name: string,
  requirements: string,
  say: (line: string) => void = () => {},
): Promise<string> {
  const text = await readFile(requirements, 'utf8')
  const version = new RegExp(`^${name}==(\\S+)$`, 'm').exec(text)?.[1]
  if (!version) throw new Error(`Pin ${name}==X.Y.Z in ${requirements}.`)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const directory = join(cacheDirectory(), name, `${version}-${hash}`)
  const stamp = join(directory, STAMP)
  const python = join(directory, 'bin', 'python')
  if (existsSync(stamp)) return python

  return withLock(`${directory}.lock`, async () => {
    if (!existsSync(stamp)) await make(directory, `${name} ${version}`, requirements, say)
    return python
  })
}

async function make(
  directory: string,
  what: string,
  requirements: string,
  say: (line: string) => void,
) {
  const base = await findPython()
  say(`making the Python environment of ${what} (once) with ${base}`)
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  await tool(base, ['-m', 'venv', directory], `Could not make a virtual environment: ${ADVICE}.`)
  const python = join(directory, 'bin', 'python')
  const pip = ['-m', 'pip', '--disable-pip-version-check']
  const failed = `Could not install ${what} from ${requirements}`
  // Every transitive dependency is pinned: whatever pip would add by itself is a hole in the file,
  // which `pip check` then names.
  await tool(python, [...pip, 'install', '--quiet', '--no-deps', '-r', requirements], failed)
  await tool(python, [...pip, 'check'], `${failed}: the file leaves out a dependency`)
  await writeFile(join(directory, STAMP), `${base}\n`)
}

/** Runs `work` while no other process of this machine does so under the same lock file. */
export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(lock), { recursive: true })
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''))
    if (holder > 0 && !isRunning(holder)) await rm(lock, { force: true })
    else await delay(500)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function findPython(): Promise<string> {
  const found: string[] = []
  for (const name of CANDIDATES) {
    const probe = 'import sys; print(*sys.version_info[:2])'
    // A version manager's shim exists without its Python: only running it tells.
    const answer = await run(name, ['-c', probe]).catch(() => null)
    if (answer === null) continue
    const [major = 0, minor = 0] = answer.stdout.trim().split(' ').map(Number)
    if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return name
    found.push(`${name} is ${major}.${minor}`)
  }
  const what = found.length > 0 ? `is too old (${found.join(', ')})` : 'is missing'
  throw new Error(`Python for the PowerContext back ends ${what}: ${ADVICE}.`)
}

async function tool(command: string, args: string[], sentence: string): Promise<void> {
  try {
    await run(command, args, {
      maxBuffer: 64 * 1024 * 1024,
      // Inside an activated environment pip would refuse to leave it.
      env: { ...process.env, PIP_REQUIRE_VIRTUALENV: '', PYTHONHOME: undefined },
    })
  } catch (cause) {
    const output = cause as { stdout?: string; stderr?: string }
    const tail = `${output.stdout ?? ''}${output.stderr ?? ''}`.trim().split('\n').slice(-8)
    throw new Error([sentence, ...tail].join('\n  '), { cause })
  }
}
