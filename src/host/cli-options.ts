import { parseArgs } from 'node:util'
import { baseOf, hostsOf, portOf, upstreamOf } from './options'
import { StartError } from './start-error'

export type CliOptions = {
  server: URL
  port: number | null
  base: string
  hosts: string[]
  settingsFile: string | null
}

export const USAGE = `Usage: scope-console --server URL [--port NUMBER] [--base PATH] [--settings FILE]

Serves Scope Console in front of a PowerContext server, on 127.0.0.1.

  --server URL     the server, such as http://127.0.0.1:8000
  --port NUMBER    the port; 4173, or the next free one, unless told
  --base PATH      the path below which browsers find the console, such as /a/b/
  --settings FILE  the console's settings as JSON, such as a sign-in provider's
  --help           shows this

SCOPE_CONSOLE_HOSTS in the environment names the hosts that the console answers to
besides its loopback address, such as console.example.`

/**
 * What the command `scope-console` is told; null where it is asked for help.
 * @throws StartError for what cannot be understood
 */
export function parseCli(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): CliOptions | null {
  const { server, port, base, settings, help } = valuesOf(argv)
  if (help) return null
  const upstream = upstreamOf(server, '--server')
  if (upstream === null) {
    throw new StartError(`--server is missing: name the PowerContext server.\n\n${USAGE}`)
  }
  return {
    server: upstream,
    port: portOf(port, '--port'),
    base: baseOf(base, '--base'),
    hosts: hostsOf(env.SCOPE_CONSOLE_HOSTS),
    settingsFile: settings ?? null,
  }
}

function valuesOf(argv: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...argv],
      options: {
        server: text,
        port: text,
        base: text,
        settings: text,
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    // Node words it for the person: which option it is, and what it lacks.
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${reason}\n\n${USAGE}`)
  }
}
