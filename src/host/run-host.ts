import { fileURLToPath } from 'node:url'
import { proxyTo, requireReachable } from './proxy'
import { createHost, listen, type Parts } from './server'
import { readSettings } from './settings'
import { staticFiles } from './static-files'

export type Backend = Pick<Parts, 'config' | 'api'> & { about: string[]; close(): void }

type Run = {
  /** Where the built client lies. */
  files: URL
  backend: () => Promise<Backend>
  port: number | null
  /** How a person asks for a port, for the messages. */
  portSetting?: string
  hosts: readonly string[]
  base: string
  /** A file with the console's settings, in place of the host's own (screens §2). */
  settingsFile: string | null
}

/** The console in front of a real server. */
export async function proxied(upstream: URL, setting?: string): Promise<Backend> {
  await requireReachable(upstream, setting)
  return {
    config: { apiBase: '', signIn: 'token' },
    api: proxyTo(upstream),
    about: [`in front of ${upstream.href}`],
    close() {},
  }
}

/**
 * Runs the host until the process is told to end, and says where.
 * @throws StartError for what the person at the terminal can mend
 */
export async function runHost({
  files,
  backend,
  port,
  portSetting,
  hosts,
  base,
  settingsFile,
}: Run) {
  const client = staticFiles(fileURLToPath(files), base)
  const settings = settingsFile === null ? null : readSettings(settingsFile)
  const { about, close, config, api } = await backend()
  const server = createHost({ config: settings ?? config, api, files: client }, hosts, base)
  let found: number
  try {
    found = await listen(server, port, portSetting)
  } catch (error) {
    close()
    throw error
  }
  const stop = () => {
    server.close()
    server.closeAllConnections()
    close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const address = `http://127.0.0.1:${found}${base === '/' ? '' : base}`
  console.log(`\nScope Console: ${address}`)
  for (const line of about) console.log(`  ${line}`)
  console.log(`\nlistening on ${address}`)
}
