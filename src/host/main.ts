import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseOptions, type HostOptions } from './options'
import { proxyTo, requireReachable } from './proxy'
import { createHost, listen, type Parts } from './server'
import { StartError } from './start-error'
import { staticFiles } from './static-files'

/** Built beside this file (vite.host.config.ts). */
const BODY_WORKER = './body-worker.js'

type Backend = Pick<Parts, 'config' | 'api'> & { about: string[]; close(): void }

async function proxied(upstream: URL): Promise<Backend> {
  await requireReachable(upstream)
  return {
    config: { apiBase: '', signIn: 'token' },
    api: proxyTo(upstream),
    about: [`in front of ${upstream.href}`],
    close() {},
  }
}

async function start() {
  const options = parseOptions(process.argv.slice(2), process.env)
  const files = staticFiles(fileURLToPath(new URL('../dist', import.meta.url)), options.base)
  const backend =
    options.upstream === null ? await embedded(options) : await proxied(options.upstream)
  const server = createHost({ ...backend, files }, options.hosts, options.base)
  let port: number
  try {
    port = await listen(server, options.port)
  } catch (error) {
    backend.close()
    throw error
  }
  const stop = () => {
    server.close()
    server.closeAllConnections()
    backend.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const address = `http://127.0.0.1:${port}${options.base === '/' ? '' : options.base}`
  console.log(`\nScope Console: ${address}`)
  for (const line of backend.about) console.log(`  ${line}`)
  console.log(`\nlistening on ${address}`)
}

/** Loaded only here, so that a console in front of a real server opens no database. */
async function embedded(options: HostOptions): Promise<Backend> {
  const { openEmbedded } = await import('./embedded')
  return openEmbedded(
    { ...options, dataDirectory: resolve(options.dataDirectory) },
    new URL(BODY_WORKER, import.meta.url),
  )
}

start().catch((error: unknown) => {
  // A StartError is a sentence for the person at the terminal; anything else is a fault of ours, with its trace.
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
