import { readFile } from 'node:fs/promises'
import type { Route } from '@playwright/test'
import { auditedScope, auditOf, listed } from './audit-screen'
import { openExport, savedBy, startAndSettle, startIn } from './exports'
import { expect, expectAccessible, test } from './fixtures'
import { seedScope } from './seed'
import { eventsIn, verifyExport } from './verify-export'

const AUDIT = /audit\/list/
const asksOn = (route: Route) => (route.request().postData() ?? '').includes('"cursor"')

test('an export holds all that matches, not only what is loaded, and verifies', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  test.slow()
  expectRefusals(409)
  const scopeId = await auditedScope(api, 2_000)
  const truth = await api.as('scope-admin').audit(scopeId)
  // Oldest first, a list opens with its first pages. Newest first, it might open with all of events this close together.
  const page = await openAs('scope-admin', auditOf(scopeId, { order: 'oldest' }))
  await expect(page.getByText('More to load')).toBeVisible()
  const dialog = await openExport(page, 'JSON Lines')
  const { file, receiptFile, receipt } = await savedBy(page, () => startIn(dialog))

  const events = await eventsIn(file)
  expect(events.slice(0, truth.length)).toEqual(truth)
  expect(receipt).toMatchObject({
    complete: true,
    principal: { type: 'user', id: 'scope-admin' },
    server: { origin: new URL(page.url()).origin },
    request: { from: null, until_is: 'the start of the export' },
    events: { in_file: events.length, received: events.length },
  })
  const { code, output } = await verifyExport(file, receiptFile, '--complete')
  expect(output).toContain('Verified')
  expect(code).toBe(0)
  await expect(dialog.getByText(receipt.file.sha256)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Export…' })).toBeFocused()
})

test('filters and range go into file, receipt and dialog', async ({ api, openAs, page }) => {
  test.slow()
  await page.clock.install()
  const scope = await seedScope(api)
  await expect(api.as('stranger').readScope(scope.scope_id)).rejects.toMatchObject({ status: 403 })
  await api.as('scope-admin').readScope(scope.scope_id)
  const filter = { result: 'denied', subject: 'stranger', action: 'scope.read' } as const
  const truth = await api.as('scope-admin').audit(scope.scope_id, filter)
  expect(truth).not.toEqual([])
  // Over by the time of the export: it would end when that begins otherwise.
  const until = new Date(Date.parse(truth.at(-1)?.occurred_at ?? '') + 1).toISOString()
  await openAs(
    'scope-admin',
    auditOf(scope.scope_id, {
      result: 'denied',
      subject: 'user:stranger',
      action: 'scope.read',
      from: '2020-01-01T00:00:00Z',
      to: until,
    }),
  )
  for (const format of ['CSV', 'JSON Lines'] as const) {
    const dialog = await openExport(page, format)
    await expect(dialog.getByRole('group', { name: 'What is exported' })).toContainText(
      'user:stranger',
    )
    const { file, receiptFile, name, receipt } = await savedBy(page, () => startAndSettle(dialog))
    expect(name).toMatch(format === 'CSV' ? /\.csv$/ : /\.jsonl$/)
    expect(receipt.events).toMatchObject({
      in_file: truth.length,
      first: { event_id: truth[0]?.event_id },
      last: { event_id: truth.at(-1)?.event_id },
    })
    expect(receipt.request).toMatchObject({ from: '2020-01-01T00:00:00Z', until_is: 'as chosen' })
    const text = await readFile(file, 'utf8')
    for (const event of truth) expect(text).toContain(event.event_id)
    expect(await verifyExport(file, receiptFile, '--complete')).toMatchObject({ code: 0 })
    await dialog.getByRole('button', { name: 'Close' }).click()
  }
})

