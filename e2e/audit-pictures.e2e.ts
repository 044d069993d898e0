import type { AuditEvent } from '../src/api/contract/audit'
import { readToTheEnd, saidBy, truthOf } from './audit-reading'
import { auditOf, filterField, listedWhole } from './audit-screen'
import { expect, expectAccessible, test } from './fixtures'
import { seedScope } from './seed'

test('timeline and summary are drawn from the loaded events, without a call', async ({
  api,
  openAs,
  requests,
}) => {
  test.slow()
  const scope = await seedScope(api, { viewer: ['scope.viewer'] })
  await api.as('viewer').readScope(scope.scope_id)
  for (let n = 0; n < 3; n += 1) {
    await expect(api.as('stranger').readScope(scope.scope_id)).rejects.toMatchObject({
      status: 403,
    })
  }
  const page = await openAs('scope-admin', auditOf(scope.scope_id))
  await listedWhole(page)
  const timeline = page.getByRole('region', { name: 'Timeline' })
  const summary = page.getByRole('region', { name: 'Summary' })
  await requests.settled(page)
  const calls = await requests.during(async () => {
    await page.getByRole('button', { name: 'Timeline' }).click()
    await expect(timeline.getByRole('img', { name: /\d+ allowed and 3 denied from/ })).toBeVisible()
    await page.getByRole('button', { name: 'Summary' }).click()
    const reasons = summary.getByRole('table', { name: 'Denied reasons' })
    await expect(reasons.getByRole('row', { name: /no-matching-binding 3 3/ })).toBeVisible()
    await expect(
      summary
        .getByRole('table', { name: 'Top principals' })
        .getByRole('row', { name: /^Only Hana Ito \(user stranger\) 3 3/ }),
    ).toBeVisible()
    await expect(summary.getByText('None among what is loaded.')).toBeVisible()
    await requests.settled(page)

    // The filters over what is loaded rule the pictures too.
    await (await filterField(page, 'textbox', 'Text')).fill('stranger')
    await page.keyboard.press('Enter')
    await expect(timeline.getByRole('img', { name: /^0 allowed and 3 denied from/ })).toBeVisible()
    const principals = summary.getByRole('table', { name: 'Top principals' })
    await expect(principals.getByRole('row')).toHaveCount(2)
    await expect(summary.getByText('Of all 3 decisions that match')).toBeVisible()
    await page.getByRole('button', { name: 'Remove filter Text: stranger' }).click()
    await expect(
      timeline.getByRole('img', { name: /^[1-9]\d* allowed and 3 denied/ }),
    ).toBeVisible()
    await requests.settled(page)
  })
  expect(calls, 'pictures are drawn from what is there').toEqual([])
  await expect(page).toHaveURL(/show=timeline%2Csummary/)
  await expectAccessible(page)
  await page.reload()
  await expect(summary.getByRole('table', { name: 'Top operations' })).toBeVisible()
  await page.getByRole('button', { name: 'Summary' }).click()
  await expect(summary).toHaveCount(0)
})

