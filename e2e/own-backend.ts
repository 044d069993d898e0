import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorkerInfo } from '@playwright/test'
import { BACKEND_NAMES, type BackendName } from './backend-names'
import { startBackend, type Backend, type Places } from './backends'
import { makeDataDirectory } from './data-directory'
import { test as shared } from './fixtures'
import { startGuard } from './guard'
import { deployment } from './identities'

/** As long as a real server may take to start on a busy machine (e2e/server-process.ts). */
export const STARTED_MS = 600_000

type Own<Running> = {
  /** Begins the names of its directories. */
  label: string
  /** What the deployment's file holds. */
  settings: object
  start: (name: BackendName, places: Places) => Promise<Running>
}

/** Starts servers for the journeys of one worker, lets them be used, stops them and removes their data. */
export async function useOwnServers<Running extends { stop: () => Promise<void> }>(
  worker: WorkerInfo,
  { label, settings, start }: Own<Running>,
  provide: (running: Running) => Promise<void>,
) {
  const name = BACKEND_NAMES.find((each) => each === worker.project.name)
  if (!name) throw new Error(`${worker.project.name} is no back end.`)
  const data = makeDataDirectory(`scope-console-${label}-`)
  const logs = join(worker.project.outputDir, 'servers', `${label}-${worker.workerIndex}`)
  await mkdir(logs, { recursive: true })
  const file = join(data, 'deployment.json')
  await writeFile(file, JSON.stringify(settings))
  const guard = startGuard(data)
  const running = await start(name, { data, logs, deployment: file, guard })
  await provide(running)
  await running.stop()
  guard.end()
  await rm(data, { recursive: true, force: true })
}

/**
 * Gives the journeys of a file a back end of their own: they make its audit unreadable, or tell of all that is in it. Workers
 * go on with the same back end as long as `ownOf` stays the same, so each file has to name itself there.
 */
export const test = shared.extend<object, { ownOf: string; backend: Backend }>({
  ownOf: ['', { scope: 'worker', option: true }],
  backend: [
    async ({ ownOf }, provide, worker) => {
      if (ownOf === '') throw new Error('Say whose back end it is: test.use({ ownOf: … })')
      const own = { label: 'own', settings: deployment, start: startBackend }
      await useOwnServers(worker, own, ({ backend }) => provide(backend))
    },
    { scope: 'worker', timeout: STARTED_MS },
  ],
})
