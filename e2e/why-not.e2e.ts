import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { at } from './base-path'
import { contentsOf } from './contents-of'
import { expect, expectAccessible, test } from './fixtures'
import { identities } from './identities'
import { onArtifact } from './roles'
import { seedScope } from './seed'

const why = (within: Page | Locator) => within.getByRole('button', { name: 'Why can’t I…?' })
const answer = (page: Page) => page.getByRole('dialog', { name: 'Why can’t I…?' })
const part = (within: Locator, doing: string | RegExp) =>
  within.getByRole('region', { name: doing })

test('a viewer learns what a Prompt needs, which roles give it and whom to ask, without an audited call', async ({
  openAs,
  page,
  seedPrompt,
  auditedDuring,
  requests,
}) => {
  await page.clock.install()
  const { scopeId, key } = await seedPrompt({ grants: { viewer: ['scope.viewer'] } })
  await openAs('viewer', paths.prompt(scopeId, key))
  await expect(why(page)).toBeVisible()
  await requests.atRest(page)
  const events = await auditedDuring(scopeId, async () => {
    await why(page).click()
    const prompts = part(answer(page), 'Edit, Switch to Auto…')
    await expect(prompts).toContainText('scope.admin')
    await expect(prompts).toContainText('server.admin on the server')
    const granters = part(answer(page), /^Who can grant a role on/)
    await expect(granters).toContainText('Anyone with scope.admin on it, or server.admin.')
    await expect(answer(page)).toContainText('You may not read role bindings here')
    await requests.atRest(page)
  })
  expect(events).toEqual([])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(why(page)).toBeFocused()
})

test('an admin without a reading role learns for one recorded call until when they held one, and who else can grant it', async ({
  api,
  openAs,
  page,
  auditedDuring,
  requests,
}) => {
  await page.clock.install()
  const root = api.as('root')
  const scope = await seedScope(api, {
    'admin-only': ['scope.admin'],
    'second-admin': ['scope.admin'],
  })
  await root.revoke(await root.grant('admin-only', 'scope.viewer', scope.scope_id))
  await openAs('admin-only', paths.scope(scope.scope_id))
  await expect(why(page)).toBeVisible()
  await requests.atRest(page)
  const read = part(answer(page), 'Read this Scope')
  const events = await auditedDuring(scope.scope_id, async () => {
    await why(page).click()
    await expect(read).toContainText('You held scope.viewer until')
    await requests.atRest(page)
  })
  // The list of bindings, once for all that is missing.
  const calls = new Map(events.map((event) => [event.request_id, event.operation]))
  expect([...calls.values()]).toEqual(['list_access_bindings'])
  await expect(read).toContainText('when Root revoked it')
  const scopeGranters = part(answer(page), /^Who can grant a role on (?!the server)/)
  await expect(scopeGranters).toContainText('You. Grant a role on Access')
  await expect(scopeGranters).toContainText(identities['second-admin'].principal.id)
  await expect(answer(page)).toContainText('read with 1 recorded call')
  // Making a Scope is the server's: its bindings are not this reader's to see.
  await expect(part(answer(page), 'Who can grant a role on the server')).toContainText(
    'Anyone with server.admin.',
  )
  // Three actions are missing, and one of them is the server's: who can grant one is said once for each of the two.
  await expect(part(answer(page), /^Who can grant a role on/)).toHaveCount(2)
  await part(answer(page), 'New Artifact…')
    .getByRole('link', { name: /^Who can contribute on/ })
    .click()
  const resource = `scope:${scope.scope_id}`
  await expect(page).toHaveURL(at(paths.access({ resource, view: 'who', can: 'contribute' })))
  await expect(page.getByLabel('Action')).toHaveValue('contribute')
})

test('in a dialog the answer opens below the button that asks, by keyboard', async ({
  api,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ grants: { 'former-owner': ['scope.viewer'] } })
  const root = api.as('root')
  const admin = await root.grant('former-owner', 'scope.admin', scopeId)
  const page = await openAs('former-owner', paths.prompt(scopeId, key))
  const auto = page.getByRole('button', { name: 'Switch to Auto…' })
  await expect(auto).not.toHaveAttribute('aria-disabled', 'true')
  // The dialog asks again, because the page's answer may be old.
  await root.revoke(admin)
  await auto.click()
  const dialog = page.getByRole('dialog', { name: 'Switch to Auto' })
  await why(dialog).focus()
  await page.keyboard.press('Enter')
  await expect(why(dialog)).toHaveAttribute('aria-expanded', 'true')
  await expect(part(dialog, 'Switch to Auto')).toContainText('Roles that help')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(part(dialog, 'Switch to Auto')).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

test('who may not read one Artifact learns which roles help on its Scope and on it alone', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api, { 'admin-only': ['scope.admin'] })
  const { artifact_id: artifactId } = await api
    .as('scope-admin')
    .createArtifact(scopeId, 'skill', { ...contentsOf['skill'] })
  const root = api.as('root')
  const on = onArtifact(scopeId, 'skill', artifactId)
  await root.revoke(await root.grant('admin-only', 'artifact.viewer', on))
  expectRefusals(403)
  const page = await openAs('admin-only', paths.artifact(scopeId, 'skill', artifactId))
  await why(page).click()
  const read = part(answer(page), 'Read this Scope')
  await expect(read).toContainText(
    `Roles that helpartifact.viewer on skill ${artifactId}, or scope.viewer`,
  )
  await expect(read).not.toContainText('artifact.owner')
  await expect(read).not.toContainText('handoff.viewer')
  await expect(read).toContainText('You held artifact.viewer until')
})

test('the page of a Prompt that one may not read offers no way to it, and says why', async ({
  expectRefusals,
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ grants: { 'admin-only': ['scope.admin'] } })
  expectRefusals(403)
  await openAs('admin-only', paths.artifact(scopeId, 'prompt', key))
  const open = page.getByRole('button', { name: 'Open Prompt' })
  await expect(open).toHaveAttribute('aria-disabled', 'true')
  await expect(open).toHaveAccessibleDescription(/may not read/i)
  await expect(page.getByRole('link', { name: 'Open Prompt' })).toHaveCount(0)
})

test('who lacks nothing is asked nothing and sees no such button', async ({
  openAs,
  page,
  seedPrompt,
  requests,
}) => {
  await page.clock.install()
  const { scopeId, key } = await seedPrompt()
  await openAs('scope-admin', paths.prompt(scopeId, key))
  await expect(page.getByRole('button', { name: 'Switch to Auto…' })).toBeVisible()
  await requests.atRest(page)
  await expect(why(page)).toHaveCount(0)
})
