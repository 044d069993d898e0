import { StartError } from './start-error'

export type SampleOptions = {
  events: number
  /** Beside those of the sample. */
  artifacts: number
  directory: string
  /** Where the history ends, in ms since 1970. */
  until: number
  reset: boolean
}

const USAGE =
  'npm run sample -- [--events N] [--artifacts M] [--data DIR] [--until INSTANT] [--reset]'
/** The sample alone has about 6,000. */
const EVENTS_MIN = 8_000
const EVENTS_MAX = 20_000_000

/** @throws StartError for an argument that cannot be understood. */
export function parseSampleOptions(argv: readonly string[]): SampleOptions {
  const given = new Map<string, string>()
  const rest = [...argv]
  let reset = false
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--reset') {
      reset = true
      continue
    }
    if (!['--events', '--artifacts', '--data', '--until'].includes(argument)) {
      throw new StartError(`"${argument}" is no option of the generator; usage: ${USAGE}.`)
    }
    const value = rest.shift()
    if (value === undefined) throw new StartError(`${argument} needs a value; usage: ${USAGE}.`)
    given.set(argument, value)
  }
  const events = count('--events', given.get('--events') ?? '1000000', EVENTS_MIN, EVENTS_MAX)
  const artifacts = given.get('--artifacts') ?? String(Math.min(10_000, Math.floor(events / 100)))
  return {
    events,
    artifacts: count('--artifacts', artifacts, 0, Math.floor(events / 10)),
    directory: given.get('--data') ?? `.data/events-${events}`,
    until: instant(given.get('--until')),
    reset,
  }
}

function count(name: string, value: string, low: number, high: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < low || number > high) {
    throw new StartError(`${name} is "${value}", but must be a number from ${low} to ${high}.`)
  }
  return number
}

function instant(value: string | undefined): number {
  const at = value === undefined ? Date.now() : Date.parse(value)
  if (Number.isNaN(at)) {
    throw new StartError(`--until is "${value}", but must be an instant: 2026-11-20T12:00:00Z.`)
  }
  return at
}
