import type { Page } from '@playwright/test'
import { paths, type Side } from '../src/routing/paths'
import { pasted } from './clipboard'
import { expectFillsPhone } from './dialogs'
import { expect, expectAccessible, test } from './fixtures'
import { keepsName } from './keeps-name'
import { contents } from './prompt-texts'
import { audited } from './requests'
import { seedScope, type SeededPrompt } from './seed'
import { expectSeen } from './seen'

const sideOf = ({ scopeId, key }: SeededPrompt, revision: number | null = null): Side => ({
  scopeId,
  family: 'prompt',
  artifactId: key,
  revision,
})
const changes = (page: Page, from: string, to: string) =>
  page.getByRole('region', { name: `Changes from ${from} to ${to}` })

test('a Prompt is compared with the same one of another Scope, which is found by its name', async ({
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const here = await seedPrompt()
  const there = await seedPrompt({ revisions: [contents.shortened] })
  await page.clock.install()
  // Whoever has seen a Scope knows its title.
  await openAs('scope-admin', paths.scope(there.scopeId))
  await keepsName(page, there.scopeTitle)
  await page.goto(paths.prompt(here.scopeId, here.key))
  await page.getByRole('button', { name: 'Compare with…' }).click()
  const dialog = page.getByRole('dialog', { name: `Compare ${here.key} with…` })
  const compare = dialog.getByRole('button', { name: 'Compare', exact: true })
  await expect(compare).toHaveAccessibleDescription('Choose a Scope first')
  await expect(dialog).toContainText('The comparison reads both: 2 audit events.')
  await expectFillsPhone(page, dialog)
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: 'Scope' }).fill(there.scopeTitle.slice(3))
  await page.getByRole('option', { name: there.scopeTitle }).click()
  await expectSeen(page, { compare, scope: dialog.getByRole('combobox', { name: 'Scope' }) })
  await requests.atRest(page)
  const asked = await requests.during(async () => {
    await compare.click()
    await expect(
      changes(page, `r6 · ${here.scopeTitle}`, `r1 · ${there.scopeTitle}`).getByRole('row').first(),
    ).toBeVisible()
    await requests.atRest(page)
  })
  // A busy machine may take longer to get here than the other Scope's name stays fresh: it is read anew then.
  expect(audited(asked).filter((call) => call.includes('/artifacts/'))).toHaveLength(2)
  await expectAccessible(page)

  const steps = () => page.evaluate(() => history.length)
  const before = await steps()
  await page.getByRole('button', { name: 'Swap' }).click()
  const swapped = changes(page, `r1 · ${there.scopeTitle}`, `r6 · ${here.scopeTitle}`)
  await expect(swapped).toBeVisible()
  // "Swap" shows the same comparison from its other side: "Back" leaves it at once, and the button keeps the focus.
  await expect(page.getByRole('button', { name: 'Swap' })).toBeFocused()
  expect(await steps()).toBe(before)
  await page.getByRole('switch', { name: 'Side by side' }).click()
  await expect(page.getByRole('switch', { name: 'Side by side' })).toBeChecked()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = paths.compare(sideOf(there, 1), sideOf(here, 6), { view: 'split' })
  await expect
    .poll(() => pasted(page), 'the link names both revisions')
    .toMatch(new RegExp(`${escaped(link)}$`))
  await page.goto(link)
  await expect(swapped.getByRole('row').first()).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Side by side' })).toBeChecked()
})

test('a refused side is told of by its own Scope, and its id does not widen a phone', async ({
  api,
  expectRefusals,
  openAs,
  page,
  seedPrompt,
}) => {
  expectRefusals(403)
  const here = await seedPrompt()
  const shut = await seedScope(api, { 'scope-admin': [] })
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs(
    'scope-admin',
    paths.compare(sideOf(here), { ...sideOf(here, 1), scopeId: shut.scope_id }),
  )
  const alert = page.getByRole('alert').filter({ hasText: `The side in ${shut.scope_id}` })
  await expect(alert).toContainText('Someone with scope.admin')
  // They administer the Scope of the address, not this one.
  await expect(alert).not.toContainText('You administer this Scope')
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBe(320)
})

test('an address of two sides that cannot be compared says why', async ({
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  const here = await seedPrompt({ grants: { viewer: ['scope.viewer'] } })
  const there = await seedPrompt({ revisions: [contents.opening] })
  const page = await openAs('viewer', paths.scope(here.scopeId))
  await requests.atRest(page)
  const says = async (address: string, text: string) => {
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText(text)
  }
  const asked = await requests.during(async () => {
    await says(`${paths.artifact(here.scopeId, 'prompt', here.key)}/compare`, 'Nothing is chosen')
    await says(
      paths.compare(sideOf(here), { ...sideOf(there), family: 'skill' }),
      'One side is of the family prompt, the other one of skill.',
    )
    await requests.atRest(page)
  })
  expect(audited(asked).filter((call) => call.includes('/artifacts/'))).toEqual([])
  await page.goto(
    `${paths.artifact(here.scopeId, 'prompt', here.key)}/compare?scope=${here.scopeId}&from=2&to=5`,
  )
  await page.getByRole('link', { name: 'Compare its revisions' }).click()
  await expect(
    page.getByRole('region', { name: 'Changes from revision 2 to revision 5' }),
  ).toBeVisible()

  // A server may say of what a person cannot read that it is not there.
  expectRefusals(403)
  expectRefusals(404)
  await says(
    paths.compare(sideOf(here), sideOf(there)),
    `The side in ${there.scopeId} could not be read`,
  )
  await says(
    paths.compare(sideOf(here, 99), sideOf(there)),
    `The side in ${here.scopeTitle} could not be read`,
  )
  await says(
    `${paths.artifact(here.scopeId, 'prompt', here.key)}/compare?scope=%20`,
    'The side in   could not be read',
  )
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
