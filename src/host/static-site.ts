import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { answerPolicy } from './proxy-answer'
import { EMPTY_STYLE, scriptHashes, securityHeaders } from './security-headers'
import { connectedOrigins, type ClientConfig } from './settings'
import { pageBelow } from './static-files'
import { StartError } from './start-error'

export type StaticSite = {
  /** The built client. */
  client: string
  /** `deploy/` of the repository, whose files are written for `/console/` and `/srv/scope-console`. */
  templates: string
  /** Directory whose `files`, `nginx` and `caddy` are written anew. */
  out: string
  /** The path that browsers find the console at: `/`, or `/a/b/`. */
  base: string
  /** Path of the `out` directory on the machine whose nginx or Caddy serves the files. */
  at: string
  settings: ClientConfig
}

/** What the files of `deploy/` are written for: where the directory lies, or the path of the console. */
const WRITTEN_FOR = /(\/srv\/scope-console)|\/console/g
/** Ends a line that has no place in a configuration of the root. */
const BELOW_A_PATH = /^.*# below a path$\n/gm

/** The sets of headers by what they go with, which are the host's own (decision 31). */
type Headers = Record<'page' | 'file' | 'answer', Record<string, string>>

/**
 * Writes what another web server needs to serve the console as the host does: the files, laid where the path expects them,
 * and configurations of nginx and Caddy with the host's headers.
 * @throws StartError when there is no build
 */
export function writeStaticSite({ client, templates, out, base, at, settings }: StaticSite) {
  const html = pageBelow(readPage(client), base)
  const origins = connectedOrigins(settings)
  const headers: Headers = {
    page: securityHeaders(EMPTY_STYLE, scriptHashes(html), origins),
    file: securityHeaders(null),
    answer: answerPolicy(),
  }
  for (const part of ['files', 'nginx', 'caddy']) {
    rmSync(join(out, part), { recursive: true, force: true })
  }
  const files = join(out, 'files', base)
  mkdirSync(files, { recursive: true })
  cpSync(client, files, { recursive: true })
  writeFileSync(join(files, 'index.html'), html)
  writeFileSync(join(files, 'index.html.br'), brotliCompressSync(html))
  writeFileSync(join(files, 'index.html.gz'), gzipSync(html, { level: 9 }))
  writeFileSync(join(files, 'config.json'), `${JSON.stringify(settings)}\n`)

  const fitted = (text: string) =>
    (base === '/' ? text.replaceAll(BELOW_A_PATH, '') : text).replaceAll(
      WRITTEN_FOR,
      (_, place?: string) => (place === undefined ? base.slice(0, -1) : at),
    )
  for (const server of ['nginx', 'caddy'] as const) {
    const from = join(templates, server)
    const to = join(out, server)
    mkdirSync(to)
    for (const name of readdirSync(from)) {
      writeFileSync(join(to, name), fitted(readFileSync(join(from, name), 'utf8')))
    }
  }
  for (const [kind, values] of Object.entries(headers)) {
    writeFileSync(join(out, 'nginx', `${kind}-headers.conf`), nginxHeaders(values))
    writeFileSync(join(out, 'caddy', `${kind}-headers.caddy`), caddyHeaders(values))
  }
}

function readPage(client: string): string {
  try {
    return readFileSync(join(client, 'index.html'), 'utf8')
  } catch {
    throw new StartError(`There is no client in ${client}: build it with npm run build.`)
  }
}

const nginxHeaders = (headers: Record<string, string>) =>
  lines(headers, (name, value) => `add_header ${name} "${value}" always;`)

const caddyHeaders = (headers: Record<string, string>) =>
  lines(headers, (name, value) => `${name} "${value}"`)

function lines(
  headers: Record<string, string>,
  write: (name: string, value: string) => string,
): string {
  const all = Object.entries(headers).map(([name, value]) => {
    // Both servers would read variables and quotes in it.
    if (/["\\${}]/.test(value)) throw new Error(`The header ${name} cannot be written: ${value}`)
    return write(name, value)
  })
  return ['# Written by `npm run build:static`.', ...all, ''].join('\n')
}