test('local filters are applied to an export on request, and both counts are recorded', async ({
  api,
  openAs,
  page,
}) => {
  test.slow()
  await page.clock.install()
  const scopeId = await auditedScope(api, 100)
  await api.as('scope-admin').readScope(scopeId)
  const address = auditOf(scopeId, { to: new Date(Date.now() + 60_000).toISOString() })
  await openAs('scope-admin', `${address}&operation=get_scope`)
  for (const apply of [true, false]) {
    const dialog = await openExport(page, 'JSON Lines')
    await expect(dialog.getByText('Operation: get_scope')).toBeVisible()
    const choice = dialog.getByRole('checkbox', { name: /Leave out of the file/ })
    await expect(choice).toBeChecked()
    await choice.setChecked(apply)
    const { file, receiptFile, receipt } = await savedBy(page, () => startAndSettle(dialog))
    const operations = new Set((await eventsIn(file)).map((event) => event.operation))
    const { in_file: inFile, received } = receipt.events
    if (apply) {
      expect([...operations]).toEqual(['get_scope'])
      expect(received).toBeGreaterThan(inFile)
      expect(receipt.local_filters).toMatchObject({
        applied: ['Operation: get_scope'],
        left_out: received - inFile,
      })
    } else {
      expect(operations.size).toBeGreaterThan(1)
      expect(inFile).toBe(received)
      expect(receipt.local_filters).toMatchObject({ applied: [], left_out: 0 })
    }
    expect(await verifyExport(file, receiptFile, '--complete')).toMatchObject({ code: 0 })
    await dialog.getByRole('button', { name: 'Close' }).click()
  }
})

test('an export survives a role change and a dropped connection, and is complete', async ({
  api,
  expectDeadConnections,
  expectRefusals,
  openAs,
  page,
  requests,
}) => {
  test.slow()
  expectRefusals(409)
  expectDeadConnections()
  await page.clock.install()
  const other = await seedScope(api)
  const scopeId = await auditedScope(api, 1_500)
  const truth = await api.as('scope-admin').audit(scopeId)
  await openAs('scope-admin', auditOf(scopeId))
  await listed(page)
  // The list's own calls must not be among those that are counted below.
  await requests.settled(page)
  const dialog = await openExport(page, 'JSON Lines')
  let call = 0
  let granted = false
  await page.route(AUDIT, async (route) => {
    call += 1
    if (call === 3) return route.abort('connectionreset')
    if (!granted && asksOn(route)) {
      granted = true
      await api.as('root').grant('viewer', 'scope.viewer', other.scope_id)
    }
    return route.fallback()
  })
  const { file, receiptFile, receipt } = await savedBy(page, () => startAndSettle(dialog))
  expect(receipt.taken_up_again.policy, 'a cursor must have died').toBeGreaterThan(0)
  expect(receipt.taken_up_again.connection, 'a connection must have dropped').toBeGreaterThan(0)
  await expect(dialog.getByText(/^Complete: /)).toBeVisible()
  expect((await eventsIn(file)).slice(0, truth.length)).toEqual(truth)
  expect(await verifyExport(file, receiptFile, '--complete')).toMatchObject({ code: 0 })
})

test('an export is complete and without doubles while another client changes grants', async ({
  api,
  backend,
  expectRefusals,
  openAs,
}) => {
  test.setTimeout(300_000)
  expectRefusals(409)
  const other = await seedScope(api)
  // Ten thousand decisions take a real server a quarter of a minute: the large audit is the embedded service's. Grants make
  // a cursor stale at nearly every one of its pages: sixteen show that as well as forty.
  const scopeId = await auditedScope(api, backend.name === 'embedded' ? 8_000 : 2_000)
  const truth = await api.as('scope-admin').audit(scopeId)
  const page = await openAs('scope-admin', auditOf(scopeId))
  await listed(page)
  const dialog = await openExport(page, 'CSV')
  let reading = true
  let changes = 0
  const changing = async () => {
    while (reading) {
      const binding = await api.as('root').grant('viewer', 'scope.viewer', other.scope_id)
      await api.as('root').revoke(binding)
      changes += 2
    }
  }
  const [{ file, receiptFile, receipt }] = await Promise.all([
    savedBy(page, () => startIn(dialog), 200_000).finally(() => {
      reading = false
    }),
    changing(),
  ])
  expect(changes).toBeGreaterThan(0)
  const { code, output } = await verifyExport(file, receiptFile, '--complete')
  expect(output).toContain('Verified')
  expect(code).toBe(0)
  const ids = (await readFile(file, 'utf8')).matchAll(/^\ufeff?\d+,([^,]+),/gm)
  expect([...ids].map(([, id]) => id).slice(0, truth.length)).toEqual(
    truth.map((event) => event.event_id),
  )
  expect(receipt.events.in_file).toBeGreaterThanOrEqual(truth.length)
})

