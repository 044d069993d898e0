import { execFile, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findWebServer } from '../../scripts/find-web-server.mjs'
import { freePort } from '../free-port'
import type { Guard } from '../guard'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')

/** The web servers that `deploy/` has configurations for. */
export const FRONTS = ['nginx', 'caddy'] as const
export type Front = (typeof FRONTS)[number]

/** Milliseconds until a web server that does not answer counts as failed. */
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

/** How each is told of its configuration; `args` for running it, `check` for asking it whether it understands it. */
const COMMANDS: Record<Front, (site: string) => { args: string[]; check: string[] }> = {
  nginx(site) {
    const args = ['-p', site, '-c', join(site, 'nginx', 'nginx.conf'), '-e', 'stderr']
    // As root, nginx would serve as another user, who may not read this one's files.
    if (process.getuid?.() === 0) args.push('-g', 'user root;')
    return { args, check: [...args, '-t'] }
  },
  caddy(site) {
    const config = ['--config', join(site, 'caddy', 'Caddyfile'), '--adapter', 'caddyfile']
    return { args: ['run', ...config], check: ['validate', ...config] }
  },
}
/** Caddy keeps what it keeps in the home of who runs it. */
const environment = (site: string) => ({
  ...process.env,
  HOME: site,
  XDG_CONFIG_HOME: join(site, 'config'),
  XDG_DATA_HOME: join(site, 'data'),
})

/** Names a port of this machine and the two processes, as a team would. */
const FITTED: Record<
  Front,
  (site: string, port: number, processes: readonly string[]) => Promise<void>
> = {
  async nginx(site, port, processes) {
    const conf = join(site, 'nginx')
    await edit(join(conf, 'nginx.conf'), [[' /tmp/nginx', ` ${site}/nginx`]])
    await edit(join(conf, 'scope-console.conf'), [['listen 8080;', `listen 127.0.0.1:${port};`]])
    await edit(join(conf, 'upstream.conf'), named(processes))
  },
  async caddy(site, port, processes) {
    await edit(join(site, 'caddy', 'Caddyfile'), [
      [':8080 {', `:${port} {\n\tbind 127.0.0.1`],
      ...named(processes),
    ])
  },
}
const named = (processes: readonly string[]) =>
  processes.map((url, at) => [`127.0.0.1:860${at + 1}`, new URL(url).host] as const)

/**
 * Asks a web server whether it understands what `writeSite` has written.
 * @returns what it said on the way
 * @throws Error with what it said when it does not
 */
export async function check(front: Front, site: string): Promise<string> {
  const { check: args } = COMMANDS[front](site)
  const { stdout, stderr } = await run(findWebServer(front), args, { env: environment(site) })
  return stdout + stderr
}

/**
 * Runs a web server as this user with the configuration of `deploy/` in front of two processes.
 * @param site directory that `writeSite` has written
 * @returns the origin that it serves
 */
export async function startFront(
  front: Front,
  site: string,
  processes: readonly [string, string],
  { log, guard }: { log: string; guard: Guard },
) {
  const command = findWebServer(front)
  const port = await freePort()
  await FITTED[front](site, port, processes)
  const child = spawn(command, COMMANDS[front](site).args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environment(site),
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
    throw new Error(`${front} did not start:\n${await readFile(log, 'utf8')}`)
  }
}
