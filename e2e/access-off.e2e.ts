import { paths } from '../src/routing/paths'
import { startUnchecked } from './backends'
import { expect, test as shared } from './fixtures'
import { deployment } from './identities'
import { STARTED_MS, useOwnServers } from './own-backend'

/** The console in front of a server that checks nobody. */
const test = shared.extend<object, { uncheckedURL: string }>({
  uncheckedURL: [
    async ({}, provide, worker) => {
      const settings = { ...deployment, accessMode: 'disabled' }
      const own = { label: 'unchecked', settings, start: startUnchecked }
      await useOwnServers(worker, own, ({ baseURL }) => provide(baseURL))
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
