import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataDirectory } from './data-directory'
import { hostEntry } from './backends'
import { test as shared } from './fixtures'
import { startGuard } from './guard'
import { startServer } from './server-process'

/** Signs in as Mara Lindqvist, who administers Checkout and the Scopes below it. */
export const MARA = 'demo-scope-admin'

/** As long as a busy machine may take to fill the sample. */
const STARTED_MS = 600_000

/** The console as `npm start` opens it: on the sample, with the sample's people. */
export const test = shared.extend<object, { sampleURL: string }>({
  sampleURL: [
    async ({}, provide, worker) => {
      const data = makeDataDirectory('scope-console-sample-')
      const logs = join(worker.project.outputDir, 'servers')
      await mkdir(logs, { recursive: true })
      const guard = startGuard(data)
      const host = await startServer({
        name: 'sample',
        command: process.execPath,
        args: [hostEntry],
        env: { PORT: '0', SCOPE_CONSOLE_DATA: data, POWERCONTEXT_URL: '' },
        log: join(logs, `sample-${worker.workerIndex}.log`),
        guard,
      })
      await provide(host.url)
      await host.stop()
      guard.end()
      await rm(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: STARTED_MS },
  ],
  baseURL: async ({ sampleURL }, provide) => {
    await provide(sampleURL)
  },
})
