import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import {
  auditedScope,
  auditOf,
  filterField,
  goToTime,
  listed,
  listedWhole,
  requestsOf,
  rowsOf,
  tableOf,
} from './audit-screen'
import { expectFillsPhone } from './dialogs'
import { expect, expectAccessible, test } from './fixtures'
import { expectSeen } from './seen'

/** Instants on screen, in the order of display. */
const timesOn = (page: Page) =>
  tableOf(page)
    .getByRole('time')
    .or(tableOf(page).locator('time'))
    .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')))

test('newest first is the default, and the order is an address', async ({ api, openAs }) => {
  const scopeId = await auditedScope(api, 20)
  const truth = await api.as('scope-admin').audit(scopeId)
  const oldest = truth[0]?.request_id ?? 'no event'
  const page = await openAs('scope-admin', auditOf(scopeId))
  await listed(page)
  // Events of one check may have one time: their order alone is told by it, not which end is on screen.
  await expect(rowsOf(page).first()).not.toContainText(oldest)
  const newest = await timesOn(page)
  expect(newest.length).toBeGreaterThan(2)
  expect(newest).toEqual(newest.toSorted((a, b) => b - a))
  await (await filterField(page, 'combobox', 'Order')).selectOption('oldest')
  await expect(page).toHaveURL(/order=oldest/)
  await expect(rowsOf(page).first()).toContainText(oldest)
  const times = await timesOn(page)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  await page.goBack()
  await expect(page).not.toHaveURL(/order=/)
})

test('the ends of the list and a time are jumped to, by keyboard', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  test.slow()
  expectRefusals(409)
  const scopeId = await auditedScope(api, 700)
  const truth = await api.as('scope-admin').audit(scopeId)
  const page = await openAs('scope-admin', auditOf(scopeId))
  await rowsOf(page).first().focus()
  await page.keyboard.press('Control+End')
  const oldest = tableOf(page).getByRole('cell', { name: truth[0]?.request_id ?? 'no event' })
  await expect(oldest.last()).toBeVisible()
  await expect(page.locator(':focus')).toHaveAttribute('role', 'row')
  await page.keyboard.press('Control+Home')
  await expect(page.locator(':focus')).toHaveAttribute('aria-rowindex', '2')
  await expect(oldest).toHaveCount(0)
  const go = await goToTime(page)
  await go.fill('no time at all')
  await go.press('Enter')
  await expect(page.getByText(/^Not a time/)).toBeVisible()
  await go.fill(truth[0]?.occurred_at ?? '')
  await go.press('Enter')
  await expect(oldest.last()).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Time of what is shown' })
  await expect(slider).toHaveAttribute('aria-valuetext', /^\d{4}-\d\d-\d\d \d\d:\d\d UTC/)
})

test('the focus stays with its event while the list scrolls, and "Load all…" says its cost', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  test.slow()
  expectRefusals(409)
  const scopeId = await auditedScope(api, 900)
  const page = await openAs('scope-admin', auditOf(scopeId, { order: 'oldest' }))
  const rows = rowsOf(page)
  await expect(rows.first()).toBeVisible()
  await page.getByRole('button', { name: 'Load all…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Load everything that matches' })
  await expect(dialog).toContainText('each call is itself recorded in the audit')
  await expectFillsPhone(page, dialog)
  await dialog.getByRole('button', { name: 'Load all', exact: true }).click()
  await listedWhole(page)
  const total = Number(await tableOf(page).getAttribute('aria-rowcount'))
  expect(total).toBeGreaterThan(900)
  await rows.first().focus()
  await page.keyboard.press('End')
  await expect(page.locator(':focus')).toHaveAttribute('aria-rowindex', String(total))
  await tableOf(page).hover()
  await page.mouse.wheel(0, -1_000_000)
  // The browser scrolls some time after the wheel event. A key pressed before that moves the focus out of view again.
  await expect.poll(() => tableOf(page).evaluate((table) => table.scrollTop)).toBe(0)
  await expect(page.locator(':focus')).not.toBeInViewport()
  await expect(page.locator(':focus')).toHaveAttribute('aria-rowindex', String(total))
  await page.keyboard.press('ArrowUp')
  await expect(page.locator(':focus')).toHaveAttribute('aria-rowindex', String(total - 1))
  await expect(page.locator(':focus')).toBeInViewport()
})

