import type { AuditEvent } from '../src/api/contract/audit'
import { auditOf, listedWhole, openPresets } from './audit-screen'
import { pasted } from './clipboard'
import { openExport, savedBy, startIn } from './exports'
import { expect } from './fixtures'
import { test } from './sample-checkout'
import { eventsIn, verifyExport } from './verify-export'

// Hours of the day as a filter. A journey makes its events within one hour, so these take the sample, whose month has all hours.

const HOUR_MS = 3_600_000
/** The zone has no summer time, and its hours begin at half hours of UTC. */
const ZONE = 'Asia/Kolkata'
const hourOf = ({ occurred_at: at }: AuditEvent) =>
  new Date(Date.parse(at) + 5.5 * HOUR_MS).getUTCHours()

/** The hours from 9:00 until 18:00 but for the one from 12:00, in an address and on its chips. */
const HOURS = `hours=9-18@${ZONE}&not.hours=12-13@${ZONE}`
const CHIPS = [`Hours: 9:00–18:00 ${ZONE}`, `Hours is not 12:00–13:00 ${ZONE}`]
const isWithin = (event: AuditEvent) => {
  const hour = hourOf(event)
  return hour >= 9 && hour < 18 && hour !== 12
}

/** The address of a Scope's audit up to two days ago, to which nothing is added meanwhile, and the events of that time. */
function beforeTwoDays(scopeId: string, truth: readonly AuditEvent[]) {
  const to = new Date(Date.now() - 48 * HOUR_MS).toISOString()
  const address = `${auditOf(scopeId, { to })}&not.operation=list_access_audit&${HOURS}`
  const events = truth.filter(
    ({ occurred_at: at, operation }) =>
      Date.parse(at) < Date.parse(to) && operation !== 'list_access_audit',
  )
  return { address, within: events.filter(isWithin), others: events.filter((it) => !isWithin(it)) }
}

test('an export of some hours holds the events of these alone, and its receipt names the hours', async ({
  checkout: { scopeId, truth },
  page,
}) => {
  const { address, within, others } = beforeTwoDays(scopeId, truth)
  expect(within.length).toBeGreaterThan(10)
  expect(others.some((event) => hourOf(event) === 12)).toBe(true)
  await page.goto(address)
  const dialog = await openExport(page, 'JSON Lines')
  for (const chip of CHIPS) await expect(dialog.getByText(chip, { exact: true })).toBeVisible()
  const { file, receiptFile, receipt } = await savedBy(page, () => startIn(dialog))
  expect(await eventsIn(file)).toEqual(within)
  expect(receipt).toMatchObject({
    complete: true,
    events: { in_file: within.length },
    local_filters: {
      applied: expect.arrayContaining(CHIPS) as string[],
      parameters: { hours: `9-18@${ZONE}`, 'not.hours': `12-13@${ZONE}` },
    },
  })
  expect(receipt.local_filters.left_out).toBeGreaterThanOrEqual(others.length)
  expect(await verifyExport(file, receiptFile, '--complete')).toMatchObject({ code: 0 })
})

test('a preset keeps its hours, and its link shows the same events', async ({
  checkout: { scopeId, truth },
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { address, within } = beforeTwoDays(scopeId, truth)
  const bar = page.getByRole('group', { name: 'In what is loaded' })
  const shows = async () => {
    await listedWhole(page)
    await expect(bar).toContainText(new RegExp(`^${within.length} of [\\d,]+ loaded decisions`))
    for (const chip of CHIPS)
      await expect(page.getByRole('button', { name: `Remove filter ${chip}` })).toBeVisible()
  }
  await page.goto(address)
  await shows()
  let dialog = await openPresets(page)
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Office hours')
  await page.keyboard.press('Enter')
  const preset = dialog.getByRole('listitem').filter({ hasText: 'Office hours' })
  await preset.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => pasted(page)).toContain('hours=')
  const link = await pasted(page)
  await page.goto(auditOf(scopeId))
  await listedWhole(page)
  await expect(page.getByRole('button', { name: /^Remove filter Hours/ })).toHaveCount(0)
  dialog = await openPresets(page)
  await dialog.getByRole('button', { name: 'Office hours', exact: true }).click()
  await shows()
  await page.goto(auditOf(scopeId))
  await listedWhole(page)
  await page.goto(link)
  await shows()
})
