import { paths } from '../src/routing/paths'
import { readToTheEnd, saidBy, truthOf } from './audit-reading'
import { auditOf, listedWhole } from './audit-screen'
import { expect, expectAccessible, test } from './fixtures'
import { seedScope, uniqueTitle } from './seed'

/** How many lines the text of an element takes. Runs in the page. */
const linesOf = (element: Element) => {
  const text = document.createRange()
  text.selectNodeContents(element)
  return new Set([...text.getClientRects()].map(({ top }) => top)).size
}

test('the period before is read when somebody asks, and stands beside this one with the differences, whose names narrow the list', async ({
  api,
  openAs,
  requests,
}) => {
  test.slow()
  const scope = await seedScope(api, { viewer: ['scope.viewer'] })
  const refused = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      await expect(api.as('stranger').readScope(scope.scope_id)).rejects.toMatchObject({
        status: 403,
      })
    }
  }
  await refused(2)
  await api.as('viewer').readScope(scope.scope_id)
  await refused(3)
  const truth = await api.as('scope-admin').audit(scope.scope_id, { subject: 'stranger' })
  const times = truth.map(({ occurred_at }) => Date.parse(occurred_at))
  const [first = 0, , start = 0, , last = 0] = times
  const length = Math.max(start - first, last - start) + 1_000
  const before = times.filter((ms) => ms < start).length
  const now = times.length - before
  const page = await openAs(
    'scope-admin',
    auditOf(scope.scope_id, {
      from: new Date(start).toISOString(),
      to: new Date(start + length).toISOString(),
      principal: 'user:stranger',
    }),
  )
  await listedWhole(page)
  await requests.settled(page)
  const periods = page.getByRole('region', { name: 'Beside the period before' })
  const read = periods.getByRole('button', {
    name: 'Read the period before: up to 12 audit events',
  })
  const unasked = await requests.during(async () => {
    await page.getByRole('button', { name: 'Summary' }).click()
    await expect(read).toBeVisible()
    await requests.settled(page)
  })
  expect(unasked).toEqual([])
  const table = periods.getByRole('table', { name: 'Beside the period before' })
  const calls = await requests.during(async () => {
    await read.click()
    for (const name of [
      'Decisions',
      'Denied',
      'Only Hana Ito (user stranger)',
      'Only no-matching-binding',
    ]) {
      const by = now > before ? `+${now - before}` : `${now - before}`
      const row = table.getByRole('row', { name: `${name} ${before} ${now} ${by}`, exact: true })
      await expect(row).toBeVisible()
    }
    await requests.settled(page)
  })
  await expect(periods.getByText(`: all ${before} decisions that match`)).toBeVisible()
  await expect(periods.getByText(`: all ${now} decisions that match`)).toBeVisible()
  await expect(read).toHaveCount(0)
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /v1/access/audit/list',
  ])
  await expectAccessible(page)

  const reason = table.getByRole('button', { name: 'Only no-matching-binding' })
  const person = table.getByRole('button', { name: 'Only Hana Ito (user stranger)' })
  const listsRefused = async () =>
    expect(saidBy(await readToTheEnd(page)).toReversed()).toEqual(truthOf(truth.slice(before)))
  const narrowing = await requests.during(async () => {
    await person.click()
    await expect(page).not.toHaveURL(/principal=/)
    // The viewer acted in the period before only. A button on that name would empty the list of this period, so there is none.
    const viewer = table.getByRole('row', { name: /user viewer [1-9]\d* 0 -/ })
    await expect(viewer).toBeVisible()
    await expect(viewer.getByRole('button')).toHaveCount(0)
    await reason.click()
    await expect(reason).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/reason=no-matching-binding&outcome=denied/)
    await expect(viewer).toHaveCount(0)
    await listsRefused()
    await reason.click()
    await expect(reason).toHaveAttribute('aria-pressed', 'false')
    await expect(page).not.toHaveURL(/reason=|outcome=/)
    await expect(viewer).toBeVisible()
    await person.click()
    await expect(person).toHaveAttribute('aria-pressed', 'true')
    await expect(viewer).toHaveCount(0)
    await listsRefused()
    await requests.settled(page)
  })
  expect(narrowing.map(({ path }) => path)).toEqual([])

  // On a phone the name is too wide to stand beside its numbers, so the row has it on a line above them.
  await page.setViewportSize({ width: 320, height: 640 })
  const row = table.getByRole('row', { name: /^Only Hana Ito \(user stranger\) \d/ })
  const boxOf = async (text: RegExp) => {
    const box = await row.getByRole('cell', { name: text }).first().boundingBox()
    return box ?? { x: 0, y: 0, width: 0, height: 0 }
  }
  const [name, number] = [await boxOf(/^Only Hana/), await boxOf(/^\d+$/)]
  expect(name.height).toBeLessThan(30)
  expect(number.y).toBeGreaterThanOrEqual(name.y + name.height - 1)
})

test('the names of the periods stay on one line in Chinese, beside a long title too', async ({
  api,
  openAs,
}) => {
  const { scope_id: scopeId } = await api.as('root').createScope({
    title: uniqueTitle(`Checkout ${'service '.repeat(20)}`),
    summary: 'Has a title that needs the room of the other columns.',
  })
  await api.as('root').grant('scope-admin', 'scope.admin', scopeId)
  await api.as('root').grant('scope-admin', 'scope.viewer', scopeId)
  const [first] = await api.as('scope-admin').audit(scopeId)
  const at = Date.parse(first?.occurred_at ?? '')
  const path = paths.audit({
    resource: `scope:${scopeId}`,
    from: new Date(at).toISOString(),
    to: new Date(at + 60_000).toISOString(),
  })
  const page = await openAs('scope-admin', `${path}&show=summary`)
  await page.getByRole('button', { name: 'Read the period before: up to 12 audit events' }).click()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '简体中文' }).click()
  const head = page.getByRole('columnheader', { name: '前一时段', exact: true })
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => head.evaluate(linesOf), `at ${width} px`).toBe(1)
  }
})
