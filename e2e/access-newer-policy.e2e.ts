import type { Page } from '@playwright/test'
import { endpoints } from '../src/api/endpoints'
import { paths } from '../src/routing/paths'
import { at } from './base-path'
import { expect, test } from './fixtures'
import { seedScope } from './seed'

const rail = (page: Page) => page.getByRole('navigation', { name: 'This scope' })
const rowOf = (page: Page, table: string, text: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text })

/** Where a person may meet a change of roles that somebody else has made, and how that screen is read again. */
const SCREENS = [
  {
    link: 'Access',
    table: 'Bindings',
    refresh: (page: Page) => page.getByRole('button', { name: 'Refresh' }).click(),
    told: (page: Page) => expect(rowOf(page, 'Bindings', 'scope.contributor')).toHaveCount(0),
    recorded: 'list_access_bindings',
  },
  {
    link: 'Audit',
    table: 'Audit requests',
    refresh: (page: Page) => page.getByRole('button', { name: 'Follow' }).click(),
    told: (page: Page) =>
      expect(rowOf(page, 'Audit requests', 'revoked scope.contributor')).toBeVisible(),
    recorded: 'list_access_audit',
  },
]

for (const { link, table, refresh, told, recorded } of SCREENS) {
  test(`a role whose end ${link} shows opens no button any more, before anything is refused`, async ({
    api,
    auditedDuring,
    openAs,
    requests,
  }) => {
    const { scope_id: scopeId } = await seedScope(api, {
      'scope-admin': ['scope.admin', 'scope.viewer'],
      'second-admin': ['scope.admin'],
    })
    const second = api.as('second-admin')
    const binding = await second.grant('scope-admin', 'scope.contributor', scopeId)
    const page = await openAs('scope-admin', paths.scope(scopeId))
    const make = page.getByRole('button', { name: 'New Artifact…' })
    await expect(make).not.toHaveAttribute('aria-disabled', 'true')
    await rail(page).getByRole('link', { name: link }).click()
    await expect(rowOf(page, table, 'scope.contributor')).toBeVisible()
    await requests.settled(page)
    const readings = () => requests.of('POST', new RegExp(`${endpoints.resources}$`)).length

    const revoked = await second.revoke(binding)
    expect(Number(revoked.policy_revision)).toBeGreaterThan(Number(binding.policy_revision))
    const before = readings()
    const events = await auditedDuring(scopeId, async () => {
      await refresh(page)
      await told(page)
      await expect.poll(readings, 'the own authority is read again').toBeGreaterThan(before)
      await requests.settled(page)
    })
    expect([...new Set(events.map(({ operation }) => operation))]).toEqual([recorded])

    await page.goBack()
    await expect(page).toHaveURL(at(paths.scope(scopeId)))
    await expect(make).toHaveAttribute('aria-disabled', 'true')
    await expect(make).toHaveAccessibleDescription('You need scope.contribute on this scope')
    expect(requests.all.filter(({ status }) => (status ?? 0) >= 400)).toEqual([])
  })
}
