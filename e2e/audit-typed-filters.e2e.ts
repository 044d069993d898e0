import type { Page } from '@playwright/test'
import type { AuditEvent } from '../src/api/contract/audit'
import { auditOf, filterField, listedWhole, rowsOf } from './audit-screen'
import { expect, test } from './fixtures'
import { expectSeen } from './seen'

/** Types a value of a field behind "+ Filter". */
async function typeFilter(page: Page, field: string, value: string, condition = 'is') {
  await (await filterField(page, 'combobox', 'Field')).selectOption(field)
  await page.getByRole('combobox', { name: 'Condition' }).selectOption(condition)
  // A field whose values are known offers them, and counts as a combobox then.
  await page.getByLabel('Value', { exact: true }).fill(value)
  await page.keyboard.press('Enter')
}

test('what a person did is found by fields that are typed, without a call, and equals the audit', async ({
  api,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ grants: { viewer: ['scope.viewer'] } })
  const viewer = api.as('viewer')
  for (let each = 0; each < 3; each++) await viewer.readScope(scopeId)
  await viewer.readHead(scopeId, 'prompt', key)
  await viewer.readPrompt(scopeId, key)
  await expect(api.as('stranger').readScope(scopeId)).rejects.toMatchObject({ status: 403 })
  const page = await openAs('scope-admin', auditOf(scopeId))
  await listedWhole(page)
  await requests.settled(page)
  const truth = await api.as('root').audit(scopeId)
  const numberOf = (passes: (event: AuditEvent) => boolean) => truth.filter(passes).length
  const bar = page.getByRole('group', { name: 'In what is loaded' })
  const shows = async (count: number) => {
    expect(count).toBeGreaterThan(0)
    await expect(bar).toContainText(new RegExp(`^${count} of [\\d,]+ loaded decisions`))
  }
  const add = page.getByRole('button', { name: '+ Filter' })
  const isOf = ({ principal }: AuditEvent, id: string) => principal.id === id
  const calls = await requests.during(async () => {
    await typeFilter(page, 'Principal', 'viewer')
    await expect(add).toBeFocused()
    await expect(add).toHaveAttribute('aria-expanded', 'false')
    await shows(numberOf((event) => isOf(event, 'viewer')))
    await typeFilter(page, 'Operation', 'get_scope')
    await shows(numberOf((event) => isOf(event, 'viewer') && event.operation === 'get_scope'))
    // A second value of a field is an alternative.
    await typeFilter(page, 'Principal', 'user:stranger')
    await shows(
      numberOf(
        (event) =>
          (isOf(event, 'viewer') || isOf(event, 'stranger')) && event.operation === 'get_scope',
      ),
    )
    await page.getByRole('button', { name: 'Remove filter Operation: get_scope' }).click()
    await typeFilter(page, 'Family', 'prompt')
    await expect(rowsOf(page).filter({ hasText: 'viewer' }).first()).toBeVisible()
    await expect(rowsOf(page).filter({ hasText: 'stranger' })).toHaveCount(0)
    await requests.settled(page)
  })
  expect(calls.map(({ path }) => path)).toEqual([])
})

test('a value that is typed is compared whole, is in the address, and nothing typed harms it', async ({
  api,
  openAs,
  seedPrompt,
}) => {
  const { scopeId } = await seedPrompt()
  const page = await openAs('scope-admin', auditOf(scopeId))
  await listedWhole(page)
  const [event] = await api.as('root').audit(scopeId)
  await typeFilter(page, 'Request', event?.request_id ?? '')
  await expect(page).toHaveURL(new RegExp(`request=${event?.request_id}`))
  await expect(rowsOf(page).first()).toBeVisible()
  await page.reload()
  await listedWhole(page)
  await expect(page.getByRole('button', { name: /^Remove filter Request: / })).toBeVisible()
  await typeFilter(page, 'Reason code', '<img src=x onerror=alert(1)> & not.principal=user:ada')
  await expect(page.getByText('No decision matches', { exact: true })).toBeVisible()
  expect(new URL(page.url()).searchParams.getAll('reason')).toEqual([
    '<img src=x onerror=alert(1)> & not.principal=user:ada',
  ])
  const field = await filterField(page, 'combobox', 'Field')
  await expectSeen(page, { field, value: page.getByLabel('Value', { exact: true }) })
})

