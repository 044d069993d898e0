import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { auditedScope, auditOf, listedWhole, requestsOf, rowsOf, tableOf } from './audit-screen'
import { expect, expectAccessible, test } from './fixtures'

const said = (page: Page) => page.getByRole('group', { name: 'Selection' }).getByRole('status')
const says = (page: Page, rows: number) =>
  expect(said(page)).toContainText(new RegExp(`^${rows} selected`))

/** What the status says from now on, each change once. */
async function listenTo(status: Locator) {
  const heard = await status.evaluateHandle((element) => {
    const texts: string[] = []
    const note = () => texts.push(element.textContent ?? '')
    new MutationObserver(note).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return texts
  })
  return () => heard.jsonValue()
}

test('a range is selected by Shift, over rows that are not laid out, and is announced once', async ({
  api,
  openAs,
  requests,
}) => {
  const scopeId = await auditedScope(api, 60)
  const page = await openAs('scope-admin', auditOf(scopeId))
  await listedWhole(page)
  await requests.settled(page)
  const rowCount = Number(await tableOf(page).getAttribute('aria-rowcount')) - 1
  expect(rowCount).toBeGreaterThanOrEqual(60)
  expect(await rowsOf(page).count(), 'not every row is laid out').toBeLessThan(rowCount)
  await page.getByRole('button', { name: 'Select…' }).click()
  await rowsOf(page).first().getByRole('checkbox', { name: 'Select' }).click()
  await says(page, 1)
  const heard = await listenTo(said(page))

  await test.step('Shift+Space selects up to the focused row', async () => {
    await rowsOf(page).first().focus()
    await page.keyboard.press('Control+End')
    await expect(page.locator(':focus')).toHaveAttribute('aria-rowindex', `${rowCount + 1}`)
    await page.keyboard.press('Shift+Space')
    await says(page, rowCount)
    expect(await heard()).toEqual([`${rowCount} selected`])
    await expect(rowsOf(page).getByRole('checkbox', { checked: false })).toHaveCount(0)
  })

  await test.step('the keys that move the focus narrow and widen the range', async () => {
    await page.keyboard.press('Shift+Home')
    await says(page, 1)
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await says(page, 3)
    await page.keyboard.press('Shift+ArrowUp')
    await says(page, 2)
    await expect(page.locator(':focus')).toHaveAttribute('aria-rowindex', '3')
  })

  await test.step('Shift and a press select up to the row, open nothing and mark no text', async () => {
    const address = page.url()
    const row = tableOf(page).locator('[aria-rowindex="6"]')
    await row
      .getByRole('cell')
      .first()
      .click({ modifiers: ['Shift'] })
    await says(page, 5)
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
    expect(page.url()).toBe(address)
    await expectAccessible(page)
  })

  await test.step('requests are selected so too, each with all of its decisions', async () => {
    await page.goto(paths.audit({ resource: `scope:${scopeId}`, own: 'show' }))
    await listedWhole(page)
    await requests.settled(page)
    const table = requestsOf(page)
    const count = Number(await table.getAttribute('aria-rowcount')) - 1
    await page.getByRole('button', { name: 'Select…' }).click()
    await table.getByRole('checkbox', { name: 'Select' }).first().click()
    await says(page, 1)
    await table
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .first()
      .focus()
    await page.keyboard.press('Shift+End')
    await says(page, count)
  })
})
