import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { expect, test } from './fixtures'
import { audited } from './requests'
import { screensOf } from './screens'
import { seedScope } from './seed'

/** The minute after which a screen that is turned to looks again, and then some. */
const LATER_MS = 120_000
const MORNING = new Date('2026-11-21T10:41:02Z')

/** The window gets the focus: tabs of a test all have it, so that the event alone is missing. */
const turnTo = async (page: Page) => {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  // Calls leave in the order in which they are made: what the focus led to has left before this one.
  await page.evaluate(async () => (await fetch('/health/ready')).text())
}
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh', exact: true })

test('each screen says how old it is, reloads on "Refresh", and checks once a minute', async ({
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  // Some twelve screens, each opened, left alone, turned to and refreshed.
  test.slow()
  // The table asks for every key that the console knows; an older server refuses the newer ones.
  expectRefusals(422, /\/prompts\//)
  const seeded = await seedPrompt()
  const { scopeId, key } = seeded
  const base = `GET /v1/scopes/${scopeId}`
  const list = `${base}/artifacts/prompt?limit=100 200`
  const same = `${base}/artifacts/prompt/${key} 304`
  const revisions = `${base}/artifacts/prompt/${key}/revisions?limit=100 200`
  const configuration = `${base}/prompts/${key} 200`
  /** By the screen's name: the calls of one look. "Refresh" makes the same ones but where that is told. */
  const looks: Record<string, string[]> = {
    Scope: [`${base} 200`],
    Artifacts: [list],
    Artifact: [same],
    History: [revisions],
    Prompts: [list],
    Prompt: [configuration],
    Edit: [same],
    Audit: [],
  }
  const edit = {
    name: 'Edit',
    path: paths.edit(scopeId, 'prompt', key),
    shows: 'tab',
    title: 'Form',
  }
  const page = await openAs('scope-admin', '/nowhere')
  await page.clock.install()
  for (const screen of [...screensOf(seeded), edit] as const) {
    const look = looks[screen.name]
    if (!look) continue
    await test.step(screen.name, async () => {
      await page.clock.setSystemTime(MORNING)
      await page.goto(screen.path)
      await expect(
        page.getByRole(screen.shows as 'tab', { name: screen.title }).first(),
      ).toBeVisible()
      await requests.atRest(page)
      if (screen.name === 'Audit') return expect(refresh(page)).toHaveCount(0)
      await expect(page.getByText('as of 10:41', { exact: true })).toBeVisible()

      const soon = await requests.during(() => turnTo(page))
      // An open form asks after its base sooner: what is typed on an old one has to be merged (tabs.e2e.ts).
      await expect.poll(() => audited(soon)).toEqual(screen.name === 'Edit' ? look : [])
      await page.clock.fastForward(LATER_MS)
      await expect(page.getByText('as of 10:41', { exact: true })).toBeVisible()

      const later = await requests.during(async () => {
        await turnTo(page)
        // Also while the first look is out.
        await turnTo(page)
        // A list stands for its rows: they are as old as they were, only known not to have moved.
        const then = screen.name === 'Prompts' ? 'as of 10:41' : /^as of 10:4[34]$/
        await expect(page.getByText(then)).toBeVisible()
        await turnTo(page)
      })
      await expect.poll(() => audited(later)).toEqual(look)

      const again = await requests.during(async () => {
        await page.clock.fastForward(LATER_MS)
        await refresh(page).click()
        await expect(page.getByText(/^as of 10:4[56]$/)).toBeVisible()
        await requests.atRest(page)
      })
      if (screen.name === 'Prompts') {
        // Every row is on screen, and only what is: a key that the server refused has none.
        const rows = await page.getByRole('table', { name: 'Prompts' }).getByRole('row').count()
        expect(audited(again)).toEqual(expect.arrayContaining([list, configuration]))
        expect(audited(again)).toHaveLength(1 + rows - 1)
      } else expect(audited(again)).toEqual(look)
      await expect(refresh(page)).toBeFocused()
    })
  }
})

test('a screen that is come back to after a minute asks only whether the head has moved', async ({
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key, etag } = await seedPrompt()
  const page = await openAs('scope-admin', paths.artifact(scopeId, 'prompt', key))
  await expect(page.getByText('r6 · head')).toBeVisible()
  // An answer that arrives while the clock is replaced is stamped by the old clock, and counts as out of date.
  await requests.settled(page)
  await page.clock.install()
  const artifacts = page.getByRole('table', { name: 'Artifacts' })
  const there = () =>
    page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'prompt', exact: true })
      .click()
  await there()
  await expect(artifacts).toBeVisible()
  await requests.settled(page)
  const soon = await requests.during(async () => {
    await page.goBack()
    await expect(page.getByText('r6 · head')).toBeVisible()
    await turnTo(page)
    await requests.settled(page)
  })
  expect(audited(soon)).toEqual([])

  await page.goForward()
  await expect(artifacts).toBeVisible()
  await requests.settled(page)
  await page.clock.fastForward(LATER_MS)
  const before = requests.all.length
  await page.goBack()
  await expect
    .poll(() => audited(requests.all.slice(before)))
    .toEqual([`GET /v1/scopes/${scopeId}/artifacts/prompt/${key} 304`])
  const [look] = requests.all.slice(before).filter(({ path }) => path.endsWith(`/prompt/${key}`))
  expect(look?.headers['if-none-match']).toBe(etag)
})

test('the lists of Scopes tell another title after a look or "Refresh"', async ({
  api,
  openAs,
  openSecondAs,
  requests,
}) => {
  const scope = await seedScope(api, { bot: ['scope.viewer'] })
  const observing = await openAs('root', paths.scopes())
  // An answer that arrives while the clock is replaced is stamped by the old clock.
  await expect(observing.getByText(/^as of \d\d:\d\d$/)).toBeVisible()
  await requests.settled(observing)
  await observing.clock.install()
  const own = await openSecondAs('bot', paths.scopes({ q: scope.scope_id }))
  const ownRow = own.getByRole('row').filter({ hasText: scope.scope_id.slice(0, 8) })
  await expect(ownRow).toContainText(scope.title)
  await requests.settled(own)
  const title = `${scope.title} renamed`
  await api.as('root').updateScope(scope, { title, summary: scope.summary, references: [] })

  await test.step('of a caller who may list them: one call', async () => {
    await observing.clock.fastForward(LATER_MS)
    const before = requests.all.length
    await turnTo(observing)
    const calls = () =>
      audited(requests.all.slice(before).filter((call) => call.page === observing))
    await expect.poll(calls).toEqual(['GET /v1/scopes?limit=100 200'])
    await requests.settled(observing)
  })

  await test.step('of any other: each Scope, when that is asked for', async () => {
    const before = requests.all.length
    await turnTo(own)
    await requests.settled(own)
    expect(audited(requests.all.slice(before))).toEqual([])
    await refresh(own).click()
    await expect(ownRow).toContainText(title)
    await expect
      .poll(() => audited(requests.all.slice(before)))
      .toContain(`GET /v1/scopes/${scope.scope_id} 200`)
  })
})
