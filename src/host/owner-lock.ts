import { randomBytes } from 'node:crypto'
import {
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error'

type Owner = { pid: number; started: string | null }

/** How long a file without content may be one that another process is just writing, in milliseconds. */
const WRITING_MS = 5_000

/**
 * Takes possession of a data directory for this process: SQLite's own lock survives `kill -9` here and tells nothing,
 * so a file names the process that owns the directory. The file of a process that is gone is taken over.
 * @returns a function that gives the directory back.
 * @throws StartError when a live process owns the directory.
 */
export function ownDirectory(directory: string, self: Owner = thisProcess()): () => void {
  const file = join(directory, 'owner')
  const claim = JSON.stringify(self)
  for (;;) {
    if (tryCreate(file, claim)) {
      removeLeftovers(directory)
      return () => {
        if (read(file) === claim) rmSync(file, { force: true })
      }
    }
    const found = read(file)
    if (found === null) continue // given back since: try again
    const owner = parse(found)
    if (owner === null ? isFresh(file) : isAlive(owner)) {
      throw new StartError(
        `The data directory ${directory} is in use by process ${owner?.pid ?? '(just starting)'}: stop that one, or choose another directory with SCOPE_CONSOLE_DATA.`,
      )
    }
    takeAway(file, found)
  }
}

/** What a process left that was killed between writing its claim and giving it its name. */
function removeLeftovers(directory: string) {
  for (const name of readdirSync(directory)) {
    if (!/^owner\.[0-9a-f]{12}$/.test(name)) continue
    const file = join(directory, name)
    const owner = parse(read(file) ?? '')
    if (owner === null ? !isFresh(file) : !isAlive(owner)) rmSync(file, { force: true })
  }
}

const thisProcess = (): Owner => ({ pid: process.pid, started: startOf(process.pid) })

/** A link comes into being with its content, so a kill never leaves an owner without a name behind. */
function tryCreate(file: string, content: string): boolean {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(draft, content)
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    if (LINKLESS.includes(codeOf(error))) return tryWrite(file, content)
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** What file systems without hard links answer. */
const LINKLESS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

function tryWrite(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Renaming is atomic: of two processes that find the same dead owner only one gets the file. */
function takeAway(file: string, expected: string) {
  const aside = `${file}.${randomBytes(6).toString('hex')}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const taken = read(aside)
  // Another process took over between reading and renaming: its file goes back, and it stays the owner.
  if (taken !== null && taken !== expected) renameSync(aside, file)
  else rmSync(aside, { force: true })
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function parse(content: string): Owner | null {
  try {
    const { pid, started } = JSON.parse(content) as Partial<Owner>
    return typeof pid === 'number' && Number.isInteger(pid) && pid > 0
      ? { pid, started: started ?? null }
      : null
  } catch {
    return null // cut off while it was written
  }
}

const isFresh = (file: string) =>
  (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > Date.now() - WRITING_MS

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM' // it exists, but belongs to somebody else
  }
  // Process ids are used again: the same id with another start is another process.
  return started === null || startOf(pid) === started
}

/** When a process started, in the kernel's ticks since boot; null where there is no /proc. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null // no /proc here: liveness of the id has to do
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
