import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../src/routing/paths'
import { BACKEND_NAMES } from './backend-names'
import { startUnchecked } from './backends'
import { makeDataDirectory } from './data-directory'
import { expect, test as shared } from './fixtures'
import { startGuard } from './guard'
import { deployment } from './identities'

/** As long as a real server may take to start on a busy machine (e2e/server-process.ts). */
const STARTED_MS = 600_000

/** The console in front of a server that checks nobody. */
const test = shared.extend<object, { uncheckedURL: string }>({
  uncheckedURL: [
    async ({}, provide, worker) => {
      const name = BACKEND_NAMES.find((each) => each === worker.project.name)
      if (!name) throw new Error(`${worker.project.name} is no back end.`)
      const data = makeDataDirectory('scope-console-unchecked-')
      const logs = join(worker.project.outputDir, 'servers', `unchecked-${worker.workerIndex}`)
      await mkdir(logs, { recursive: true })
      const file = join(data, 'deployment.json')
      await writeFile(file, JSON.stringify({ ...deployment, accessMode: 'disabled' }))
      const guard = startGuard(data)
      const running = await startUnchecked(name, { data, logs, deployment: file, guard })
      await provide(running.url)
      await running.stop()
      guard.end()
      await rm(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: STARTED_MS },
  ],
  baseURL: async ({ uncheckedURL }, provide) => {
    await provide(uncheckedURL)
  },
})

test('where access control is disabled, Access says so and why there is nothing to change, and asks for no bindings', async ({
  openAs,
  requests,
}) => {
  const page = await openAs(null, paths.access())
  const says = async () => {
    await expect(page.getByText('Access control is off', { exact: true })).toBeVisible()
    await expect(
      page.getByText('This server checks nobody: everyone may do everything.'),
    ).toBeVisible()
    await expect(page.getByText('It keeps no role bindings to show.')).toBeVisible()
    await requests.settled(page)
    for (const name of [/^Grant/, /^Export/]) {
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    }
    await expect(page.getByRole('tab')).toHaveCount(0)
  }
  await says()
  // Links to one Scope, to one view of it and to a person say the same.
  await page.goto(paths.access({ resource: 'scope:anywhere', view: 'review' }))
  await says()
  await page.goto(paths.person({ type: 'user', id: 'ada' }))
  await says()
  expect(requests.of('POST', /\/v1\/access\//)).toEqual([])
})