test('the list and its jumps are accessible, wide and at 320 px', async ({ api, openAs }) => {
  test.slow()
  const scopeId = await auditedScope(api, 300)
  const page = await openAs('scope-admin', auditOf(scopeId))
  await expect(page.getByRole('slider', { name: 'Time of what is shown' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.getByRole('button', { name: 'More…' })).toBeVisible()
  await expect(rowsOf(page).first()).toBeVisible()
  await expectAccessible(page)
})

test('what stands below the list has room beside the columns that are left out', async ({
  api,
  openAs,
}) => {
  const scopeId = await auditedScope(api, 30)
  const page = await openAs('scope-admin', auditOf(scopeId, { result: 'allowed' }))
  await listedWhole(page)
  await expect(page.getByText('The same in every row, left out:')).toBeVisible()
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(sideways, `the page at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test('requests begin as high on the screen below the strip of time, with a filter too', async ({
  api,
  openAs,
}) => {
  const scopeId = await auditedScope(api, 60)
  const page = await openAs('scope-admin', paths.audit({ resource: `scope:${scopeId}` }))
  for (const [width, height, top] of [
    [1440, 900, 220],
    [390, 844, 280],
    [320, 640, 280],
  ] as const) {
    await page.setViewportSize({ width, height })
    const one = { action: 'scope.read' }
    const three = { ...one, 'not.operation': 'replace_artifact', 'not.principal': 'user:nobody' }
    for (const filter of [{}, one, ...(width < 600 ? [three] : [])]) {
      await page.goto(paths.audit({ resource: `scope:${scopeId}`, ...filter }))
      await listedWhole(page)
      const at = `at ${width}x${height} with ${JSON.stringify(filter)}`
      await expect
        .poll(async () => (await requestsOf(page).boundingBox())?.y, `top of the list ${at}`)
        .toBeLessThanOrEqual(top)
      const strip = page.getByRole('group', { name: 'Jump in the list' })
      await expect.poll(async () => (await strip.boundingBox())?.height, `strip ${at}`).toBe(48)
    }
  }
})

test('the list begins high on the screen, and scrolls in place of the page', async ({
  api,
  openAs,
}) => {
  const scopeId = await auditedScope(api, 60)
  const page = await openAs('scope-admin', auditOf(scopeId))
  await listedWhole(page)
  const bars = page.getByRole('slider', { name: 'Narrow the time range' })
  await expect(bars).toBeVisible()
  for (const [width, height, top] of [
    [1440, 900, 220],
    [1280, 800, 220],
    [390, 844, 280],
  ] as const) {
    await page.setViewportSize({ width, height })
    const size = `${width}x${height}`
    const scrolls = (element: Element) => element.scrollHeight - element.clientHeight
    // The controls follow the new width with the next frames.
    await expect
      .poll(async () => (await tableOf(page).boundingBox())?.y, `top of the list at ${size}`)
      .toBeLessThanOrEqual(top)
    await expect
      .poll(() => tableOf(page).evaluate(scrolls), `the list at ${size}`)
      .toBeGreaterThan(0)
    await expect.poll(() => page.locator('html').evaluate(scrolls), `the page at ${size}`).toBe(0)
    if (width <= 900) continue
    const beyond = (grid: Element) => {
      const ends = ['Resource', 'Principal', 'Reason code'].map(
        (name) =>
          [...grid.querySelectorAll('[role=columnheader]')]
            .find((head) => head.textContent === name)
            ?.getBoundingClientRect().right ?? 0,
      )
      return Math.max(...ends) - grid.getBoundingClientRect().right
    }
    await expect
      .poll(() => tableOf(page).evaluate(beyond), `essential columns at ${size}`)
      .toBeLessThanOrEqual(0)
  }
  // A typed range and a filter fit into the line of controls, even a long filter over what is loaded.
  for (const [width, narrowed] of [
    [1280, { from: '2026-01-01T00:00:00Z', to: '2029-01-01T00:00:00Z' }],
    [1440, { from: '2026-01-01T08:15:00Z', to: '2029-01-01T12:30:00Z' }],
    [1440, { from: '2026-01-01T00:00:00Z', action: 'scope.read' }],
    [1440, { from: '2026-01-01T00:00:00Z', q: scopeId }],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(auditOf(scopeId, narrowed))
    await listedWhole(page)
    await expect(page.getByRole('combobox', { name: 'Time range' })).toHaveValue('typed')
    await expect
      .poll(async () => (await tableOf(page).boundingBox())?.y, `a narrowed list at ${width} px`)
      .toBeLessThanOrEqual(220)
  }
  await page.goto(auditOf(scopeId))
  await listedWhole(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const line = await Promise.all(
    ['+ Filter', 'Presets…', 'Export…'].map(async (name) =>
      page.getByRole('button', { name }).boundingBox(),
    ),
  )
  expect(new Set(line.map((box) => box?.y)).size, 'one line of controls').toBe(1)
  await expectSeen(page, {
    filter: page.getByRole('button', { name: '+ Filter' }),
    export: page.getByRole('button', { name: 'Export…' }),
    bars,
    row: rowsOf(page).first(),
  })

  await test.step('the pointer draws over a stretch, and it becomes the range', async () => {
    const of = await bars.boundingBox()
    if (!of) throw new Error('The bars have no place on the page.')
    const middle = of.y + of.height / 2
    await page.mouse.move(of.x + of.width * 0.9, middle)
    await page.mouse.down()
    await page.mouse.move(of.x + of.width * 0.4, middle, { steps: 5 })
    const drawn = (await bars.getAttribute('aria-valuetext')) ?? ''
    await expect(page, 'nothing is narrowed while it is drawn').not.toHaveURL(/from=/)
    await page.mouse.up()
    await expect(page).toHaveURL(/from=[^&]+&to=/)
    const asked = new URL(page.url()).searchParams
    for (const end of ['from', 'to']) {
      const time = asked.get(end)?.slice(0, 16).replace('T', ' ') ?? 'no time'
      expect(drawn, `the ${end} that was told while it was drawn`).toContain(time)
    }
    await page.goBack()
    await expect(page).not.toHaveURL(/from=/)
    await listedWhole(page)
  })

  // By key: a bar, one more, and the range is theirs.
  await bars.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(bars).toHaveAttribute('aria-valuetext', /allowed, \d+ denied/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=[^&]+&to=/)

  // And out of it again: each press asks for a longer range, around the one before.
  const ends = () => {
    const { searchParams: asked } = new URL(page.url())
    return [asked.get('from'), asked.get('to')].map((time) => Date.parse(time ?? ''))
  }
  const [from = NaN, to = NaN] = ends()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => ends()[0]).toBe(from - (to - from))
  expect(ends()[1]).toBeGreaterThanOrEqual(to)
  await listedWhole(page)
  await page.goto(auditOf(scopeId))
  await listedWhole(page)
  await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveCount(0)
})
