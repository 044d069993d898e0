import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { pasted } from './clipboard'
import { reasonFor } from './dialogs'
import { expect, expectAccessible, test } from './fixtures'
import { changes, list, row } from './history-screen'
import { auto, contents } from './prompt-texts'

test('each revision says what it is: its mode, what it restored, what it equals', async ({
  backend,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({
    revisions: [
      contents.opening,
      contents.shortened,
      auto,
      contents.extended,
      contents.shortened,
      { restore: 4, reason: 'The order of the answer helped the night shift.' },
    ],
  })
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await expect(list(page).getByRole('listitem')).toHaveCount(6)
  await expect(page.getByText('6 revisions', { exact: true })).toBeVisible()
  await expect(row(page, 6)).toContainText('head')
  await expect(row(page, 3)).toContainText('Auto')
  await expect(row(page, 2)).toContainText('Custom')
  await expect(row(page, 5)).toContainText('same content as revision 2')
  await expect(row(page, 6)).toContainText('same content as revision 4')
  await expect(row(page, 4)).not.toContainText('same content')
  if (backend.features.recordsRestores) {
    await expect(row(page, 6)).toContainText('restored from revision 4')
    await expect(row(page, 6)).toContainText('The order of the answer helped the night shift.')
    await expect(row(page, 6)).toContainText('by Ada Nowak')
    await row(page, 6).getByRole('button', { name: 'restored from revision 4' }).click()
  } else {
    await expect(list(page)).not.toContainText('restored from')
    await row(page, 6).getByRole('button', { name: 'same content as revision 4' }).click()
  }
  await expect(row(page, 4), 'the words lead to the revision that they name').toBeFocused()
  await expect(page, 'and change nothing that is compared').not.toHaveURL(/from=/)
})

const handle = (page: Page, end: 'Start' | 'End') =>
  page.getByRole('slider', { name: `${end} of the comparison` })

test('both ends are chosen by mouse', async ({ openAs, requests, seedPrompt }) => {
  const { scopeId, key } = await seedPrompt()
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await expect(changes(page, 5, 6)).toBeVisible()
  const pressed = (revision: number, end: 'from' | 'to') =>
    expect(
      row(page, revision).getByRole('button', { name: `Compare ${end} revision ${revision}` }),
    ).toHaveAttribute('aria-pressed', 'true')

  await test.step('a click shows what a revision changed', async () => {
    await row(page, 4).getByText('r4').click()
    await expect(changes(page, 3, 4)).toBeVisible()
    await expect(page).toHaveURL(/from=3&to=4/)
    await pressed(3, 'from')
    await pressed(4, 'to')
  })
  await test.step('Shift and a click reaches to the other end', async () => {
    await row(page, 2)
      .getByText('r2')
      .click({ modifiers: ['Shift'] })
    await expect(changes(page, 2, 4)).toBeVisible()
    await row(page, 6)
      .getByText('r6')
      .click({ modifiers: ['Shift'] })
    await expect(changes(page, 4, 6)).toBeVisible()
  })
  await test.step('either end by itself, also backwards', async () => {
    await row(page, 1).getByRole('button', { name: 'Compare to revision 1' }).click()
    await expect(changes(page, 4, 1)).toBeVisible()
    await row(page, 5).getByRole('button', { name: 'Compare from revision 5' }).click()
    await expect(changes(page, 5, 1)).toBeVisible()
    await page.getByRole('button', { name: 'Swap' }).click()
    await expect(changes(page, 1, 5)).toBeVisible()
  })
  await test.step('an end is dragged along the line, and nothing is read on its way', async () => {
    const middle = async (part: Locator) => {
      await part.scrollIntoViewIfNeeded()
      const box = await part.boundingBox()
      if (!box) throw new Error('It is not on screen.')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const start = handle(page, 'Start')
    await expect(start).toHaveAttribute('aria-valuetext', 'Revision 1')
    await requests.settled(page)
    const onTheWay = await requests.during(async () => {
      const from = await middle(start)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x, (await middle(row(page, 3))).y)
      await expect(start).toHaveAttribute('aria-valuetext', 'Revision 3')
      // A comparison of a revision with itself has nothing to tell: the end stays beside the other one.
      await page.mouse.move(from.x, (await middle(row(page, 5))).y)
      await expect(start).toHaveAttribute('aria-valuetext', 'Revision 3')
      await page.mouse.move(from.x, (await middle(row(page, 2))).y)
      await expect(start).toHaveAttribute('aria-valuetext', 'Revision 2')
    })
    expect(onTheWay).toEqual([])
    await page.mouse.up()
    await expect(changes(page, 2, 5)).toBeVisible()
    await page.goBack()
    await expect(changes(page, 1, 5)).toBeVisible()
  })
  await test.step('with the head', async () => {
    await row(page, 2).getByRole('button', { name: 'Compare with head' }).click()
    await expect(changes(page, 2, 6)).toBeVisible()
  })
  await test.step('the first revision is shown as what it holds', async () => {
    await row(page, 1).getByText('r1').click()
    await expect(changes(page, 1, 1)).toContainText('This is the first revision')
    await expect(changes(page, 1, 1).getByText(/Leave out customer names/)).toBeVisible()
  })
  await test.step('and the browser leads back through all of them', async () => {
    await page.goBack()
    await expect(changes(page, 2, 6)).toBeVisible()
    await page.goBack()
    await expect(changes(page, 1, 5)).toBeVisible()
  })
})

test('both ends are chosen by keyboard', async ({ openAs, requests, seedPrompt }) => {
  const { scopeId, key } = await seedPrompt()
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await expect(changes(page, 5, 6).getByRole('group', { name: 'Changed lines' })).toBeVisible()
  await requests.settled(page)
  await page.getByRole('textbox', { name: 'Go to revision' }).focus()
  await page.keyboard.press('Tab')
  await expect(row(page, 6), 'Tab enters the list at one row').toBeFocused()
  const moving = await requests.during(async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(row(page, 4)).toBeFocused()
    await page.keyboard.press('End')
    await expect(row(page, 1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(row(page, 2)).toBeFocused()
  })
  expect(moving, 'moving in the list reads nothing').toEqual([])
  await page.keyboard.press('f')
  await expect(changes(page, 2, 6)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Changes from revision 2' })).toHaveText(
    /Changes from revision 2 to revision 6/,
  )
  await expect(row(page, 2), 'the focus stays where it is').toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('t')
  await expect(changes(page, 2, 4)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(changes(page, 4, 5)).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+Enter')
  await expect(changes(page, 5, 6)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(
    row(page, 5).getByRole('button', { name: 'Compare from revision 5' }),
    'the buttons of the row are the next stops',
  ).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 4)).toBeFocused()
  await test.step('or moved along the line, which reads nothing before Enter', async () => {
    const end = handle(page, 'End')
    await end.focus()
    await requests.settled(page)
    const onTheWay = await requests.during(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(end, 'it passes over the other end').toHaveAttribute('aria-valuenow', '4')
      await page.keyboard.press('Home')
      await expect(end).toHaveAttribute('aria-valuetext', 'Revision 1')
      await page.keyboard.press('Escape')
      await expect(end, 'Escape goes back').toHaveAttribute('aria-valuetext', 'Revision 6')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(end).toHaveAttribute('aria-valuetext', 'Revision 3')
    })
    expect(onTheWay).toEqual([])
    await page.keyboard.press('Enter')
    await expect(changes(page, 5, 3)).toBeVisible()
    await expect(end, 'the focus stays where it is').toBeFocused()
  })
})

test('a head from another tab arrives in the list and moves nothing that was chosen', async ({
  backend,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  const chosen = await openAs(
    'scope-admin',
    paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }),
  )
  await expect(changes(chosen, 2, 5).getByRole('insertion').first()).toBeVisible()
  const following = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await expect(changes(following, 5, 6)).toBeVisible()
  const acting = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await row(acting, 1).getByRole('button', { name: 'Restore revision 1…' }).click()
  const dialog = acting.getByRole('dialog', { name: 'Restore revision 1' })
  await reasonFor(dialog, backend, 'Start over.')
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(acting.getByRole('alert').filter({ hasText: 'Committed revision 7' })).toBeVisible()
  await expect(row(acting, 7)).toContainText('same content as revision 5')
  await expect(
    acting.getByRole('button', { name: /^r7 is newer/ }),
    'one’s own commit is no news',
  ).toHaveCount(0)

  await expect(chosen.getByRole('button', { name: /^r7 is newer/ })).toBeVisible()
  await expect(changes(chosen, 2, 5)).toBeVisible()
  await chosen.getByRole('button', { name: /^r7 is newer/ }).click()
  await expect(row(chosen, 7)).toBeFocused()
  await expect(row(chosen, 7)).toContainText('head')
  await expect(chosen.getByRole('button', { name: /^r7 is newer/ })).toHaveCount(0)
  await expect(changes(following, 6, 7), 'without a choice the head is followed').toBeVisible()
})

