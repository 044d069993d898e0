import { parseArgs } from 'node:util'
import { baseOf } from './options'
import { StartError } from './start-error'

export type StaticOptions = {
  base: string
  /** Null: the console's own `config.json`. */
  settingsFile: string | null
  out: string
  at: string
}

const USAGE =
  'npm run build:static -- [--base PATH] [--settings FILE] [--out DIRECTORY] [--at DIRECTORY]'

/** @throws StartError for an argument that cannot be understood */
export function parseStatic(argv: readonly string[]): StaticOptions {
  const { base, settings, out, at } = valuesOf(argv)
  if (!/^(?:\/[\w.-]+)+$/.test(at)) {
    throw new StartError(`--at is "${at}", but it must be an absolute path, such as /srv/console.`)
  }
  return { base: baseOf(base, '--base'), settingsFile: settings ?? null, out, at }
}

function valuesOf(argv: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...argv],
      options: {
        base: text,
        settings: text,
        out: { ...text, default: 'dist-static' },
        at: { ...text, default: '/srv/scope-console' },
      },
    }).values
  } catch (error) {
    // Node words it for the person: which option it is, and what it lacks.
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${reason} (usage: ${USAGE})`)
  }
}
