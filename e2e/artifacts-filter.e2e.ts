import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { contentsOf } from './contents-of'
import { expect, expectAccessible, test } from './fixtures'
import { audited } from './requests'
import { seedScope } from './seed'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter' })
const table = (page: Page) => page.getByRole('table', { name: 'Artifacts' })
const links = (page: Page) => table(page).getByRole('link')
const says = (page: Page, text: string) =>
  expect(page.getByRole('main').getByRole('status').filter({ hasText: text })).toBeVisible()

test('a list is filtered by name and id, in the address, without asking the server', async ({
  api,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const ids: string[] = []
  for (const name of ['move-traffic', 'drain-queue', 'move-queue']) {
    const content = { ...contentsOf['skill'], name }
    ids.push((await api.as('scope-admin').createArtifact(scopeId, 'skill', content)).artifact_id)
  }
  const page = await openAs('scope-admin', paths.artifacts(scopeId, 'skill'))
  for (const name of ['move-traffic', 'drain-queue', 'move-queue'])
    await expect(table(page).getByRole('link', { name, exact: true })).toBeVisible()
  await requests.atRest(page)
  const calls = await requests.during(async () => {
    await field(page).pressSequentially(' QUEUE')
    await says(page, '2 of 3 loaded; all loaded')
    await expect(links(page)).toHaveText([/^(move|drain)-queue$/, /^(move|drain)-queue$/])
    await expect(field(page)).toHaveValue(' QUEUE')
    await expect(page).toHaveURL(/\?q=\+QUEUE$/)
    await field(page).fill(ids[0] ?? '')
    await says(page, '1 of 3 loaded; all loaded')
    await expect(links(page)).toHaveText(['move-traffic'])
    await field(page).fill('nothing of the kind')
    await says(page, 'None among all 3')
    await expect(table(page)).toHaveCount(0)
    await field(page).fill('')
    await says(page, '3 artifacts · all loaded')
    await expect(links(page)).toHaveCount(3)
    await requests.settled(page)
  })
  expect(audited(calls)).toEqual([])
  await expectAccessible(page)

  await page.goto(`${paths.artifacts(scopeId, 'skill')}?q=drain`)
  await says(page, '1 of 3 loaded')
  await expect(field(page)).toHaveValue('drain')
  await page.goto(`${paths.artifacts(scopeId, 'skill')}?q=${'a'.repeat(257)}`)
  await says(page, '3 artifacts · all loaded')
})

test('names that were not read are not read for a filter, and the page says so', async ({
  api,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  await api.as('scope-admin').createArtifact(scopeId, 'skill', contentsOf['skill'] ?? {})
  const calls = await requests.during(async () => {
    const page = await openAs('scope-admin', `${paths.artifacts(scopeId, 'skill')}?q=art_`)
    await expect(links(page)).toHaveCount(1)
    await expect(page.getByText('its name has not been read')).toBeVisible()
    await requests.atRest(page)
  })
  expect(audited(calls).filter((call) => /\/artifacts\/skill\/./.test(call))).toEqual([])
})

const LOADED = 40

test('a filter says what it looked at, loads by hand, and columns that say nothing are left out', async ({
  api,
  openAs,
  page,
  requests,
}) => {
  const { scope_id } = await seedScope(api)
  const item = (place: number, more: object = {}) => ({
    scope_id,
    family: 'experience',
    artifact_id: `art_${String(place).padStart(4, '0')}`,
    title: `Lesson ${place}`,
    revision: 1,
    content_digest: `sha256:${'0'.repeat(64)}`,
    sources: [],
    artifacts: [],
    ...more,
  })
  const first = Array.from({ length: LOADED }, (_, place) => item(place))
  const recorded = {
    created_at: '2026-11-01T10:00:00Z',
    sources: [{ source_type: 'content', source_id: 'src_1' }],
  }
  await page.route(/\/v1\/.*\/artifacts\/experience\?/, (route) =>
    route.fulfill({
      json: route.request().url().includes('cursor=')
        ? { items: [item(LOADED, recorded)], next_cursor: null }
        : { items: first, next_cursor: 'more' },
    }),
  )
  await openAs('scope-admin', paths.artifacts(scope_id, 'experience'))
  await says(page, '40 artifacts · more to load')
  const heads = () => table(page).getByRole('columnheader').allTextContents()
  await expect.poll(heads).toEqual(['Name', 'Revision', 'Id'])
  await requests.atRest(page)
  const calls = await requests.during(async () => {
    await field(page).fill('lesson 1')
    await says(page, '11 of 40 loaded; more to load')
    await field(page).fill('lesson 40')
    await says(page, 'None among the 40 that are loaded; more to load')
    await requests.settled(page)
  })
  expect(calls).toEqual([])
  await page.getByRole('button', { name: 'Load more' }).click()
  await says(page, '1 of 41 loaded; all loaded')
  await expect(links(page)).toHaveText(['Lesson 40'])
  await expect.poll(heads).toEqual(['Name', 'Revision', 'Committed', 'Sources', 'Id'])
  await expectAccessible(page)
})
