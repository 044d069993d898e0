import { StartError } from './start-error'

export type HostOptions = {
  /** The port that PORT asks for; null tries 4173 and upwards. */
  port: number | null
  /** The real server to stand in front of; null serves the embedded service. */
  upstream: URL | null
  /** The path that the console is served at: `/`, or `/a/b/`. */
  base: string
  /** What may stand in a request's Host beside the loopback names, lower case. */
  hosts: string[]
  dataDirectory: string
  reset: boolean
  /** A file that describes another deployment than the sample. */
  deploymentFile: string | null
  faults: boolean
  /** A file with the console's settings, in place of the host's own (screens §2). */
  settingsFile: string | null
}

const USAGE =
  'npm start -- [--reset] [--deployment FILE] [--settings FILE] [--faults], with PORT, POWERCONTEXT_URL, SCOPE_CONSOLE_BASE, SCOPE_CONSOLE_HOSTS and SCOPE_CONSOLE_DATA in the environment'

/** @throws StartError for an argument or a variable that cannot be understood. */
export function parseOptions(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): HostOptions {
  const options: HostOptions = {
    port: portOf(env.PORT, 'PORT'),
    upstream: upstreamOf(env.POWERCONTEXT_URL, 'POWERCONTEXT_URL'),
    base: baseOf(env.SCOPE_CONSOLE_BASE, 'SCOPE_CONSOLE_BASE'),
    hosts: hostsOf(env.SCOPE_CONSOLE_HOSTS),
    dataDirectory: env.SCOPE_CONSOLE_DATA || '.data',
    reset: false,
    deploymentFile: null,
    faults: false,
    settingsFile: null,
  }
  const rest = [...argv]
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--reset') options.reset = true
    else if (argument === '--faults') options.faults = true
    else if (argument === '--deployment') {
      const file = rest.shift()
      if (file === undefined) throw new StartError('--deployment needs the path of a JSON file.')
      options.deploymentFile = file
    } else if (argument === '--settings') {
      const file = rest.shift()
      if (file === undefined) throw new StartError('--settings needs the path of a JSON file.')
      options.settingsFile = file
    } else throw new StartError(`"${argument}" is no option of Scope Console; usage: ${USAGE}.`)
  }
  return options
}

/** @param setting how the person has said it, for the message */
export function portOf(value: string | undefined, setting: string): number | null {
  if (value === undefined || value === '') return null
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartError(`${setting} is "${value}", but a port is a number from 0 to 65535.`)
  }
  return port
}

/** @param setting how the person has said it, for the message */
export function upstreamOf(value: string | undefined, setting: string): URL | null {
  if (value === undefined || value === '') return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new StartError(`${setting} is "${value}", but it must be an http:// or https:// address.`)
  }
  return url
}

/** A path that proxies cannot spell in another way, as `%41` for `A`, and without `.` and `..`. */
const BASE = /^(?:\/[\w~-][\w.~-]*)+\/?$/
/** Names that the host answers at its root. Below a path of such a name it could not tell whether a proxy has taken the path off. */
const ROOT_NAMES = /^\/(?:assets|config\.json|health|v1)\//

/** @param setting how the person has said it, for the message */
export function baseOf(value: string | undefined, setting: string): string {
  if (value === undefined || value === '' || value === '/') return '/'
  const base = value.endsWith('/') ? value : `${value}/`
  if (!BASE.test(base)) {
    throw new StartError(
      `${setting} is "${value}", but it must be a path such as /console/ or /a/b/, of letters, digits, "-", "_", "." and "~".`,
    )
  }
  if (ROOT_NAMES.test(base)) {
    throw new StartError(
      `${setting} is "${value}", but no path may begin with /v1, /health, /assets or /config.json: choose another first name.`,
    )
  }
  return base
}

/** A name, an IPv4 address or an IPv6 one in brackets, with a port where browsers name one. */
const HOST =
  /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*|\[[\da-f:.]+\])(?::[1-9]\d{0,4})?$/

export function hostsOf(value: string | undefined): string[] {
  const hosts = (value ?? '').split(',').map((host) => host.trim().toLowerCase())
  const named = hosts.filter((host) => host !== '')
  const wrong = named.find((host) => !HOST.test(host) || !URL.canParse(`http://${host}`))
  if (wrong === undefined) return named
  throw new StartError(
    `SCOPE_CONSOLE_HOSTS has "${wrong}", but it takes names as browsers send them, such as console.example or console.example:8443, with commas between them.`,
  )
}
