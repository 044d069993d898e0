import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..', '..')
const directory = join(root, 'test-results', 'durability-host')

/** The server that these suites start: of the sources as they are, out of reach of a build that runs meanwhile. */
export const HOST = join(directory, 'dist-host', 'main.js')

export default async function buildHost() {
  rmSync(directory, { recursive: true, force: true })
  await build({
    root,
    configFile: join(root, 'vite.host.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(directory, 'dist-host') },
  })
  // The host serves a client and refuses to start without one; these suites ask for the service only.
  mkdirSync(join(directory, 'dist'))
  writeFileSync(join(directory, 'dist', 'index.html'), '<!doctype html><title>No client</title>')
  cpSync(join(root, 'package.json'), join(directory, 'package.json'))
}
