import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BACKEND_NAMES } from './backend-names'
import { startBackend, type Backend } from './backends'
import { makeDataDirectory } from './data-directory'
import { test as shared } from './fixtures'
import { startGuard } from './guard'
import { deployment } from './identities'

/** As long as a real server may take to start on a busy machine (e2e/server-process.ts). */
const STARTED_MS = 600_000

/**
 * Gives the journeys of a file a back end of their own: they make its audit unreadable, or tell of all that is in it. Workers
 * go on with the same back end as long as `ownOf` stays the same, so each file has to name itself there.
 */
export const test = shared.extend<object, { ownOf: string; backend: Backend }>({
  ownOf: ['', { scope: 'worker', option: true }],
  backend: [
    async ({ ownOf }, provide, worker) => {
      if (ownOf === '') throw new Error('Say whose back end it is: test.use({ ownOf: … })')
      const name = BACKEND_NAMES.find((each) => each === worker.project.name)
      if (!name) throw new Error(`${worker.project.name} is no back end.`)
      const data = makeDataDirectory('scope-console-own-')
      const logs = join(worker.project.outputDir, 'servers', `own-${worker.workerIndex}`)
      await mkdir(logs, { recursive: true })
      const file = join(data, 'deployment.json')
      await writeFile(file, JSON.stringify(deployment))
      const guard = startGuard(data)
      const running = await startBackend(name, { data, logs, deployment: file, guard })
      await provide(running.backend)
      await running.stop()
      guard.end()
      await rm(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: STARTED_MS },
  ],
})
