import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { listed, rowsOf } from './audit-screen'
import { expect, test } from './demo-fixtures'
import { list, row } from './history-screen'
import { expectText, firstTextIn } from './long-texts'
import { expectSeen, expectSeenAtOnce } from './seen'

const card = (page: Page) => page.getByRole('region').filter({ hasText: /^Tour: stop \d of 6/ })
const title = (page: Page) => card(page).getByRole('heading', { level: 2 })
const act = (page: Page, name: string) =>
  card(page).getByRole('button', { name, exact: true }).click()
const isAs = (page: Page, name: string) =>
  expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible()

async function take(page: Page) {
  await page.getByRole('button', { name: 'Demonstration', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take the tour' }).click()
  await expect(title(page)).toHaveText('Restore an earlier Prompt')
  await isAs(page, 'Mara Lindqvist')
}

test('the tour plays six stops with real actions, from the sign-in screen to its end', async ({
  openDemo,
  problems,
}) => {
  const page = await openDemo()
  await take(page)

  await test.step('1: Mara restores a revision, with a reason', async () => {
    const newest = list(page).getByRole('listitem').first()
    await expect(newest).toBeVisible()
    const head = Number(/\d+/.exec((await newest.getAttribute('aria-label')) ?? ''))
    await expectAccessible(page)
    await act(page, 'Let Mara restore it')
    await expect(title(page)).toHaveText('A new revision, with its reason')
    await expect(row(page, head + 1)).toContainText('an earlier revision is one press away')
    await expect(
      page.getByRole('region', { name: `Changes from revision ${head} to revision ${head + 1}` }),
    ).toBeVisible()
  })
  await test.step('2: Jonas is faster than Mara, who is shown what she would overwrite', async () => {
    await act(page, 'Next: two people at once')
    const summary = page.getByRole('textbox', { name: 'Summary' })
    const before = await firstTextIn(summary)
    await summary.fill(`${before} Mara adds this.`)
    await act(page, 'Let Jonas commit first')
    await expect(title(page)).toHaveText('Nobody overwrites what they have not seen')
    await expectText(summary, `${before} Mara adds this.`)
    const review = page.getByRole('button', { name: 'Review changes' })
    await expectSeenAtOnce({ 'the button beside the card': review })
    await expectSeen(page, { 'the button': review })
    await review.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Commit revision \d+$/ }).click()
    await expect(dialog.getByRole('heading', { name: 'The head has moved' })).toBeVisible()
    await expect(dialog.getByText('Jonas adds: tell the shift lead first.').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
  await test.step('3: Noah may not change his own Prompt, and the audit says so', async () => {
    await act(page, 'Next: a role that was revoked')
    await isAs(page, 'Noah Fischer')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('handoff.generate')
    await act(page, 'See it in the audit')
    await isAs(page, 'Priya Raman')
    await listed(page)
    await expect(rowsOf(page).first()).toContainText('denied')
  })
  await test.step('4: a grant and a revocation in between cut no list', async () => {
    await act(page, 'Next: a list that is never cut')
    await listed(page)
    await act(page, 'Let Mara grant and revoke')
    await expect(title(page)).toHaveText('The list goes on where it was')
    await expect(title(page)).toBeFocused()
    await page.getByRole('button', { name: 'Look for new' }).click()
    const newest = page.getByRole('table', { name: 'Audit requests' }).getByRole('row').nth(1)
    await expect(newest).toContainText('revoked scope.contributor from Noah Fischer')
  })
  await test.step('5: who can change Prompts, and who could 20 days ago', async () => {
    await act(page, 'Next: who could do what, and when')
    await expect(page.getByRole('tab', { name: 'Who can…', selected: true })).toBeVisible()
    await act(page, 'And 20 days ago?')
    await expect(page).toHaveURL(/as_of=/)
  })
  await test.step('6: evidence, and the end', async () => {
    await act(page, 'Next: evidence to hand over')
    await listed(page)
    await expect(page.getByRole('button', { name: 'Evidence…' })).toBeVisible()
    await expect(card(page)).toContainText('Tour: stop 6 of 6')
    await act(page, 'End the tour')
    await expect(card(page)).toBeHidden()
  })
  expect(problems.unannounced()).toEqual([])
})

test('the tour can be left, stays through a reload, goes back, and is taken again', async ({
  openDemo,
}) => {
  const page = await openDemo()
  await take(page)
  await act(page, 'Let Mara restore it')
  await expect(title(page)).toHaveText('A new revision, with its reason')
  await page.reload()
  await expect(title(page)).toHaveText('A new revision, with its reason')
  await act(page, 'Back')
  await expect(title(page)).toHaveText('Restore an earlier Prompt')
  await act(page, 'End tour')
  await expect(card(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card(page)).toBeHidden()
  await take(page)
})

test('on a phone the tour leaves half of the window to the screen; a step that cannot be played says so', async ({
  openDemo,
  page,
}) => {
  await openDemo()
  await page.getByRole('button', { name: 'Mara Lindqvist — scope admin' }).click()
  await page.getByRole('link', { name: 'Scopes', exact: true }).click()
  await page.getByRole('link', { name: 'Checkout service', exact: true }).click()
  await page.getByRole('button', { name: 'Edit title and summary…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Another name')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Another name' })).toBeVisible()

  await page.setViewportSize({ width: 320, height: 640 })
  await take(page)
  await expect(card(page)).toContainText('This did not work.')
  await expectAccessible(page)
  const size = async (of: 'height' | 'width') => (await card(page).boundingBox())?.[of]
  await expect.poll(() => size('height')).toBeLessThanOrEqual(288)
  await expect.poll(() => size('width')).toBeLessThanOrEqual(304)
  await act(page, 'Fold')
  await expect.poll(async () => (await card(page).boundingBox())?.height).toBeLessThan(100)
  await expect(page.getByRole('heading', { level: 1, name: 'Another name' })).toBeVisible()
})