test('an export pauses, resumes, and is marked incomplete when it is ended early', async ({
  api,
  expectRefusals,
  openAs,
  requests,
}) => {
  test.slow()
  expectRefusals(409)
  const scopeId = await auditedScope(api, 2_000)
  const page = await openAs('scope-admin', auditOf(scopeId))
  await listed(page)
  await requests.settled(page)
  // From the third call on, each waits until it is let through.
  const waiting: Route[] = []
  let calls = 0
  let open = false
  await page.route(AUDIT, (route) => {
    calls += 1
    if (calls < 3 || open) return route.fallback()
    waiting.push(route)
  })
  const dialog = await openExport(page, 'CSV')
  await startIn(dialog)
  await expect.poll(() => waiting.length).toBe(1)
  await expect(dialog.getByRole('progressbar', { name: 'Export progress' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await expect(dialog.getByText('Paused')).toBeVisible()
  open = true
  await waiting[0]?.fallback()
  const before = calls
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByText('End this export?')).toBeVisible()
  await requests.settled(page)
  expect(calls, 'nothing is asked while it is paused').toBe(before)
  await expectAccessible(page)
  const { file, receiptFile, name, receipt } = await savedBy(page, () =>
    dialog.getByRole('button', { name: 'Keep this part' }).click(),
  )
  await expect(dialog.getByText(/^Not complete: /)).toBeVisible()
  expect(name).toContain('.partial.csv')
  expect(receipt).toMatchObject({ complete: false, why_not_complete: /cancelled/ })
  expect(await verifyExport(file, receiptFile)).toMatchObject({ code: 0, output: /NOT COMPLETE/ })
  expect(await verifyExport(file, receiptFile, '--complete')).toMatchObject({ code: 1 })
})

test('an export that is discarded leaves nothing, and Escape asks first', async ({
  api,
  expectRefusals,
  openAs,
  requests,
}) => {
  expectRefusals(409)
  const scopeId = await auditedScope(api, 600)
  const page = await openAs('scope-admin', auditOf(scopeId))
  // The list's own first pages must not be the ones that are held below.
  await listed(page)
  await requests.settled(page)
  const dialog = await openExport(page, 'CSV')
  const downloads: unknown[] = []
  page.on('download', (download) => downloads.push(download))
  const held: Route[] = []
  await page.route(AUDIT, (route) => void held.push(route))
  await startIn(dialog)
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export…' })).toBeFocused()
  await page.unroute(AUDIT)
  for (const route of held) await route.fallback()
  expect(downloads).toEqual([])
  const left = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      const folder = await root.getDirectoryHandle('exports')
      const names: string[] = []
      for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) {
        names.push(name)
      }
      return names
    })
  await expect.poll(left, { message: 'nothing stays in the browser’s own files' }).toEqual([])
})

test('the export dialog is accessible by keyboard, at 320 px and in both themes', async ({
  api,
  openAs,
  page,
}) => {
  test.slow()
  await page.clock.install()
  const scopeId = await auditedScope(api, 100)
  await page.setViewportSize({ width: 320, height: 700 })
  await openAs('scope-admin', auditOf(scopeId))
  await page.getByRole('button', { name: 'Export…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Export audit events' })
  await dialog.getByRole('radio', { name: 'CSV' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'JSON Lines' })).toBeChecked()
  await expectAccessible(page)
  await savedBy(page, () => startAndSettle(dialog, () => page.keyboard.press('Enter')))
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAccessible(page)
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(wide).toBeLessThanOrEqual(320)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
