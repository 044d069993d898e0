import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { listed, rowsOf } from './audit-screen'
import { expect, prepared, test } from './demo-fixtures'
import { compared } from './dialogs'
import { expectAccessible } from './accessible'
import { list } from './history-screen'

const MARA = 'Mara Lindqvist — scope admin'
const JONAS = 'Jonas Weber — second scope admin'
const REASON = 'The shorter text did better.'

const signInAs = (page: Page, label: string) => page.getByRole('button', { name: label }).click()
const demonstration = (page: Page) =>
  page.getByRole('button', { name: 'Demonstration', exact: true })

async function openPanel(page: Page) {
  await demonstration(page).click()
  const panel = page.getByRole('dialog', { name: 'Demonstration' })
  await expect(panel).toBeVisible()
  return panel
}

/** From Home to the history of a Prompt of the sample, as its newest revision tells which one is the head. */
async function openHistory(page: Page) {
  await page.getByRole('link', { name: 'skill.generate', exact: true }).first().click()
  return headOf(page)
}

async function headOf(page: Page): Promise<number> {
  const newest = list(page).getByRole('listitem').first()
  await expect(newest).toBeVisible()
  return Number(/\d+/.exec((await newest.getAttribute('aria-label')) ?? ''))
}

async function openRestore(page: Page) {
  await list(page)
    .getByRole('button', { name: /^Restore revision \d+…$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Restore revision/ })
  await compared(dialog)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON)
  return dialog
}

const press = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click()
const committed = (page: Page, revision: number) =>
  expect(
    page.getByRole('alert').filter({ hasText: `Committed revision ${revision}` }),
  ).toBeVisible()

test('opens on the sample from any folder; a restore is in the history and the audit, after a reload too', async ({
  openDemo,
}) => {
  const page = await openDemo()
  await expectAccessible(page)
  await signInAs(page, MARA)
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  await openPanel(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const head = await openHistory(page)
  await expect(
    page.getByRole('region', { name: `Changes from revision ${head - 1} to revision ${head}` }),
  ).toBeVisible()

  await openRestore(page)
  await press(page)
  await committed(page, head + 1)
  const address = page.url()
  expect(address).toContain('/a/b/#/scopes/')
  await page.reload()
  await expect.poll(() => headOf(page)).toBe(head + 1)
  await expect(list(page).getByText(REASON)).toBeVisible()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit' }).click()
  await listed(page)
  await page.getByRole('button', { name: 'Decisions', exact: true }).click()
  const commit = rowsOf(page).filter({ hasText: 'replace_artifact' }).first()
  await expect(commit).toContainText('Mara Lindqvist')
  await commit.click()
  await expect(page).toHaveURL(/#\/audit\?.*event=[\w-]+/)
  await page.reload()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Mara Lindqvist/)
      .first(),
  ).toBeVisible()
})

test('tabs share the data: two people meet in a conflict, and "Start afresh" holds for both', async ({
  openDemo,
}) => {
  test.slow(true, 'The sample is filled twice, on all of one core.')
  const mara = await openDemo()
  await signInAs(mara, MARA)
  const head = await openHistory(mara)
  await openRestore(mara)
  const [history = ''] = new URL(mara.url()).hash.slice(1).split('?')

  const jonas = await openDemo(history)
  await signInAs(jonas, JONAS)
  await openRestore(jonas)
  await press(jonas)
  await committed(jonas, head + 1)

  await expect(mara.getByRole('heading', { name: 'The head has moved' })).toBeVisible()
  await expect(mara.getByRole('dialog')).toContainText('jonas.weber')
  await mara.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()

  await test.step('the same screen as somebody else', async () => {
    const panel = await openPanel(jonas)
    await expect(panel).toContainText('All tabs of this browser share the data.')
    await panel.getByRole('button', { name: 'Elif Demir — viewer' }).click()
    await expect(jonas.getByRole('button', { name: 'Account: Elif Demir' })).toBeVisible()
    await expect(jonas).toHaveURL(({ hash }) => hash.startsWith(`#${history}`))
    await expect.poll(() => headOf(jonas)).toBe(head + 1)
  })

  const panel = await openPanel(jonas)
  await panel.getByRole('button', { name: 'Start afresh' }).click()
  await expect(panel).toContainText('Preparing the sample data…')
  await expect(mara.getByRole('button', { name: 'Preparing the sample data…' })).toBeVisible()
  for (const page of [jonas, mara]) {
    await prepared(page)
    await expect(page).toHaveURL(/\/a\/b\/#\/$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  }
  await mara.goto(`./#${history}`)
  await expect.poll(() => headOf(mara)).toBe(head)
})

test('opens without a network after its first load, with what was done before', async ({
  context,
  openDemo,
}) => {
  const page = await openDemo()
  await signInAs(page, MARA)
  const head = await openHistory(page)
  await openRestore(page)
  await press(page)
  await committed(page, head + 1)
  // The first load goes on until all files are kept, those of screens that were not opened too.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  await page.reload()
  await expect.poll(() => headOf(page)).toBe(head + 1)
  await page.goto(`./#${paths.scopes()}`)
  await page.getByRole('link', { name: 'Checkout service', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout service' })).toBeVisible()
})

test('a browser without shared workers says that the data is the tab’s own', async ({
  openDemo,
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))
  await openDemo()
  const panel = await openPanel(page)
  await expect(panel).toContainText('This tab has data of its own')
  await page.keyboard.press('Escape')
  await signInAs(page, MARA)
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
})