test('a revision that the server refuses says so where it would stand', async ({
  expectRefusals,
  openAs,
  page,
  seedPrompt,
}) => {
  expectRefusals(403)
  const { scopeId, key } = await seedPrompt()
  await page.route(/\/revisions\/2$/, (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 'forbidden', message: 'Not this one.', details: null } },
    }),
  )
  await openAs('scope-admin', paths.history(scopeId, 'prompt', key, { from: 2, to: 6 }))
  await expect(changes(page, 2, 6).getByRole('alert')).toContainText('Not this one.')
  await row(page, 5).getByText('r5').click()
  await expect(changes(page, 4, 5).getByRole('insertion').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a history of one revision says so, and shows it', async ({ openAs, seedPrompt }) => {
  const { scopeId, key } = await seedPrompt({ revisions: [contents.opening] })
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await expect(page.getByText('There is only one revision so far')).toBeVisible()
  await expect(page.getByText('1 revision', { exact: true })).toBeVisible()
  await expect(changes(page, 1, 1).getByText(/Leave out customer names/)).toBeVisible()
})

test('the link that is copied names both ends, so that it shows the same later', async ({
  context,
  openAs,
  seedPrompt,
}) => {
  await context.grantPermissions(['clipboard-write'])
  const { scopeId, key } = await seedPrompt()
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await expect(changes(page, 5, 6)).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).click()
  let link = ''
  await expect
    .poll(async () => (link = await pasted(page)))
    .toMatch(/^http.*\/history\?from=5&to=6/)
  await page.goto(link)
  await expect(changes(page, 5, 6)).toBeVisible()
})