test('a name in the summary narrows the list to exactly what its row counts, without a call', async ({
  api,
  openAs,
  requests,
  seedPrompt,
}) => {
  test.slow()
  const { scopeId, key } = await seedPrompt({ grants: { viewer: ['scope.viewer'] } })
  await api.as('viewer').readPrompt(scopeId, key)
  await api.as('viewer').readScope(scopeId)
  await api
    .as('viewer')
    .check([{ action: 'scope.read', resource: { type: 'scope', scope_id: scopeId } }])
  for (let n = 0; n < 3; n += 1) {
    await expect(api.as('stranger').readScope(scopeId)).rejects.toMatchObject({
      status: 403,
    })
  }
  const truth = await api.as('scope-admin').audit(scopeId)
  const page = await openAs('scope-admin', `${auditOf(scopeId)}&show=summary`)
  await listedWhole(page)
  await requests.settled(page)
  const summary = page.getByRole('region', { name: 'Summary' })
  const narrowsTo = async (
    table: string,
    column: string,
    name: string,
    passes: (event: AuditEvent) => boolean,
  ) => {
    const events = truth.filter(passes)
    const denied = events.filter(({ allowed }) => !allowed).length
    expect(events.length).toBeGreaterThan(0)
    const counted = summary.getByRole('table', { name: table })
    await expect(counted.getByRole('columnheader')).toHaveText([column, 'Decisions', 'Denied'])
    const only = counted.getByRole('button', { name: `Only ${name}`, exact: true })
    const row = counted.getByRole('row', {
      name: `Only ${name} ${events.length} ${denied}`,
      exact: true,
    })
    await expect(row).toBeVisible()
    const names = await counted.getByRole('row').count()
    await only.click()
    await expect(only).toHaveAttribute('aria-pressed', 'true')
    await expect(counted.getByRole('row')).toHaveCount(2)
    await expect(row).toBeVisible()
    await expect(page.getByRole('status').getByText(`${events.length} of `)).toBeVisible()
    const shown = saidBy(await readToTheEnd(page))
    expect(shown.toReversed()).toEqual(truthOf(events))
    await only.press('Enter')
    await expect(only).toHaveAttribute('aria-pressed', 'false')
    await expect(only).toBeFocused()
    // The tables are drawn a moment after the press, and move the next name.
    await expect(counted.getByRole('row')).toHaveCount(names)
  }
  const calls = await requests.during(async () => {
    await narrowsTo('Top principals', 'Principal', 'Hana Ito (user stranger)', (event) => event.principal.id === 'stranger') // prettier-ignore
    await narrowsTo('Top resources', 'Resource', `Prompt ${key} of Scope ${scopeId}`, (event) => event.resource.type === 'artifact') // prettier-ignore
    await narrowsTo('Top operations', 'Operation', 'get_scope', (event) => event.operation === 'get_scope') // prettier-ignore
    await narrowsTo('Denied reasons', 'Reason code', 'no-matching-binding', (event) => !event.allowed && event.reason_code === 'no-matching-binding') // prettier-ignore
    await requests.settled(page)
  })
  expect(calls).toEqual([])
  await expectAccessible(page)
})

test('a cell of the heat map narrows the list to its hour, for the calls of a new list', async ({
  api,
  openAs,
  requests,
}) => {
  test.slow()
  const scope = await seedScope(api)
  for (let n = 0; n < 3; n += 1) {
    await expect(api.as('stranger').readScope(scope.scope_id)).rejects.toMatchObject({
      status: 403,
    })
  }
  const truth = await api.as('scope-admin').audit(scope.scope_id, { subject: 'stranger' })
  const search = { principal: 'user:stranger', show: 'summary' }
  const page = await openAs('scope-admin', auditOf(scope.scope_id, search))
  await listedWhole(page)
  await requests.settled(page)
  const grid = page.getByRole('region', { name: 'Summary' }).getByRole('grid')
  const cells = grid.getByRole('button', { name: /: narrow to \d{4}-\d\d-\d\d \d\d:00$/ })
  // Where the hour ended just now, the events are in two.
  await expect(cells.first()).toBeVisible()
  const said = (await cells.first().getAttribute('aria-label')) ?? ''
  const calls = await requests.during(async () => {
    await cells.first().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/from=[^&]+&to=[^&]+/)
    await listedWhole(page)
    await requests.settled(page)
  })
  const { searchParams } = new URL(page.url())
  const [from, to] = ['from', 'to'].map((name) => Date.parse(searchParams.get(name) ?? ''))
  expect(Number(to) - Number(from)).toBe(3_600_000)
  const within = truth.filter(({ occurred_at }) => {
    const ms = Date.parse(occurred_at)
    return ms >= Number(from) && ms < Number(to)
  })
  const counted = (events: readonly AuditEvent[]) =>
    new RegExp(`^${events.length} decisions?, ${events.length} denied: `)
  expect(said).toMatch(counted(within))
  await expect(cells).toHaveCount(1)
  await expect(cells).toHaveAccessibleName(counted(within))
  expect(saidBy(await readToTheEnd(page)).toReversed()).toEqual(truthOf(within))
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /v1/access/audit/list',
  ])
  await expectAccessible(page)
})

