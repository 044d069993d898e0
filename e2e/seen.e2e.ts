import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { settled } from './accessible'
import { auditOf, listed, rowsOf, tableOf } from './audit-screen'
import { compared, expectFillsPhone, reasonFor } from './dialogs'
import { seedExperience } from './editing'
import { openExport } from './exports'
import { PROMPT_HEAD, refusal } from './faults'
import { expect, test } from './fixtures'
import { keepsName } from './keeps-name'
import { auto } from './prompt-texts'
import { LONGEST_MS, screensOf } from './screens'
import { expectSeen, expectSeenAtOnce, PHONES } from './seen'
import { atSignIn } from './signing'

const dialogOf = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first()
test('what each screen is for is seen on a desktop, a phone and a narrow screen', async ({
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  test.slow()
  // An older server refuses the Prompt keys that came after it.
  expectRefusals(422, /\/prompts\//)
  const screens = screensOf(await seedPrompt(), await seedPrompt())
  const page = await openAs('scope-admin', paths.scopes())
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await page.goto(screen.path)
      const shown = page.getByRole(screen.shows, { name: screen.title, exact: true }).first()
      await expect(shown).toBeVisible({ timeout: LONGEST_MS })
      await expectSeen(page, {
        heading: page.getByRole('heading', { level: 1 }),
        [screen.title]: shown,
      })
    })
  }
})

test('the sign-in and the form of an edit are seen, and so is its review', async ({
  api,
  openAs,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const signIn = await openAs(null, paths.signIn())
  await expectSeen(signIn, {
    token: signIn.getByLabel('Access token'),
    'Sign in': button(signIn, 'Sign in'),
  })
  const page = await openAs('scope-admin', paths.edit(scopeId, family, artifactId))
  const lesson = page.getByRole('textbox', { name: 'Lesson' })
  await expectSeen(page, { lesson, review: button(page, 'Review changes') })
  await lesson.fill('Move first.')
  await button(page, 'Review changes').click()
  await expectSeen(page, {
    title: dialogOf(page).getByRole('heading', { name: 'Review changes' }),
    change: dialogOf(page).getByText('Move first.').first(),
    commit: button(page, 'Commit revision 2'),
    cancel: button(page, 'Cancel'),
  })
})

test('a restore, and the conflict that it ends in, are seen with all three columns', async ({
  api,
  backend,
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key, etag } = await seedPrompt()
  expectRefusals(412)
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await button(page, 'Restore revision 2…').click()
  const dialog = dialogOf(page)
  await reasonFor(dialog, backend, 'The short one is missed.')
  await expectSeen(page, {
    title: dialog.getByRole('heading', { name: 'Restore revision 2' }),
    base: dialog.getByText(/This will commit revision 7 on top of revision 6/),
    restore: button(page, 'Restore'),
    cancel: button(page, 'Cancel'),
  })
  await api.as('scope-admin').replace(scopeId, 'prompt', key, auto, etag)
  await button(page, 'Restore').click()
  await expect(page.getByRole('heading', { name: 'The head has moved' })).toBeVisible()
  const column = (name: string) =>
    dialog.locator('section').filter({ has: page.getByRole('heading', { name }) })
  await expectSeen(page, {
    title: page.getByRole('heading', { name: 'The head has moved' }),
    'what was seen': column('You saw revision 6'),
    'what is now': column('Now: revision 7'),
    'what would be committed': column('Would be committed'),
    'what happened': button(page, 'What happened: r6 → r7'),
    'what would change': button(page, 'What would change: r7 → r2'),
    'the diff': dialog.getByRole('group', { name: 'Changes from revision 6 to revision 7' }),
    'the way on': button(page, 'Review against revision 7'),
  })
})

for (const size of PHONES) {
  test(`a commit dialog opens at its beginning and scrolls to a notice that comes later: ${size.width} px`, async ({
    backend,
    expectRefusals,
    openAs,
    page,
    seedPrompt,
  }) => {
    const { scopeId, key } = await seedPrompt()
    expectRefusals(412)
    expectRefusals(404)
    await page.setViewportSize(size)
    await openAs('scope-admin', paths.scopes())
    const dialog = dialogOf(page)
    for (const [path, opens, submits] of [
      [paths.prompt(scopeId, key), 'Switch to Auto…', 'Switch to Auto'],
      [paths.history(scopeId, 'prompt', key), 'Restore revision 2…', 'Restore'],
    ] as const) {
      await test.step(submits, async () => {
        await page.goto(path)
        await button(page, opens).click()
        await compared(dialog)
        await page.evaluate(settled)
        const base = dialog.getByText(/This will commit revision 7 on top of revision 6/)
        await expectSeenAtOnce({ base })

        if (submits === 'Restore') await reasonFor(dialog, backend, 'The short one is missed.')
        const submit = dialog.getByRole('button', { name: submits, exact: true })
        await page.route(PROMPT_HEAD, (route) =>
          route.fulfill(
            route.request().method() === 'PUT'
              ? refusal(412, 'revision_conflict')
              : refusal(404, 'artifact_not_found'),
          ),
        )
        await base.scrollIntoViewIfNeeded()
        await submit.click()
        await expectSeenAtOnce({
          notice: dialog.getByRole('alert').filter({ hasText: 'The head has moved' }),
        })
        await page.unroute(PROMPT_HEAD)
      })
    }
  })
}

test('an event and the dialog of an export are seen', async ({ openAs, seedPrompt }) => {
  const { scopeId, key } = await seedPrompt()
  const page = await openAs('scope-admin', auditOf(scopeId))
  await listed(page)
  await rowsOf(page).filter({ hasText: key }).first().click()
  const event = page.getByRole('dialog', { name: 'Event' })
  await expectSeen(page, {
    title: event.getByRole('heading', { name: 'Event', exact: true }),
    access: event.getByRole('link', { name: 'Access at that time' }),
    link: event.getByRole('button', { name: 'Copy link' }),
    evidence: event.getByRole('button', { name: 'Evidence of this request…' }),
    request: event.getByRole('heading', { name: 'Events of this request' }),
  })
  await page.keyboard.press('Escape')
  const exporting = await openExport(page, 'CSV')
  await expectSeen(page, {
    title: exporting.getByRole('heading').first(),
    begin: exporting.getByRole('button', { name: 'Start export' }),
    cancel: exporting.getByRole('button', { name: 'Cancel' }),
  })
})

test('a restore fills a phone while it still reads its revisions', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await openAs('scope-admin', paths.history(scopeId, 'prompt', key, { from: 4, to: 5 }))
  let release = () => {}
  const late = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/revisions\/2$/, async (route) => {
    await late
    await route.continue()
  })
  await button(page, 'Restore revision 2…').click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expectFillsPhone(page, dialog)
  release()
  await compared(dialog)
  await expectFillsPhone(page, dialog)
})

