import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { expect, expectAccessible, test } from './fixtures'
import { button, decide, idOf, ofReview, reportOf, rowOf, send } from './review-screen'
import { seedScope } from './seed'

test('who administers the server reviews two Scopes at once, with the rows that the server lists of them, and no further call', async ({
  api,
  openAs,
  requests,
}) => {
  const root = api.as('root')
  const one = await seedScope(api, { viewer: ['scope.viewer'], observer: ['scope.viewer'] })
  const other = await seedScope(api, { viewer: ['scope.viewer'] })
  const ids = [one.scope_id, other.scope_id]
  const listed = (await Promise.all(ids.map((id) => root.bindings(id)))).flat()
  const truth = listed.filter(
    ({ state, role, resource }) =>
      resource.type === 'scope' && state === 'active' && role === 'scope.viewer',
  )

  const page = await openAs(
    'root',
    paths.access({ resource: 'server', view: 'review', role: 'scope.viewer' }),
  )
  await expect(page.getByText(/\d+ bindings? to review/)).toBeVisible()
  await requests.settled(page)
  const calls = requests.of('POST', /bindings\/list/).length
  for (const id of ids) {
    const box = page.getByRole('combobox', { name: 'Scopes', exact: true })
    await box.fill(id)
    await page
      .getByRole('listbox')
      .getByRole('option', { name: new RegExp(id) })
      .click()
  }
  await expect(page.getByText(`${truth.length} bindings to review`)).toBeVisible()
  await expect(page.getByText('Bindings that reach in from the server are')).toBeVisible()
  await button(page, 'Start review').click()
  const rows = page
    .getByRole('table', { name: 'Bindings under review' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(truth.length)
  for (const name of ['viewer', 'observer'] as const) {
    const held = truth.filter(({ subject }) => subject.id === idOf(name))
    await expect(rowOf(page, name)).toHaveCount(held.length)
  }
  await requests.settled(page)
  expect(requests.of('POST', /bindings\/list/)).toHaveLength(calls)
  await page.reload()
  await expect(rows).toHaveCount(truth.length)
  await expect(page.getByText(/Scopes: .+ Role: scope\.viewer\./)).toBeVisible()
})

test('who administers two Scopes and no server reviews both at once: a call for each that is said first, one ended, one renewed, stopped and taken up', async ({
  api,
  expectRefusals,
  openAs,
  requests,
}) => {
  const root = api.as('root')
  const [one, other] = [await seedScope(api), await seedScope(api)]
  const here = await root.grant('viewer', 'scope.viewer', one.scope_id)
  const there = await root.grant('bot', 'scope.viewer', other.scope_id)
  root.letGo(here)
  root.letGo(there)
  const truth = (await Promise.all([one, other].map(({ scope_id: id }) => root.bindings(id))))
    .flat()
    .filter(
      ({ state, role, resource }) =>
        resource.type === 'scope' && state === 'active' && role === 'scope.viewer',
    )
  expectRefusals(409, /\/bindings\//)

  const page = await openAs('scope-admin', ofReview(one.scope_id))
  await expect(page.getByText(/\d+ bindings? to review/)).toBeVisible()
  const box = page.getByRole('combobox', { name: 'Further Scopes', exact: true })
  await box.fill(other.scope_id)
  await page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(other.scope_id) })
    .click()
  await expect(page.getByText(/1 recorded call, one for each Scope/)).toBeVisible()
  await expect(button(page, 'Start review')).toHaveAccessibleDescription(/Read the bindings/)
  await requests.settled(page)
  const calls = () => requests.of('POST', /bindings\/list/).length
  const before = calls()
  await button(page, 'Read the bindings of this Scope').click()
  await expect(page.getByText(`${truth.length} bindings to review`)).toBeVisible()
  await requests.settled(page)
  expect(calls()).toBe(before + 1)
  await expectAccessible(page)
  await button(page, 'Start review').click()
  await decide(page, 'viewer', 'End', 'The audit of the quarter is over.')
  await decide(page, 'bot', 'Renew', 'The release job still needs it.')
  await expect(page.getByText(`2 of ${truth.length} decided`)).toBeVisible()

  // By the address of one Scope alone it is found again.
  await page.goto(ofReview(other.scope_id))
  await page.getByRole('alert').getByRole('link', { name: 'Go on with it' }).click()
  await expect(page.getByText(`2 of ${truth.length} decided`)).toBeVisible()
  await page.reload()
  await expect(rowOf(page, 'bot').getByRole('textbox', { name: 'Reason' })).toHaveValue(
    'The release job still needs it.',
  )
  await button(page, 'Read the bindings of this Scope').click()
  await expect(page.getByText(/^Further Scopes: .* read with 1 recorded call\.$/)).toBeVisible()
  await send(page)
  await expect(rowOf(page, 'viewer')).toContainText('Ended on the server')
  await expect(rowOf(page, 'bot')).toContainText('Renewed on the server, in force until')

  const { says, receipt } = await reportOf(page)
  const resources = [one, other].map(({ scope_id: id }) => `scope:${id}`).sort()
  expect(receipt).toMatchObject({
    review: { resource: resources[0], resources },
    counts: { made: 2, undecided: truth.length - 2 },
  })
  expect(says).toContain(`Verified: the report of ${truth.length} bindings.`)
  const ended = (await root.bindings(one.scope_id)).find(
    ({ binding_id: id }) => id === here.binding_id,
  )
  expect(ended?.revoked_by?.id).toBe(idOf('scope-admin'))
  const renewed = (await root.bindings(other.scope_id)).filter(
    ({ state, subject }) => state === 'active' && subject.id === idOf('bot'),
  )
  expect(renewed).toMatchObject([{ reason: 'The release job still needs it.' }])
})

const reportWithGap = (page: Page) =>
  reportOf(page, (dialog) =>
    expect(dialog.getByRole('alert').filter({ hasText: 'What is missing here' })).toBeVisible(),
  )

/** A review of two Scopes by their admin, who loses the role on the second one when the test takes it. */
async function ofTwoScopes(api: Api) {
  const root = api.as('root')
  const open = await seedScope(api)
  const { scope_id: shutId, title: shut } = await seedScope(api, { 'scope-admin': [] })
  const admin = await root.grant('scope-admin', 'scope.admin', shutId)
  const here = await root.grant('viewer', 'scope.viewer', open.scope_id)
  root.letGo(here)
  const there = await root.grant('bot', 'scope.viewer', shutId)
  return { root, open, shut, shutId, admin, here, there }
}

test('of two Scopes one is refused: it is named with why and what would help, the other is reviewed, and the report says what is missing', async ({
  api,
  expectRefusals,
  openAs,
  requests,
}) => {
  const { root, open, shut, shutId, admin, here } = await ofTwoScopes(api)
  expectRefusals(403, /\/bindings\/list/)
  expectRefusals(409, /\/bindings\//)
  const resources = `${ofReview(open.scope_id)}&scope=${shutId}`
  const page = await openAs('scope-admin', resources)
  await expect(button(page, 'Read the bindings of this Scope')).toBeVisible()
  await root.revoke(admin)
  await button(page, 'Read the bindings of this Scope').click()
  const refusal = page.getByRole('alert').filter({ hasText: 'You may not list the bindings of' })
  await expect(refusal).toContainText(new RegExp(`${shut}|${shutId}`))
  await expect(refusal).toContainText('It takes scope.admin on')
  await expect(refusal).toContainText('The rest can be reviewed without it')
  await expectAccessible(page)
  await expect(page.getByText(/^Further Scopes: .*read with/)).toHaveCount(0)
  await expect(
    page.getByText(/were read, with 1 recorded call: the server refused it/),
  ).toBeVisible()
  await expect(page.getByText(/Bindings on the server reach in too, and are not/)).toBeVisible()

  await button(page, 'Start review').click()
  await expect(rowOf(page, 'viewer')).toBeVisible()
  await expect(rowOf(page, 'bot')).toHaveCount(0)
  await decide(page, 'viewer', 'End', 'The audit of the quarter is over.')
  await requests.settled(page)
  const asked = () =>
    requests
      .of('POST', /bindings\/list/)
      .filter(({ body }) => JSON.stringify(body).includes(shutId)).length
  const before = asked()
  await send(page)
  await expect(rowOf(page, 'viewer')).toContainText('Ended on the server')
  await requests.settled(page)
  // The console does not ask again for what was refused, because each refusal is a denial in the audit.
  expect(asked()).toBe(before)

  const { html, receipt } = await reportWithGap(page)
  expect(html).toContain(
    'the server did not let the reviewer list its bindings when this report was made',
  )
  expect(html).toContain('Bindings on the server reach into every Scope too.')
  expect(html).not.toContain('1970')
  expect(receipt).toMatchObject({
    not_told_whole: [{ resource: `scope:${shutId}`, why: 'refused' }],
    counts: { made: 1 },
  })
  const ended = (await root.bindings(open.scope_id)).find(
    ({ binding_id: id }) => id === here.binding_id,
  )
  expect(ended?.revoked_by?.id).toBe(idOf('scope-admin'))
})

test('a further Scope that the person does not administer is left out of what is read, with why, and one that is chosen later is read on its own press', async ({
  api,
  expectRefusals,
  openAs,
  requests,
}) => {
  const { root, open, shut, shutId, admin } = await ofTwoScopes(api)
  await root.revoke(admin)
  const [second, third] = [await seedScope(api), await seedScope(api)]
  const late = await seedScope(api, { 'scope-admin': [] })
  const lateAdmin = await root.grant('scope-admin', 'scope.admin', late.scope_id)
  expectRefusals(403, /\/bindings\/list/)
  const ofAll = [shutId, second.scope_id].map((id) => `&scope=${id}`).join('')
  const page = await openAs('scope-admin', `${ofReview(open.scope_id)}${ofAll}`)
  const further = page.getByRole('region', { name: 'Further Scopes', exact: true })
  await expect(further).toContainText(/1 recorded call, one for each Scope\./)
  await expect(further).toContainText(
    new RegExp(`Left out, because you may not list its bindings: (${shut}|${shutId})`),
  )
  const refusal = further.getByRole('alert').filter({ hasText: 'You may not list the bindings of' })
  await expect(refusal).toContainText('It takes scope.admin on')
  await expectAccessible(page)
  await requests.settled(page)
  const asked = (scopeId: string) =>
    requests
      .of('POST', /bindings\/list/)
      .filter(({ body }) => JSON.stringify(body).includes(scopeId)).length
  await button(page, 'Read the bindings of this Scope').click()
  await expect(further).toContainText(/^Further Scopes: .*, read with 1 recorded call\./)

  const choose = async (scopeId: string) => {
    await page.getByRole('combobox', { name: 'Further Scopes', exact: true }).fill(scopeId)
    await page
      .getByRole('listbox')
      .getByRole('option', { name: new RegExp(scopeId) })
      .click()
  }
  await choose(late.scope_id)
  await choose(third.scope_id)
  await expect(button(page, 'Read the bindings of 2 Scopes')).toBeVisible()
  await requests.settled(page)
  expect(asked(late.scope_id) + asked(third.scope_id)).toBe(0)
  await root.revoke(lateAdmin)
  await button(page, 'Read the bindings of 2 Scopes').click()
  await expect(further).toContainText(
    /, read with 3 recorded calls, 1 of which the server refused\./,
  )
  await expect(refusal).toHaveCount(2)
  await requests.settled(page)
  const all = [shutId, second.scope_id, late.scope_id, third.scope_id]
  expect(all.map(asked)).toEqual([0, 1, 1, 1])
})

test('a Scope is refused after its bindings were decided: nothing of it is sent, the rest is, and the report says so', async ({
  api,
  expectRefusals,
  openAs,
  requests,
}) => {
  const { root, open, shutId, admin, there } = await ofTwoScopes(api)
  expectRefusals(403, /\/bindings\/list/)
  expectRefusals(409, /\/bindings\//)
  const page = await openAs('scope-admin', `${ofReview(open.scope_id)}&scope=${shutId}`)
  await button(page, 'Read the bindings of this Scope').click()
  await expect(button(page, 'Start review')).toBeEnabled()
  await button(page, 'Start review').click()
  await decide(page, 'viewer', 'End', 'The audit of the quarter is over.')
  await decide(page, 'bot', 'End', 'The job is gone.')
  await root.revoke(admin)
  await button(page, 'Send decisions…').click()
  const dialog = page.getByRole('dialog', { name: 'Send decisions' })
  await expect(dialog).toContainText('1 binding could not be read again: nothing is sent of it.')
  // All ends are on one Scope, which is named once.
  const taken = dialog.getByRole('region', { name: /^What the ends take away on Scope / })
  await expect(taken.getByText(/^End of scope\.viewer of ((?! on ).)+$/)).toHaveCount(1)
  await expect(taken).toContainText(
    /loses.*on every Artifact there: .*Every Prompt of the Scope, among them .*skill\.generate/,
  )
  await dialog.getByRole('button', { name: 'Send 1 change' }).click()
  await expect(dialog.getByRole('alert')).toContainText(/\d of 1 made/)
  await button(dialog, 'Close').click()
  if (await page.getByText('Another change of roles met this one').first().isVisible())
    await send(page)
  await expect(rowOf(page, 'viewer')).toContainText('Ended on the server')
  const refusal = page.getByRole('alert').filter({ hasText: 'You may not list the bindings of' })
  await expect(refusal).toContainText('The rest can be reviewed without it')

  await requests.settled(page)
  const { receipt } = await reportWithGap(page)
  expect(receipt).toMatchObject({
    not_told_whole: [{ resource: `scope:${shutId}`, why: 'refused' }],
    counts: { made: 1, 'not made': 1 },
  })
  const rows = await root.bindings(shutId)
  expect(rows.find(({ binding_id: id }) => id === there.binding_id)?.state).toBe('active')
})
