import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { selectedBackends } from './backend-names'
import { startBackend, type Backend, type RunningBackend } from './backends'
import { makeDataDirectory } from './data-directory'
import { startGuard } from './guard'
import { deployment } from './identities'

const VARIABLE = 'SCOPE_CONSOLE_BACKENDS'

/** Starts the back ends of the selected projects; the function that it returns ends them. */
export default async function globalSetup(config: FullConfig) {
  const data = makeDataDirectory('scope-console-e2e-')
  const output = config.projects[0]?.outputDir ?? join(config.rootDir, '..', 'test-results')
  const logs = join(output, 'servers')
  await mkdir(logs, { recursive: true })
  const file = join(data, 'deployment.json')
  await writeFile(file, JSON.stringify(deployment))

  const guard = startGuard(data)
  const names = selectedBackends(process.argv)
  const starts = await Promise.allSettled(
    names.map((name) => startBackend(name, { data, logs, deployment: file, guard })),
  )
  const running: RunningBackend[] = starts.flatMap((start) =>
    start.status === 'fulfilled' ? [start.value] : [],
  )
  const teardown = async () => {
    await Promise.all(running.map((one) => one.stop()))
    await rm(data, { recursive: true, force: true })
    guard.end()
  }
  const failures = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason] : []))
  if (failures.length > 0) {
    await teardown()
    throw failures.length === 1 ? failures[0] : new AggregateError(failures, failures.join('\n'))
  }
  // Workers are other processes: they inherit this one's environment.
  process.env[VARIABLE] = JSON.stringify(running.map((one) => one.backend))
  return teardown
}

/** The running back end of a project, in a worker. */
export function runningBackend(name: string): Backend {
  const all = JSON.parse(process.env[VARIABLE] ?? '[]') as Backend[]
  const found = all.find((backend) => backend.name === name)
  if (!found) throw new Error(`The back end ${name} was not started by e2e/global-setup.ts.`)
  return found
}
