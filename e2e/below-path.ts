import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Backend } from './backends'
import { passOn } from './pass-on'
import { startServer } from './server-process'
import { serve, startService, type Served } from './service-behind'

const root = join(import.meta.dirname, '..')
const HOST = join(root, 'dist-host', 'main.js')
const FILES = join(root, 'dist')

/** Where the console is served in these journeys. */
export const PATH = '/a/b/'
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** The ways in which the console can come to be at the path; `log` is a file for what its host says. */
export const WAYS = {
  'its own host': (backend: Backend, log: string) => startHost(backend, log),
  'a proxy that takes the path off': startStripping,
  'a plain web server': (backend: Backend) => startFiles(backend),
}
export type Way = keyof typeof WAYS

/** The console's own host, in front of the back end under test. */
async function startHost(backend: Backend, log: string, hosts = ''): Promise<Served> {
  const service = await startService(backend)
  const host = await startServer({
    name: `the host below ${PATH}`,
    command: process.execPath,
    args: [HOST],
    env: {
      PORT: '0',
      POWERCONTEXT_URL: service.url,
      SCOPE_CONSOLE_BASE: PATH,
      SCOPE_CONSOLE_HOSTS: hosts,
    },
    log,
  })
  return { url: host.url, stop: both(host, service) }
}

/** The same host behind a proxy that takes the path off each request. */
async function startStripping(backend: Backend, log: string): Promise<Served> {
  let origin = ''
  const proxy = await serve((request, response) =>
    passOn(request, response, `${origin}/${below(request.url) ?? ''}`),
  )
  const host = await startHost(backend, log, new URL(proxy.url).host)
  origin = new URL(host.url).origin
  return { url: proxy.url + PATH, stop: both(proxy, host) }
}

/** The files of the build below the path of a plain web server, with the path written into its page (decision 29), which passes calls on to the service. */
async function startFiles(backend: Backend): Promise<Served> {
  const service = await startService(backend)
  const files = await serve(async (request, response) => {
    const name = below(request.url)
    if (name === null) return void response.writeHead(404).end('Not Found')
    if (/^(v1|health)\//.test(name)) return passOn(request, response, `${service.url}/${name}`)
    const [path = ''] = name.split('?', 1)
    // Every address that is no file is the console's own.
    const isFile = /^(assets\/[^/]+|config\.json|icon\.svg|licenses\.txt)$/.test(path)
    const file = isFile ? path : 'index.html'
    const content = await readFile(join(FILES, file))
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain' })
    response.end(isFile ? content : content.toString().replaceAll('="/', `="${PATH}`))
  })
  return { url: files.url + PATH, stop: both(files, service) }
}

const both = (first: Served, second: Served) => async () => {
  await first.stop()
  await second.stop()
}

/** What follows the path in the target of a request; null for what is not below it. */
const below = (target = '') => (target.startsWith(PATH) ? target.slice(PATH.length) : null)
