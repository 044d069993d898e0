import { execFile, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findNginx } from '../../scripts/find-nginx.mjs'
import type { Guard } from '../guard'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')

/** Milliseconds until an nginx that does not answer counts as failed. */
const START_MS = 60_000

/** What `npm run build:static` writes for a path, to lie where it is. */
export async function writeSite(directory: string, base: string) {
  const entry = join(root, 'dist-host', 'static.js')
  await run(process.execPath, [entry, '--base', base, '--out', directory, '--at', directory])
}

/** Changes what a team changes, and nothing else: a text that is not there is a fault of the test. */
async function edit(file: string, changes: readonly (readonly [from: string, to: string])[]) {
  let text = await readFile(file, 'utf8')
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
    text = text.replaceAll(from, to)
  }
  await writeFile(file, text)
}

/**
 * Runs nginx as this user with the configuration of `deploy/nginx` in front of two processes.
 * @param site directory that `writeSite` has written
 * @returns the origin that it serves
 */
export async function startNginx(
  site: string,
  processes: readonly [string, string],
  { log, guard }: { log: string; guard: Guard },
) {
  const command = findNginx()
  const port = await freePort()
  const conf = join(site, 'nginx')
  const main = join(conf, 'nginx.conf')
  await edit(main, [[' /tmp/nginx', ` ${site}/nginx`]])
  await edit(join(conf, 'scope-console.conf'), [['listen 8080;', `listen 127.0.0.1:${port};`]])
  await edit(
    join(conf, 'upstream.conf'),
    processes.map((url, at) => [`127.0.0.1:860${at + 1}`, new URL(url).host] as const),
  )
  // As root, nginx would serve as another user, who may not read this one's files.
  const asSelf = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const child = spawn(command, ['-p', site, '-c', main, '-e', 'stderr', ...asSelf], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.stderr.pipe(createWriteStream(log))
  if (child.pid !== undefined) guard.add(child.pid)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    if (child.pid !== undefined) guard.remove(child.pid)
  }
  const origin = `http://127.0.0.1:${port}`
  for (const begin = Date.now(); ; await delay(50)) {
    if (await fetch(origin, { redirect: 'manual' }).catch(() => null)) return { origin, stop }
    const late = Date.now() - begin > START_MS
    if (!late && child.exitCode === null) continue
    await stop()
    throw new Error(`nginx did not start:\n${await readFile(log, 'utf8')}`)
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
