import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { auditOf, listed, rowsOf } from './audit-screen'
import { seedExperience } from './editing'
import { expect, test } from './fixtures'
import { changes } from './history-screen'
import { identities } from './identities'
import { seedScope } from './seed'

type Item = Record<string, unknown>

/** Has the first answer of a list begin with what a newer server would say, made of the first item that is there. */
async function withNewer(page: Page, list: RegExp, newer: (first: Item) => readonly Item[]) {
  await page.route(list, async (route) => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const json = (await response.json()) as { items: Item[] }
    const [first] = json.items
    const isFirstPage = !(route.request().postDataJSON() as { cursor?: unknown }).cursor
    const items = first && isFirstPage ? [...newer(first), ...json.items] : json.items
    return route.fulfill({ response, json: { ...json, items } })
  })
}

test('words of a newer server stand as they are, hide no row and break no filter', async ({
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const { scopeId } = await seedPrompt({ grants: { viewer: ['scope.viewer'] } })
  const resource = `scope:${scopeId}`

  await test.step('bindings', async () => {
    const is = { subject: { type: 'agent', id: 'deploy-agent' }, expires_at: null }
    await withNewer(page, /\/access\/bindings\/list$/, (first) => [
      { ...first, ...is, binding_id: 'n1', role: 'scope.auditor' },
      { ...first, ...is, binding_id: 'n2', state: 'suspended' },
      { ...first, ...is, binding_id: 'n3', resource: { type: 'collection', scope_id: scopeId } },
    ])
    await openAs('scope-admin', paths.access({ resource }))
    const rows = page.getByRole('table', { name: 'Bindings' }).getByRole('row')
    const newer = rows.filter({ hasText: 'deploy-agent' })
    await expect(newer).toHaveCount(3)
    await expect(newer.filter({ hasText: 'scope.auditor' })).toContainText(
      'The server does not describe this role',
    )
    await expect(newer.filter({ hasText: 'suspended' })).toContainText(
      'A state that this console does not know',
    )
    await expect(newer.filter({ hasText: 'a collection' })).toBeVisible()
    await expect(rows.filter({ hasText: 'On something else' })).toBeVisible()
    await expect(rows.getByRole('rowheader', { name: /^viewer/ })).toBeVisible()
    await page.goto(paths.person(is.subject, { resource }))
    await expect(page.getByRole('region', { name: 'What cannot be known here' })).toContainText(
      'suspended',
    )
    await page.goto(paths.access({ resource, role: 'scope.auditor' }))
    await expect(newer).toHaveCount(1)
    for (const view of ['people', 'who'] as const) {
      await page.goto(paths.access({ resource, view }))
      await expect(page.getByRole('table')).toContainText(identities['scope-admin'].principal.id)
    }
  })

  await test.step('audit', async () => {
    await withNewer(page, /\/access\/audit\/list$/, (first) => {
      const cursor = Number(first.cursor)
      return [
        {
          ...first,
          cursor: cursor + 1,
          event_id: 'newer-1',
          request_id: 'newer-request',
          transport: 'queue',
          operation: 'weigh_collection',
          action: 'collection.weigh',
          reason_code: 'quota-left',
          principal: { type: 'agent', id: 'deploy-agent' },
          resource: { type: 'collection', scope_id: scopeId },
        },
      ]
    })
    await page.goto(auditOf(scopeId, { rows: 'decisions' }))
    await listed(page)
    const row = rowsOf(page).filter({ hasText: 'deploy-agent' })
    await expect(row).toContainText('weigh_collection')
    await row.getByText('collection.weigh').click({ button: 'right' })
    const menu = page.getByRole('menu')
    await expect(
      menu.getByRole('menuitem', { name: 'Only this, asked of the server' }),
    ).toHaveCount(0)
    await menu.getByRole('menuitem', { name: 'Only this', exact: true }).click()
    await expect(rowsOf(page)).toHaveCount(1)
    await expect(row).toBeVisible()
    await row.click()
    const drawer = page.getByRole('dialog', { name: 'Event' })
    for (const word of ['weigh_collection', 'collection.weigh', 'quota-left', 'queue', 'agent'])
      await expect(drawer.getByText(word).first()).toBeVisible()
  })
  await requests.settled(page)
})

test('a family and a type of Source that are unknown here are listed, read, compared and offered for editing as JSON', async ({
  api,
  openAs,
  page,
  requests,
}) => {
  const { scopeId, artifactId } = await seedExperience(api)
  const ada = api.as('scope-admin')
  const { data, etag } = await ada.readHead(scopeId, 'experience', artifactId)
  await ada.replace(
    scopeId,
    'experience',
    artifactId,
    { ...data.content, lesson: 'L2.' },
    etag ?? '',
  )
  const sourceId = await ada.addSource(scopeId, 'Noted at night.')
  // What a newer server would call them, on the way to the browser; the server is asked for what it has.
  const renamed = (part: RegExp, from: string, to: string) =>
    page.route(part, async (route) => {
      const url = route.request().url().replace(`/${to}`, `/${from}`)
      const response = await route.fetch({ url })
      const text = (await response.text()).replaceAll(
        new RegExp(`("(?:family|source_type)": ?)"${from}"`, 'g'),
        `$1"${to}"`,
      )
      await route.fulfill({ response, body: text })
    })
  await renamed(/\/v1\/.*\/artifacts\/novelty\b/, 'experience', 'novelty')
  await renamed(/\/v1\/.*\/sources\/recording\b/, 'content', 'recording')

  await openAs('scope-admin', paths.artifacts(scopeId, 'novelty'))
  await expect(page.getByRole('link', { name: artifactId })).toBeVisible()
  await page.goto(paths.artifact(scopeId, 'novelty', artifactId))
  await expect(page.getByText('novelty').first()).toBeVisible()
  await expect(page.getByText('L2.')).toBeVisible()
  await page.goto(paths.history(scopeId, 'novelty', artifactId, { from: 1, to: 2 }))
  await expect(changes(page, 1, 2)).toContainText('L2.')
  await page.goto(paths.edit(scopeId, 'novelty', artifactId))
  await expect(page.getByRole('textbox').first()).toContainText('"lesson": "L2."')
  await page.goto(paths.source(scopeId, 'recording', sourceId))
  await expect(page.getByRole('region', { name: 'Content' })).toContainText('Noted at night.')
  await expect(page.getByText('recording').first()).toBeVisible()
  await requests.settled(page)
})

test('of what a newer server says of bindings, what is not known is counted apart, and only what is safe is offered', async ({
  api,
  openAs,
  page,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const held = await api.as('root').grant('bot', 'scope.viewer', scopeId)
  api.as('root').letGo(held)
  await page.route(/\/access\/bindings\/list$/, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { items: Item[] }
    const items = json.items.flatMap((item) =>
      item.binding_id === held.binding_id && item.state === 'active'
        ? [
            { ...item, resource: { type: 'collection', scope_id: scopeId } },
            { ...item, binding_id: 'n4', state: 'suspended' },
          ]
        : item,
    )
    return route.fulfill({ response, json: { ...json, items } })
  })
  await openAs(
    'scope-admin',
    paths.access({
      resource: `scope:${scopeId}`,
      subject: `${held.subject.type}:${held.subject.id}`,
    }),
  )
  const rows = page.getByRole('table', { name: 'Bindings' }).getByRole('row')
  await expect(page.getByRole('combobox', { name: 'Standing' })).toContainText(
    /In force \(\d+\), unknown \(1\)/,
  )
  const doing = (row: Locator, name: string) => row.getByRole('button', { name, exact: true })
  const suspended = rows.filter({ hasText: 'suspended' })
  for (const name of ['Revoke…', 'Renew…', 'Replace…'])
    await expect(doing(suspended, name)).toHaveAccessibleDescription(/does not know the state/)
  const collection = rows.filter({ hasText: 'a collection' })
  for (const name of ['Renew…', 'Replace…'])
    await expect(doing(collection, name)).toHaveAccessibleDescription(/this kind of resource/)
  // What was read can be ended by its id: it is, on the server.
  await doing(collection, 'Revoke…').click()
  const dialog = page.getByRole('dialog', { name: 'Revoke a role' })
  await expect(dialog).toContainText('What this binding allows is not known here')
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText(/scope\.viewer of .* is revoked\./)).toBeVisible()
  const now = (await api.as('root').bindings(scopeId)).find(
    ({ binding_id: id }) => id === held.binding_id,
  )
  expect(now?.state).toBe('revoked')
})