test('the way through a comparison stays in its place, whichever revisions are compared', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const places = new Map<string, number[]>()
    // r1 alone, Custom on Custom, to Auto and from it, with the head, and a restored one.
    for (const to of [1, 2, 3, 4, 5, 6]) {
      await row(page, to).getByText(`r${to}`, { exact: true }).click()
      const shown = changes(page, Math.max(1, to - 1), to)
      await expect(shown.getByRole('insertion').or(shown.getByRole('row')).first()).toBeVisible()
      const next = await shown.getByRole('button', { name: 'Next change' }).boundingBox()
      const pane = await shown.boundingBox()
      const below = String((next?.y ?? NaN) - (pane?.y ?? NaN))
      places.set(below, [...(places.get(below) ?? []), to])
    }
    expect([...places.values()], `${width} px: ${[...places.keys()].join(', ')}`).toHaveLength(1)
  }
})

test('at 320 px the list folds away, and nothing is out of reach', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  const { scopeId, key } = await seedPrompt({
    revisions: [
      contents.opening,
      contents.shortened,
      auto,
      contents.extended,
      { restore: 2, reason: 'A reason that is longer than one line of a narrow list can hold.' },
      contents.opening,
      { restore: 4, reason: 'Back again.' },
    ],
  })
  await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await expect(changes(page, 6, 7).getByRole('group', { name: 'Changed lines' })).toBeVisible()
  await expectAccessible(page)
  const fold = page.getByRole('button', { name: 'Revisions', exact: true })
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await row(page, 5).getByRole('button', { name: 'Compare to revision 5' }).click()
  await expect(changes(page, 6, 5)).toBeVisible()
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(list(page)).toHaveCount(0)
  await expect(changes(page, 6, 5)).toBeVisible()
  await expectAccessible(page)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    'nothing is wider than the window',
  ).toBe(320)
  await fold.click()
  await expect(row(page, 7)).toBeVisible()
})