// A history has the comparison's code from the start.
test('no button of a dialog moves when the code of its comparison comes', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  let release = () => {}
  const late = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/diff-[\w-]{8}\.js$/, async (route) => {
    await late
    await route.continue()
  })
  await openAs('scope-admin', paths.prompt(scopeId, key))
  await button(page, 'Switch to Auto…').click()
  const dialog = dialogOf(page)
  const submit = dialog.getByRole('button', { name: 'Switch to Auto', exact: true })
  await expect(dialog.getByRole('status', { name: 'Loading' })).toBeVisible()
  await page.evaluate(settled)
  const before = await submit.boundingBox()
  release()
  await compared(dialog)
  await expect.poll(() => submit.boundingBox()).toEqual(before)
})

test('the events do not move when the jump bar appears', async ({ openAs, page, seedPrompt }) => {
  const { scopeId } = await seedPrompt()
  await openAs('scope-admin', paths.scopes())
  for (const width of [1440, 390, 320]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(auditOf(scopeId))
      await listed(page)
      await expect(rowsOf(page).first()).toBeVisible()
      await page.evaluate(settled)
      const before = await tableOf(page).boundingBox()
      await expect(page.getByRole('group', { name: 'Jump in the list' })).toBeVisible()
      await page.evaluate(settled)
      await expect.poll(() => tableOf(page).boundingBox()).toEqual(before)
    })
  }
})

test('what a key does has the width of its dialog on the narrowest screen', async ({ openAs }) => {
  const page = await openAs('scope-admin', paths.scopes())
  await page.setViewportSize({ width: 320, height: 640 })
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByRole('definition').first()).toBeVisible()
  const widths = await keys
    .getByRole('definition')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(widths.filter((width) => width < 180)).toEqual([])
  await expectFillsPhone(page, keys)
})

