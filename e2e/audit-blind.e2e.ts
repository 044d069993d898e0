import type { Page } from '@playwright/test'
import { parseInstant } from '../src/lib/date/micros'
import { goOnReading, pressIfThere } from './audit-gestures'
import { auditOf, rowsOf, tableOf } from './audit-screen'
import { blind } from './blinding'
import { expectFillsPhone } from './dialogs'
import { openExport, savedBy, startAndSettle } from './exports'
import { expect, expectAccessible } from './fixtures'
import { test } from './own-backend'
import type { Call } from './requests'
import { seedAudit, seedScope } from './seed'
import { SLOWNESS } from './slowness'
import { eventsIn, verifyExport } from './verify-export'

const LOADED = 'Loaded, but for what the server cannot hand out'
const blindRows = (page: Page) => rowsOf(page).filter({ hasText: 'not readable' })

/** Reads on until the list says that it holds all that can be read: dozens of calls, one after the other. */
const readToTheEnd = (page: Page) =>
  expect
    .poll(
      async () => {
        await goOnReading(page)
        await pressIfThere(page.getByRole('button', { name: 'Load more' }))
        return page.getByText(LOADED).isVisible()
      },
      { intervals: [50, 100, 250], timeout: 60_000 * SLOWNESS },
    )
    .toBe(true)

const listsAmong = (calls: readonly Call[]) =>
  calls.filter(({ path }) => path.endsWith('/audit/list'))

const micros = ({ occurred_at: at }: { occurred_at: string }) => parseInstant(at) ?? NaN

test.use({ ownOf: 'audit-blind' })
// One worker plays them all: each worker would start a server of its own.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ expectRefusals }) => expectRefusals(422, /audit\/list$/))

for (const order of ['newest', 'oldest']) {
  test(`an event that the server cannot hand out is told, and all others are read, ${order} first`, async ({
    api,
    openAs,
  }) => {
    const { scope_id: scopeId } = await seedScope(api)
    await seedAudit(api, scopeId, 700)
    const { before, after } = await blind(api, scopeId)
    await seedAudit(api, scopeId, 300)
    // The unreadable event is about an Artifact, so this filter leaves it out.
    const truth = await api.as('scope-admin').audit(scopeId, { action: 'scope.read' })

    const page = await openAs('scope-admin', auditOf(scopeId, { order }))
    await readToTheEnd(page)
    await expect(page.getByText('All loaded')).toHaveCount(0)
    await expect(
      page.getByText('The server cannot hand out at least 1 event of this list.'),
    ).toBeVisible()
    const count = Number((await page.getByText(/^[\d,]+ events$/).innerText()).replace(/\D/g, ''))
    expect(count).toBeGreaterThanOrEqual(truth.length)

    await page.getByRole('button', { name: 'Why?' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Events that the server cannot hand out' })
    const time = await dialog.getByRole('listitem').innerText()
    const stamp = parseInstant(`${time.replace(' ', 'T')}Z`) ?? NaN
    expect(stamp).toBeGreaterThanOrEqual(micros(before))
    expect(stamp).toBeLessThanOrEqual(micros(after))
    await expectFillsPhone(page, dialog)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
}

test('the row of what cannot be read stands at its time, and says why on Enter', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const { before, after } = await blind(api, scopeId)
  const page = await openAs('scope-admin', auditOf(scopeId, { order: 'oldest' }))
  await readToTheEnd(page)
  const row = blindRows(page)
  await expect(row).toHaveCount(1)
  const place = Number(await row.getAttribute('aria-rowindex'))
  const timeAt = (index: number) => tableOf(page).locator(`[aria-rowindex="${index}"] time`)
  await expect(timeAt(place - 1)).toHaveAttribute('datetime', before.occurred_at)
  await expect(timeAt(place + 1)).toHaveAttribute('datetime', after.occurred_at)
  await rowsOf(page).first().focus()
  for (let step = 2; step < place; step += 1) await page.keyboard.press('ArrowDown')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('dialog', { name: 'Events that the server cannot hand out' }),
  ).toContainText('Anyone with a valid token can cause it')
})

test('an export goes on after what cannot be read, is not complete, and names the time', async ({
  api,
  openAs,
  page,
}) => {
  test.slow()
  await page.clock.install()
  const { scope_id: scopeId } = await seedScope(api)
  await seedAudit(api, scopeId, 700)
  const { before, after } = await blind(api, scopeId)
  const truth = await api.as('scope-admin').audit(scopeId, { action: 'scope.read' })
  await openAs('scope-admin', auditOf(scopeId))
  await readToTheEnd(page)
  const dialog = await openExport(page, 'JSON Lines')
  const { file, receiptFile, receipt } = await savedBy(page, () => startAndSettle(dialog))
  await expect(
    dialog.getByText('The server cannot hand out at least one event of this range.'),
  ).toBeVisible()

  const exported = await eventsIn(file)
  const reads = exported.filter(({ action }) => action === 'scope.read')
  expect(reads.slice(0, truth.length)).toEqual(truth)
  expect(receipt).toMatchObject({ complete: false, why_not_complete: /cannot hand out/ })
  expect(receipt.unreadable).toHaveLength(1)
  const [stretch] = receipt.unreadable
  expect(parseInstant(stretch?.from ?? '')).toBeGreaterThanOrEqual(micros(before))
  expect(parseInstant(stretch?.until ?? '')).toBeLessThanOrEqual(micros(after) + 1)
  const { code, output } = await verifyExport(file, receiptFile)
  expect(output).toContain('NOT COMPLETE: The server cannot hand out')
  expect(output).toContain(`from ${stretch?.from} until ${stretch?.until}`)
  expect(code).toBe(0)
  expect(await verifyExport(file, receiptFile, '--complete')).toMatchObject({ code: 1 })
})

test('after a reload the same moment is found in a few calls', async ({
  api,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  await blind(api, scopeId)
  // The range is over, so the events of the console's own reading are not in it.
  const to = new Date(Date.now() + 1).toISOString()
  const page = await openAs('scope-admin', auditOf(scopeId, { to }))
  await readToTheEnd(page)
  const calls = await requests.during(async () => {
    await page.reload()
    await readToTheEnd(page)
  })
  expect(listsAmong(calls).length).toBeLessThanOrEqual(12)
})

test('a filter that leaves out what cannot be read has a whole list, at no further call', async ({
  api,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  await blind(api, scopeId)
  const page = await openAs('scope-admin', auditOf(scopeId))
  await readToTheEnd(page)
  const calls = await requests.during(async () => {
    await page.goto(auditOf(scopeId, { action: 'scope.read' }))
    await expect(page.getByText('All loaded')).toBeVisible()
  })
  expect(listsAmong(calls)).toHaveLength(1)
  await expect(blindRows(page)).toHaveCount(0)
  await expect(page.getByText('cannot hand out')).toHaveCount(0)
})