for (const [filter, named] of [
  ['hours=6', 'hours=6'],
  ['not.hours=0-24@UTC', 'not.hours=0-24@UTC'],
  ['hours=9-17@Mars/Phobos', 'hours=9-17@Mars/Phobos'],
  ['subject=ada&result=maybe', 'subject=ada”, “result=maybe'],
] as const) {
  test(`an address with ${filter} says that the list is not narrowed by it, and the list is not`, async ({
    api,
    openAs,
    seedPrompt,
  }) => {
    const { scopeId } = await seedPrompt({ grants: { viewer: ['scope.viewer'] } })
    for (let each = 0; each < 3; each++) await api.as('viewer').readScope(scopeId)
    const truth = await api.as('root').audit(scopeId)
    const count = truth.filter(({ principal }) => principal.id === 'viewer').length
    expect(count).toBeGreaterThan(0)
    const address = auditOf(scopeId, { principal: 'user:viewer' })
    const page = await openAs('scope-admin', `${address}&${filter}`)
    await listedWhole(page)
    const note = page.getByRole('status').filter({
      hasText: `The console cannot use “${named}” in this address. The list is not narrowed by it.`,
    })
    await expect(note).toBeVisible()
    const bar = page.getByRole('group', { name: 'In what is loaded' })
    await expect(bar).toContainText(new RegExp(`^${count} of [\\d,]+ loaded decisions`))
    // The only chip is that of the filter that can be read.
    const chips = page.getByRole('button', { name: /^Remove filter / })
    await expect(chips).toHaveAccessibleName(/^Remove filter Principal/)
    await expectSeen(page, { note })
    await page.goto(`${address}&hours=0-12@UTC&hours=12-24@UTC`)
    await listedWhole(page)
    await expect(bar).toContainText(new RegExp(`^${count} of [\\d,]+ loaded decisions`))
    await expect(note).toHaveCount(0)
  })
}

test.describe('in a zone that is half an hour off', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('hours of every day are typed, mean the hours of the zone, and say what they take', async ({
    api,
    openAs,
    seedPrompt,
  }) => {
    const { scopeId } = await seedPrompt({ grants: { viewer: ['scope.viewer'] } })
    await api.as('viewer').readScope(scopeId)
    const page = await openAs('scope-admin', auditOf(scopeId))
    await listedWhole(page)
    const truth = await api.as('root').audit(scopeId)
    const hourOf = ({ occurred_at: at }: AuditEvent) =>
      new Date(Date.parse(at) + 5.5 * 3_600_000).getUTCHours()
    const byViewer = truth.filter(({ principal }) => principal.id === 'viewer')
    const [visit] = byViewer
    if (!visit) throw new Error('The viewer left no event.')
    const hour = hourOf(visit)
    const bar = page.getByRole('group', { name: 'In what is loaded' })
    await typeFilter(page, 'Principal', 'viewer')
    await typeFilter(page, 'Hours', '7')
    await expect(page.getByText('Two hours from 0 to 24, like 22-6')).toBeVisible()
    const value = page.getByLabel('Value', { exact: true })
    await expect(value).toHaveAttribute('placeholder', /^22-6, in Asia\/(Kolkata|Calcutta)$/)
    await value.fill(`${hour}-${hour + 1}`)
    await page.keyboard.press('Enter')
    const within = byViewer.filter((event) => hourOf(event) === hour).length
    await expect(bar).toContainText(new RegExp(`^${within} of [\\d,]+ loaded decisions`))
    const chip = new RegExp(`Hours: ${hour}:00–${hour + 1}:00 Asia/`)
    await expect(page.getByRole('button', { name: chip })).toBeVisible()
    // The same list in a link; the other hours leave nothing of it.
    await page.reload()
    await listedWhole(page)
    await expect(bar).toContainText(new RegExp(`^${within} of [\\d,]+ loaded decisions`))
    await typeFilter(page, 'Hours', `${hour}-${hour + 1}`, 'is not')
    await expect(page.getByRole('button', { name: /Hours is not/ })).toBeVisible()
    await expect(bar).toContainText(
      new RegExp(`^${byViewer.length - within} of [\\d,]+ loaded decisions`),
    )
  })
})
