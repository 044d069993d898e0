import { auditOf, listed, requestsOf, rowsOf } from './audit-screen'
import { expect, test } from './fixtures'
import { seedScope } from './seed'

test('a range is typed as people write it, and includes the day it ends with', async ({
  api,
  openAs,
  requests,
}) => {
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', auditOf(scope.scope_id))
  await expect(rowsOf(page).first()).toBeVisible()
  await page.getByRole('switch', { name: 'UTC' }).check()
  await expect(page).toHaveURL(/zone=utc/)
  await page.getByRole('combobox', { name: 'Time range' }).selectOption('custom')
  const from = page.getByRole('textbox', { name: 'From' })
  const to = page.getByRole('textbox', { name: 'To', exact: true })
  await from.fill('5 May 2026')
  await expect(page.getByText('From 2026-05-05 00:00:00 UTC')).toBeVisible()
  await from.press('Enter')
  await expect(page).toHaveURL(/from=2026-05-05T00%3A00%3A00\.000Z/)
  await to.fill('2026-05-05')
  await expect(page.getByText('Until 2026-05-06 00:00:00 UTC')).toBeVisible()
  await to.press('Enter')
  await expect(page).toHaveURL(/to=2026-05-06T00%3A00%3A00\.000Z/)
  await listed(page)
  await requests.settled(page)
  await expect(to).toHaveValue('2026-05-05')
  await expect(page.getByText('0 events', { exact: true })).toBeVisible()

  const asked = await requests.during(async () => {
    await to.fill('the fifth')
    await to.press('Enter')
    await expect(page.getByText(/^Not a time/)).toBeVisible()
    await expect(page).toHaveURL(/to=2026-05-06/)
    // Before the range begins: said without asking.
    await to.fill('2026-05-04')
    await to.press('Enter')
    await expect(page.getByText('This time range ends before it starts')).toBeVisible()
    await requests.settled(page)
  })
  expect(asked).toEqual([])
  await page.goBack()
  await expect(to).toHaveValue('2026-05-05')
})

test('the zone of the times goes with the address, not only with the browser', async ({
  api,
  openAs,
}) => {
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', auditOf(scope.scope_id, { zone: 'utc' }))
  const utc = page.getByRole('switch', { name: 'UTC' })
  await expect(utc).toBeChecked()
  // The way to an event keeps it.
  await rowsOf(page).first().click()
  await expect(page).toHaveURL(/event=.*zone=utc|zone=utc.*event=/)
  const event = page.getByRole('dialog', { name: 'Event' })
  await expect(event.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(event).toHaveCount(0)
  await utc.uncheck()
  await expect(page).not.toHaveURL(/zone=/)
  await expect(utc).not.toBeChecked()
  await utc.check()
  // A habit fills in where an address says nothing.
  await page.goto(auditOf(scope.scope_id))
  await expect(utc).toBeChecked()
})

test('times that do not exist are left out of a list with a word, and never sent', async ({
  openAs,
  requests,
}) => {
  const times = ['2026-02-30T00:00:00Z', '0000-01-01T00:00:00Z', '9999-06-01T00:00:00Z']
  for (const time of times) {
    const page = await openAs('root', `/audit?from=${time}`)
    await listed(page)
    await expect(requestsOf(page)).toBeVisible()
    await expect(page.getByText(`“${time}” in this address is no time`)).toBeVisible()
    await page.getByRole('combobox', { name: 'Time range' }).selectOption('custom')
    await page.getByRole('textbox', { name: 'From' }).fill(time)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Not a time between 1970 and 9998/)).toBeVisible()
    await requests.settled(page)
  }
  const sent = requests.of('POST', /audit\/list/).map(({ body }) => JSON.stringify(body))
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.filter((body) => times.some((time) => body.includes(time.slice(0, 10))))).toEqual([])
})

test('a range within a millisecond is asked for as it is written', async ({ openAs, requests }) => {
  const [from, to] = ['2026-11-21T09:00:00.123400Z', '2026-11-21T09:00:00.123456Z']
  const page = await openAs('root', `/audit?from=${from}&to=${to}`)
  await expect(page.getByText('No decision matches these filters')).toBeVisible()
  const sent = requests.of('POST', /audit\/list/)
  expect(sent.map(({ status }) => status)).not.toContain(422)
  expect(sent[0]?.body).toMatchObject({ time_range: { start: from, end: to } })
  await page.goto(`/audit?from=${to}&to=${from}`)
  await expect(page.getByText('This time range ends before it starts')).toBeVisible()
})
