import type { Page } from '@playwright/test'
import { LOOK_CALLS } from '../src/features/audit/filters/use-look-on'
import { CALLS_PER_GESTURE } from '../src/features/audit/reading/stops'
import { addressAt } from './base-path'
import { goOnReading, pressIfThere } from './audit-gestures'
import { pasted } from './clipboard'
import { auditOf, filterField, listed, listedWhole, openPresets, rowsOf } from './audit-screen'
import { expectFillsPhone } from './dialogs'
import { expect, expectAccessible, test } from './fixtures'
import { identities } from './identities'
import { seedAudit, seedScope } from './seed'

const bar = (page: Page) => page.getByRole('group', { name: 'In what is loaded' })

test('a cell filters the loaded events by mouse and keyboard, without a call', async ({
  api,
  openAs,
  requests,
}) => {
  const scope = await seedScope(api, { viewer: ['scope.viewer'] })
  await api.as('viewer').readScope(scope.scope_id)
  await seedAudit(api, scope.scope_id, 100)
  const page = await openAs('scope-admin', auditOf(scope.scope_id))
  const rows = rowsOf(page)
  const reading = rows.filter({ hasText: 'viewer' }).filter({ hasText: 'get_scope' })
  // A filter that finds little reads on, but for a list that is whole.
  await listedWhole(page)
  // Its rows may be below what is drawn: the newest come first, a check wrote a hundred after them.
  await (await filterField(page, 'textbox', 'Text')).fill('viewer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=viewer/)
  await expect(bar(page).getByText(/^[\d,]+ of [\d,]+ loaded decisions$/)).toBeVisible()
  await expect(reading.first()).toBeVisible()
  await requests.settled(page)
  const calls = await requests.during(async () => {
    await reading.first().getByText('get_scope').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Only this', exact: true }).click()
    await expect(page).toHaveURL(/operation=get_scope/)
    await expect(bar(page).getByText(/^[\d,]+ of [\d,]+ loaded decisions$/)).toBeVisible()
    await expect(rows.filter({ hasText: 'check_access' })).toHaveCount(0)
    await expect(reading.first()).toBeVisible()

    // By keyboard: to the row, to the cell of the principal, its menu, without this.
    await reading.first().focus()
    for (let column = 0; column < 6; column += 1) await page.keyboard.press('ArrowRight')
    await expect(reading.first().getByRole('cell', { name: /user viewer/ })).toBeFocused()
    await page.keyboard.press('Shift+F10')
    const menu = page.getByRole('menu', { name: 'Filter by this cell' })
    await expect(menu.getByRole('menuitem', { name: 'Only this', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/not\.principal=user%3Aviewer/)
    await expect(page.getByText('No decision matches', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Remove filter Principal is not user:viewer' }).click()
    await expect(reading.first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/not\.principal/)
    await expect(page.getByText('No decision matches', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(/not\.principal/)
    await expect(reading.first()).toBeVisible()
    await requests.settled(page)
  })
  expect(calls).toEqual([])
  const address = page.url()
  await page.goto(address)
  await expect(reading.first()).toBeVisible()
  await expect(rows.filter({ hasText: 'check_access' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear these' }).click()
  await expect(page).not.toHaveURL(/q=|operation=|principal=/)
  await expect(rows.filter({ hasText: 'check_access' }).first()).toBeVisible()
})

test('a filter that the service does not have finds an event that is not loaded, and says how far it has looked', async ({
  api,
  openAs,
  requests,
}) => {
  const scope = await seedScope(api, { viewer: ['scope.viewer'] })
  await seedAudit(api, scope.scope_id, 1_200)
  await api.as('viewer').readScope(scope.scope_id)
  const [reading] = await api.as('scope-admin').audit(scope.scope_id, { subject: 'viewer' })
  const requestId = reading?.request_id ?? 'no request'
  // Oldest first, a list opens with its first pages. Newest first, it might open with all of events this close together.
  const page = await openAs('scope-admin', auditOf(scope.scope_id, { order: 'oldest' }))
  await expect(page.getByText('More to load')).toBeVisible()
  await requests.settled(page)
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/v1/access/audit/list', async (route) => {
    await isLetThrough
    await route.continue()
  })
  const calls = await requests.during(async () => {
    await (await filterField(page, 'textbox', 'Text')).fill(requestId)
    await page.keyboard.press('Enter')
    await expect(
      bar(page).getByText(/^None of [\d,]+ loaded decisions so far, up to /),
    ).toBeVisible()
    await expect(bar(page).getByText('Looking further…')).toBeVisible()
    letThrough()
    await expect(rowsOf(page).filter({ hasText: requestId })).toHaveCount(1)
    await requests.settled(page)
  })
  expect(calls.map(({ path }) => path)).toEqual(calls.map(() => '/v1/access/audit/list'))
  expect(calls.length).toBeLessThanOrEqual(LOOK_CALLS + CALLS_PER_GESTURE)

  await (await filterField(page, 'textbox', 'Text')).fill('nothing says this')
  await page.keyboard.press('Enter')
  // Other tests' grants make cursors stale, which costs calls: the list may wait for the person.
  const further = bar(page).getByRole('button', { name: /^Look further/ })
  await expect
    .poll(async () => {
      await goOnReading(page)
      await pressIfThere(further)
      return page.getByText('No decision matches', { exact: true }).isVisible()
    })
    .toBe(true)
  await expect(page.getByText('All loaded')).toBeVisible()
  await expect(bar(page).getByText(/^0 of [\d,]+ loaded decisions$/)).toBeVisible()
})

test('an empty list of a user offers the service of the same id', async ({ api, openAs }) => {
  const scope = await seedScope(api)
  await expect(api.as('bot').readScope(scope.scope_id)).rejects.toMatchObject({ status: 403 })
  const { type, id } = identities.bot.principal
  const other = type === 'service' ? 'user' : 'service'
  const page = await openAs('scope-admin', auditOf(scope.scope_id, { subject: `${other}:${id}` }))
  await expect(page.getByText('No decision matches these filters')).toBeVisible()
  await page.getByRole('button', { name: `Look for the ${type} ${id} instead` }).click()
  await expect(page).toHaveURL(new RegExp(`subject=${type}%3A${id}`))
  await expect(rowsOf(page).first()).toContainText('denied')
})

test('a subject is found by the name of whoever acted, and has its own type', async ({
  api,
  openAs,
  requests,
}) => {
  const scope = await seedScope(api)
  await expect(api.as('bot').readScope(scope.scope_id)).rejects.toMatchObject({ status: 403 })
  const { type, id, description } = identities.bot.principal
  const page = await openAs('scope-admin', auditOf(scope.scope_id))
  await listed(page)
  const subject = await filterField(page, 'combobox', 'Subject id')
  await expect(page.getByRole('combobox', { name: 'Subject type' })).toHaveValue('user')
  const offered = () =>
    subject.evaluate((input: HTMLInputElement) =>
      [...(input.list?.options ?? [])].map(({ value, label }) => `${value}: ${label}`),
    )
  await expect.poll(offered).toContain(`${id}: ${description} · ${type}`)
  await requests.settled(page)
  for (const typed of [description, id]) {
    const field = await filterField(page, 'combobox', 'Subject id')
    // The panel follows the address some time after it.
    await expect(field).toHaveValue('')
    await field.fill(typed)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`subject=${type}%3A${id}`))
    await listedWhole(page)
    await expect(rowsOf(page)).toHaveCount(1)
    await page.getByRole('button', { name: `Remove filter Subject: ${type}:${id}` }).click()
    await expect(page).not.toHaveURL(/subject=/)
    await listedWhole(page)
  }
})

test('presets: for everybody, and of one’s own by name, file and browser', async ({
  api,
  baseURL,
  openAs,
}) => {
  test.slow()
  const scope = await seedScope(api)
  await expect(api.as('stranger').readScope(scope.scope_id)).rejects.toMatchObject({ status: 403 })
  const page = await openAs('scope-admin', auditOf(scope.scope_id))
  const rows = rowsOf(page)
  await expect(rows.first()).toBeVisible()
  let dialog = await openPresets(page)
  await expectFillsPhone(page, dialog)
  await dialog.getByRole('button', { name: 'Denied, last 24 h' }).click()
  await expect(page).toHaveURL(/result=denied/)
  await expect(page).toHaveURL(/from=-24h/)
  // The list before goes first: it has both.
  await expect(rows.filter({ hasText: 'allowed' })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'stranger' }).first()).toBeVisible()
  await expect(rows.filter({ hasText: 'allowed' })).toHaveCount(0)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  dialog = await openPresets(page)
  await dialog
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Refused on Prompts' }) })
    .getByRole('button', { name: 'Copy link' })
    .click()
  await expect.poll(() => pasted(page)).toContain('family=prompt')
  const link = new URL(await pasted(page))
  expect(link.origin + link.pathname).toBe(addressAt(baseURL, '/audit'))
  expect(Object.fromEntries(link.searchParams)).toEqual({
    resource: `scope:${scope.scope_id}`,
    result: 'denied',
    family: 'prompt',
    own: 'show',
    rows: 'decisions',
  })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Night shift')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Saved')
  await dialog.getByRole('button', { name: 'Rename Night shift' }).click()
  await dialog.getByRole('textbox', { name: 'New name' }).fill('Refusals')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Refusals', exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export to a file' }).click()
  const file = await (await download).path()
  await dialog.getByRole('button', { name: 'Delete Refusals' }).click()
  await expect(dialog.getByRole('button', { name: 'Refusals', exact: true })).toHaveCount(0)

  const input = dialog.getByLabel('Import from a file')
  const hostile = { name: 'p.json', mimeType: 'application/json', buffer: Buffer.from('{"format":1,"presets":[{"name":"<img>","query":"result=denied"}]}') } // prettier-ignore
  await input.setInputFiles(hostile)
  await expect(dialog.getByRole('alert')).toContainText('Nothing was changed')
  await input.setInputFiles(file)
  await expect(dialog.getByRole('alert')).toContainText('Imported 1 preset')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.goto(auditOf(scope.scope_id))
  await expect(rows.first()).toBeVisible()
  dialog = await openPresets(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Refusals', exact: true }).click()
  await expect(page).toHaveURL(/result=denied/)
})

test('any of many Scopes is found by a part of its id, and by its name once names were asked for', async ({
  api,
  openAs,
}) => {
  // Somebody who administers few Scopes: one press reads the titles of twenty.
  const roles = { 'former-owner': ['scope.admin', 'scope.viewer'] } as const
  const scope = await seedScope(api, roles)
  const other = await seedScope(api, roles)
  const page = await openAs('former-owner', auditOf(scope.scope_id))
  const resource = page.getByRole('combobox', { name: 'Resource' })
  await resource.fill(other.scope_id)
  await page.getByRole('option', { name: other.scope_id }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('resource')).toBe(`scope:${other.scope_id}`) // prettier-ignore
  await expect(rowsOf(page).filter({ hasText: scope.scope_id })).toHaveCount(0)
  await expect(rowsOf(page).first()).toBeVisible()

  await resource.fill(scope.title)
  const named = page.getByRole('option', { name: scope.title })
  await expect(named).toHaveCount(0)
  await page
    .getByRole('option', { name: /^Read the names of \d+ Scopes: \d+ audit events$/ })
    .click()
  await expect(named, 'the list stays open, and what was searched for appears in it').toBeVisible()
  await named.click()
  await expect.poll(() => new URL(page.url()).searchParams.get('resource')).toBe(`scope:${scope.scope_id}`) // prettier-ignore
})

test('filters are accessible at 320 px and in Chinese, with a menu open', async ({
  api,
  openAs,
}) => {
  test.slow()
  const scope = await seedScope(api)
  const page = await openAs(
    'scope-admin',
    `${auditOf(scope.scope_id, { from: '-7d', to: 'now' })}&operation=create_access_binding&not.reason=x`,
  )
  const rows = rowsOf(page)
  await listed(page)
  await expect(bar(page).getByText(/^[\d,]+ of [\d,]+ loaded decisions$/)).toBeVisible()
  await expect(rows.first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  const result = page.getByRole('combobox', { name: 'Result' })
  await expect(result).toBeHidden()
  await expect(rows.first()).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      ),
    )
    .toBe(false)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Change filter Time range: -7d – now$/ }).click()
  await expect(result).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Time range' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await rows.first().focus()
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menu', { name: 'Filter by this cell' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(rows.first()).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '简体中文' }).click()
  await expect(page.getByRole('group', { name: '在已加载的内容中' })).toBeVisible()
  await expect(
    page.getByRole('button', { name: '移除筛选 操作：create_access_binding' }),
  ).toBeVisible()
  // Two filters are cleared at once.
  await page.getByRole('button', { name: '清除这些' }).click()
  await expect(page).not.toHaveURL(/operation=|not\.reason=/)
  await expect(page).toHaveURL(/from=-7d/)
  await expect(page.getByRole('button', { name: '清除这些' })).toHaveCount(0)
})

test('on a phone what a button of the audit opens is whole in the window', async ({
  api,
  openAs,
}) => {
  const scope = await seedScope(api)
  const page = await openAs('scope-admin', auditOf(scope.scope_id, { from: '-30d' }))
  await listed(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['+ Filter', 'Go to time…']) {
    await page.getByRole('button', { name }).click()
    const box = await page.getByRole('group', { name }).boundingBox()
    expect(box?.x, `left edge of "${name}"`).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0), `right edge of "${name}"`).toBeLessThanOrEqual(390)
    await page.keyboard.press('Escape')
  }
})