test('the heat map by principal has the hours of each, and narrows the list to one and to an hour, without a call', async ({
  api,
  openAs,
  requests,
}) => {
  test.slow()
  const scope = await seedScope(api, { viewer: ['scope.viewer'] })
  await api.as('viewer').readScope(scope.scope_id)
  for (let n = 0; n < 3; n += 1) {
    await expect(api.as('stranger').readScope(scope.scope_id)).rejects.toMatchObject({
      status: 403,
    })
  }
  const truth = await api.as('scope-admin').audit(scope.scope_id)
  const page = await openAs(
    'scope-admin',
    auditOf(scope.scope_id, { show: 'summary', zone: 'utc' }),
  )
  await listedWhole(page)
  await requests.settled(page)
  const summary = page.getByRole('region', { name: 'Summary' })
  const calls = await requests.during(async () => {
    await summary.getByRole('button', { name: 'By principal' }).click()
    const grid = summary.getByRole('grid', { name: 'By principal and hour' })
    for (const id of ['viewer', 'stranger']) {
      const counts = new Map<number, { events: number; denied: number }>()
      for (const { principal, occurred_at, allowed } of truth) {
        if (principal.id !== id) continue
        const hour = new Date(occurred_at).getUTCHours()
        const { events, denied } = counts.get(hour) ?? { events: 0, denied: 0 }
        counts.set(hour, { events: events + 1, denied: denied + (allowed ? 0 : 1) })
      }
      expect(counts.size).toBeGreaterThan(0)
      const row = grid.getByRole('row', { name: `(user ${id})` })
      // The name, and the hours that have events.
      await expect(row.getByRole('button')).toHaveCount(1 + counts.size)
      for (const [hour, { events, denied }] of counts) {
        const said = `${events} decision${events === 1 ? '' : 's'}, ${denied} denied at ${hour}:00: `
        await expect(row.getByRole('button', { name: said })).toHaveText(
          denied === 0 ? `${events}` : `${events}(${denied})`,
        )
      }
    }
    await expectAccessible(page)

    const name = grid.getByRole('button', { name: 'Only Hana Ito (user stranger)', exact: true })
    const rows = await grid.getByRole('row').count()
    await name.click()
    await expect(name).toHaveAttribute('aria-pressed', 'true')
    await expect(grid.getByRole('row')).toHaveCount(2)
    const events = truth.filter(({ principal }) => principal.id === 'stranger')
    expect(saidBy(await readToTheEnd(page)).toReversed()).toEqual(truthOf(events))
    const hour = new Date(events[0]?.occurred_at ?? '').getUTCHours()
    const cell = grid.getByRole('button', { name: `denied at ${hour}:00: only Hana Ito` })
    await cell.press('Enter')
    await expect(cell).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(new RegExp(`hours=${hour}-${hour + 1}%40UTC`))
    const atHour = events.filter(({ occurred_at: at }) => new Date(at).getUTCHours() === hour)
    expect(saidBy(await readToTheEnd(page)).toReversed()).toEqual(truthOf(atHour))
    await cell.press('Enter')
    await expect(cell).toHaveAttribute('aria-pressed', 'false')
    await expect(grid.getByRole('row')).toHaveCount(rows)
    await requests.settled(page)
  })
  expect(calls).toEqual([])
  // Whoever is sent the address sees the same.
  await page.reload()
  await expect(summary.getByRole('grid', { name: 'By principal and hour' })).toBeVisible()
  await summary.getByRole('button', { name: 'By weekday' }).click()
  await expect(summary.getByRole('grid', { name: 'By weekday and hour' })).toBeVisible()
  await expect(page).not.toHaveURL(/heat=/)
})

test('a decision that changed with the policy is listed and leads to its event', async ({
  api,
  openAs,
}) => {
  const scope = await seedScope(api)
  const reads = () => api.as('viewer').readScope(scope.scope_id)
  const binding = await api.as('root').grant('viewer', 'scope.viewer', scope.scope_id)
  await reads()
  await api.as('root').revoke(binding)
  await expect(reads()).rejects.toMatchObject({ status: 403 })
  const page = await openAs('scope-admin', `${auditOf(scope.scope_id)}&show=summary`)
  const turned = page
    .getByRole('list', { name: 'Access changed: allowed ↔ denied' })
    .getByRole('listitem')
  await expect(turned).toHaveCount(1)
  await expect(turned).toContainText('allowed → denied')
  await test.step('a filter over what is loaded does not hide it, a list of one result says why it may', async () => {
    await (await filterField(page, 'textbox', 'Text')).fill('create_scope')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=create_scope/)
    await expect(page.getByText('Looked for in everything that is loaded')).toBeVisible()
    await expect(turned).toHaveCount(1)
    await page.getByRole('combobox', { name: 'Result' }).selectOption('denied')
    await expect(turned).toHaveCount(0)
    await expect(page.getByText('Only denied decisions are loaded')).toBeVisible()
    await page.getByRole('button', { name: 'Load allowed and denied' }).click()
    await expect(page).not.toHaveURL(/result=/)
    await expect(turned).toHaveCount(1)
  })
  await turned.getByRole('button', { name: 'Open event' }).click()
  await expect(page.getByRole('dialog', { name: 'Event' })).toContainText(
    / tried to read .+: denied\./,
  )
})