test('the account stands clear of both edges of the narrowest screen, and the mouse signs out there', async ({
  openAs,
}) => {
  const page = await openAs('scope-admin', paths.home())
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: /^Account:/ }).click()
  const account = page.getByRole('dialog', { name: 'Account' })
  await expect(account.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await page.evaluate(settled)
  const box = await account.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(16)
  expect((box?.x ?? 0) + (box?.width ?? 320)).toBeLessThanOrEqual(304)
  // The other journeys sign out by key.
  await account.getByRole('button', { name: 'Sign out' }).click()
  await atSignIn(page)
})

test('the tabs of the families stay in their place, whichever is open', async ({
  backend,
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId } = await seedPrompt()
  await openAs('scope-admin', paths.scope(scopeId))
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const tops = new Set<number | undefined>()
    for (const family of ['prompt', 'experience', 'skill']) {
      expect(backend.features.families).toContain(family)
      await page.goto(paths.artifacts(scopeId, family))
      const shown = family === 'prompt' ? page.getByRole('table') : page.getByText(/^No .* yet$/)
      await expect(shown).toBeVisible()
      await expect(button(page, 'Refresh')).toBeVisible()
      tops.add((await page.getByRole('tab', { name: family }).boundingBox())?.y)
    }
    expect([...tops], `${width} px`).toHaveLength(1)
  }
})

test('breadcrumbs keep to one line on a phone: a long one is cut, and told whole', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, scopeTitle, key } = await seedPrompt()
  await openAs('scope-admin', paths.scope(scopeId))
  await keepsName(page, scopeTitle)
  await page.goto(paths.history(scopeId, 'prompt', key))
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(button(page, 'Refresh')).toBeVisible()
  const whole = ['Scopes', scopeTitle, 'Prompts', key]
  await expect(crumbs.getByRole('link')).toHaveText(whole)
  for (const { width, height } of PHONES) {
    await page.setViewportSize({ width, height })
    // The rail makes room a moment after the window has changed.
    await expect(button(page, 'Menu')).toBeVisible()
    const placed = async () => {
      const links = await crumbs.getByRole('link').evaluateAll((all) =>
        all.map((link) => {
          const { top, right } = link.getBoundingClientRect()
          const title = link.getAttribute('title')
          return { top, right, lines: link.getClientRects().length, title }
        }),
      )
      return {
        tops: new Set(links.map(({ top }) => top)).size,
        beyond: links.filter(({ right, lines }) => lines > 1 || right > width),
        titles: links.map(({ title }) => title),
      }
    }
    await expect
      .poll(placed, `one line at ${width} px`)
      .toEqual({ tops: 1, beyond: [], titles: whole })
    await expectSeenAtOnce({
      Scopes: crumbs.getByRole('link', { name: 'Scopes' }),
      Prompts: crumbs.getByRole('link', { name: 'Prompts' }),
    })
  }
})

test('Prompts and requests are cards on a phone: neither list scrolls sideways', async ({
  expectRefusals,
  openAs,
  page,
  seedPrompt,
}) => {
  // 1.0 does not know every Prompt key.
  expectRefusals(422, /\/prompts\//)
  const { scopeId, key } = await seedPrompt()
  await openAs('scope-admin', paths.prompts(scopeId))
  const prompts = page.getByRole('table', { name: 'Prompts' })
  const row = prompts.getByRole('row').filter({ hasText: key })
  await expect(row.getByRole('cell', { name: /Supported/ })).toBeVisible()
  await expectSeen(page, { key: row.getByRole('rowheader', { name: key }) })
  const requests = page.getByRole('table', { name: 'Audit requests' })
  for (const size of PHONES) {
    await page.setViewportSize(size)
    await expect.poll(() => prompts.evaluate(sideways), 'the Prompts').toBe(0)
    await page.goto(paths.audit({ resource: `scope:${scopeId}` }))
    await expect(requests.getByRole('cell').first()).toBeVisible()
    await expect.poll(() => requests.evaluate(sideways), 'the requests').toBe(0)
    await page.goto(paths.prompts(scopeId))
    await expect(row).toBeVisible()
  }
})

/** By how many pixels an element, or what is around it, can be scrolled sideways. Runs in the page. */
function sideways(element: Element): number {
  let most = 0
  for (let each: Element | null = element; each; each = each.parentElement)
    most = Math.max(most, each.scrollWidth - each.clientWidth)
  return most
}
