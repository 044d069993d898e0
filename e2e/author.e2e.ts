import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { drawerOf } from './audit-screen'
import { expect, expectAccessible, test } from './fixtures'
import { changes, list, row } from './history-screen'
import { contents, custom } from './prompt-texts'

const ask = (page: Page, revision: number) =>
  page.getByRole('button', { name: `Who committed r${revision}?`, exact: true })
/** What is said of the author, while the changes themselves may still be loading. */
const answer = (page: Page, from: number, to: number) =>
  changes(page, from, to).getByRole('status').and(page.locator(':not([aria-busy])'))

const both = { 'second-admin': ['scope.admin', 'scope.viewer'] } as const
const timeless = 'Without the time of the commit, the audit cannot tell the author.'

test('the audit tells who committed a revision, on demand and once', async ({
  api,
  auditedDuring,
  backend,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key, etag } = await seedPrompt({
    revisions: [contents.opening, contents.shortened],
    grants: both,
  })
  await api.as('second-admin').replace(scopeId, 'prompt', key, contents.extended, etag)
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await expect(changes(page, 2, 3)).toBeVisible()
  if (!backend.features.recordsRestores) {
    await expect(changes(page, 2, 3).getByText(timeless)).toBeVisible()
    return
  }
  await requests.atRest(page)
  await expect(changes(page, 2, 3).getByText('2 audit events')).toBeVisible()
  const server = { type: 'server', deployment_id: backend.deploymentId } as const
  const events = await auditedDuring(server, async () => {
    await ask(page, 3).click()
    await expect(answer(page, 2, 3)).toContainText('by Bo Lindqvist user second-admin')
    await expect(answer(page, 2, 3)).toContainText('from the audit by time')
  })
  // One list of the Scope's audit, which is decided on the Scope and on the server (contract §6).
  expect(events.map(({ operation, action }) => [operation, action]).sort()).toEqual([
    ['list_access_audit', 'scope.admin'],
    ['list_access_audit', 'server.admin'],
  ])
  await expectAccessible(page)

  await test.step('asked before, it stands there without another call', async () => {
    const calls = await requests.during(async () => {
      await row(page, 1).getByText('r1').click()
      await expect(ask(page, 1)).toBeVisible()
      await row(page, 3).getByText('r3').click()
      await expect(answer(page, 2, 3)).toContainText('by Bo Lindqvist')
      await requests.atRest(page)
    })
    expect(calls.filter(({ path }) => path.includes('/audit/'))).toEqual([])
  })

  await test.step('it leads to the decision itself', async () => {
    await answer(page, 2, 3).getByRole('link', { name: 'from the audit by time' }).click()
    await expect(drawerOf(page)).toContainText('replace_artifact')
    await expect(drawerOf(page)).toContainText('Bo Lindqvist')
    await expect(page).toHaveURL(/[?&]event=/)
  })
})

test('a reader who may not read the audit is told so, and nothing is asked', async ({
  auditedDuring,
  backend,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({
    revisions: [contents.opening, contents.shortened],
    grants: { viewer: ['scope.viewer'] },
  })
  const page = await openAs('viewer', '/nowhere')
  const events = await auditedDuring(scopeId, async () => {
    await page.goto(paths.history(scopeId, 'prompt', key))
    const told = backend.features.recordsRestores
      ? 'Who administers this Scope can find the author in the audit.'
      : timeless
    await expect(changes(page, 1, 2).getByText(told)).toBeVisible()
    await requests.atRest(page)
  })
  await expect(ask(page, 2)).toHaveCount(0)
  expect(events.filter(({ allowed }) => !allowed)).toEqual([])
  expect(events.map(({ operation }) => operation)).not.toContain('list_access_audit')
})

test('two who commit at the same moment are never taken for one another', async ({
  api,
  backend,
  openAs,
  seedPrompt,
}) => {
  test.skip(!backend.features.recordsRestores, 'This server does not record times.')
  const { scopeId, key, etag } = await seedPrompt({
    revisions: [contents.opening, contents.shortened],
    grants: both,
  })
  const other = 'handoff.generate'
  await api.as('second-admin').savePrompt(scopeId, other, custom('Say what is left to do.'))
  const head = await api.as('second-admin').readHead(scopeId, 'prompt', other)
  await Promise.all([
    api.as('scope-admin').replace(scopeId, 'prompt', key, contents.extended, etag),
    api
      .as('second-admin')
      .replace(
        scopeId,
        'prompt',
        other,
        custom('Say what is left to do, and why.'),
        head.etag ?? '',
      ),
  ])
  for (const [prompt, revision, author] of [
    [key, 3, 'Ada Nowak'],
    [other, 2, 'Bo Lindqvist'],
  ] as const) {
    const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', prompt))
    await ask(page, revision).click()
    const said = answer(page, revision - 1, revision)
    await expect(said).toContainText(author)
    // The one whose decision came second may stand before the other's window.
    await expect(said).toContainText(new RegExp(`one of .*(Ada|Bo).*, .*(Ada|Bo)|by ${author}`))
  }
})

test('the author that a restore has recorded stays as it is', async ({
  backend,
  openAs,
  seedPrompt,
}) => {
  test.skip(!backend.features.recordsRestores, 'This server records no restore.')
  const { scopeId, key } = await seedPrompt({
    revisions: [
      contents.opening,
      contents.shortened,
      { restore: 1, reason: 'The night shift asked for it.' },
    ],
  })
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await expect(row(page, 3)).toContainText('by Ada Nowak')
  await expect(changes(page, 2, 3).getByText('by Ada Nowak')).toBeVisible()
  await expect(ask(page, 3)).toHaveCount(0)
  await row(page, 2).getByText('r2').click()
  await expect(ask(page, 2)).toBeVisible()
  await expect(list(page)).not.toContainText('from the audit')
})
