import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { auditOf, listed, rowsOf } from './audit-screen'
import { expect, test } from './fixtures'
import { identities } from './identities'

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
