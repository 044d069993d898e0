import { resolve } from 'node:path'
import { parseOptions, type HostOptions } from './options'
import { proxied, runHost, type Backend } from './run-host'
import { tellFailure } from './start-error'

/** Built beside this file (vite.host.config.ts). */
const BODY_WORKER = './body-worker.js'

async function start() {
  const options = parseOptions(process.argv.slice(2), process.env)
  const { upstream } = options
  await runHost({
    ...options,
    files: new URL('../dist', import.meta.url),
    backend: () => (upstream === null ? embedded(options) : proxied(upstream)),
  })
}

/** Loaded only here, so that a console in front of a real server opens no database. */
async function embedded(options: HostOptions): Promise<Backend> {
  const { openEmbedded } = await import('./embedded')
  return openEmbedded(
    { ...options, dataDirectory: resolve(options.dataDirectory) },
    new URL(BODY_WORKER, import.meta.url),
  )
}

start().catch(tellFailure)
