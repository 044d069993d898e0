import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OPERATIONS } from '../../src/service/operations'
import { deployment, tokenOf, type Person } from '../conformance/people'
import { resultsDirectory, startEnforced } from '../conformance/servers'

const execute = promisify(execFile)
const directory = join(resultsDirectory, 'clients')

/** The embedded service and the real server that it does as, both new: what one is asked, the other is asked too. */
export const SIDES = ['embedded', 'powercontext-newest'] as const
type Side = (typeof SIDES)[number]
export type Pair = { origins: Record<Side, string>; stop(): Promise<void> }

export async function startPair(): Promise<Pair> {
  const started = await Promise.allSettled(SIDES.map(startEnforced))
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()))
  }
  const [embedded, newest] = running
  if (embedded !== undefined && newest !== undefined) {
    return { origins: { embedded: embedded.origin, 'powercontext-newest': newest.origin }, stop }
  }
  await stop()
  throw started.find((one) => one.status === 'rejected')?.reason
}

/** Writes a file that a script reads, and returns its path. */
async function written(name: string, content: unknown): Promise<string> {
  await mkdir(directory, { recursive: true })
  const file = join(directory, name)
  await writeFile(file, JSON.stringify(content))
  return file
}

/** Writes the file by which the scripts know who acts. */
export function writePeople(): Promise<string> {
  const people = deployment.identities.map(({ principal, token }) => [
    principal.id,
    { token, principal },
  ])
  return written('people.json', Object.fromEntries(people))
}

/** Writes the file of the routes that the embedded service offers, ids left out. */
export const writeRoutes = (): Promise<string> =>
  written(
    'routes.json',
    OPERATIONS.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '{}')}`),
  )

export type Step = { step: string; answer: unknown }

/** Runs a script of this directory and returns the lines that it wrote, of which it leaves a copy beside the results. */
export async function linesOf<Line = Step>(
  python: string,
  script: string,
  args: readonly string[],
  name: string,
): Promise<Line[]> {
  const { stdout } = await execute(python, [join(import.meta.dirname, script), ...args], {
    maxBuffer: 1024 ** 3,
    env: {
      ...process.env,
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONPATH: '',
      PYTHONWARNINGS: 'ignore',
      POWERCONTEXT_CLIENT_API_TOKEN: tokenOf('ada' satisfies Person),
    },
  })
  await mkdir(directory, { recursive: true })
  await writeFile(join(directory, `${script}-${name}.jsonl`), stdout)
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
}
