import type { Page } from '@playwright/test'
import type { PromptConfiguration } from '../src/api/contract/prompts'
import { paths } from '../src/routing/paths'
import { expect, expectAccessible, test } from './fixtures'
import { instructions } from './prompt-texts'

const CANNOT = 'This server cannot honour a custom Prompt'

/** Changes what the server says of a key's status: no test can switch an operation of a running server off. */
const withStatus = (page: Page, key: string, status: string, reason: string | null) =>
  page.route(new RegExp(`/v1/.*/prompts/${key.replace('.', '\\.')}$`), async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as PromptConfiguration
    await route.fulfill({ response, json: { ...answer, status, reason } })
  })

test('a Prompt key that the server does not honour says so and is read-only', async ({
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await withStatus(page, key, 'disabled', 'operation_disabled')

  await test.step('in the Prompt screen', async () => {
    await openAs('scope-admin', paths.prompt(scopeId, key))
    await expect(
      page.getByText('Disabled — this operation is switched off on the server'),
    ).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(
      'Saved as Custom r6, but not run: this operation is switched off on the server.',
    )
    await expect(page.getByRole('heading', { name: 'Saved instructions' })).toBeVisible()
    await expect(page.getByText(/in force|effective|running/i)).toHaveCount(0)
    await expect(page.getByText('Say what the person sees when the step has worked.')).toBeVisible()
    const edit = page.getByRole('button', { name: 'Edit' })
    await expect(edit).toBeDisabled()
    await expect(edit).toHaveAccessibleDescription(CANNOT)
    // What is saved can still be taken out of force for the day that the server honours it again.
    await expect(page.getByRole('button', { name: 'Switch to Auto…' })).toBeEnabled()
    await expectAccessible(page)
  })

  await test.step('in the history, for a custom revision', async () => {
    await page.getByRole('link', { name: 'History', exact: true }).click()
    const restore = page.getByRole('button', { name: 'Restore revision 2…' })
    await expect(restore).toBeDisabled()
    await expect(restore).toHaveAccessibleDescription(CANNOT)
  })

  await test.step('in the form, whose address is open to everybody', async () => {
    await page.goto(paths.edit(scopeId, 'prompt', key))
    const field = page.getByRole('textbox', { name: 'Instructions', exact: true })
    await field.fill(instructions.shortened)
    const review = page.getByRole('button', { name: 'Review changes' })
    await expect(review).toBeDisabled()
    await expect(review).toHaveAccessibleDescription(CANNOT)
    await field.press('ControlOrMeta+Enter')
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAccessible(page)
  })
  expect(requests.of('PUT')).toEqual([])
})

test('a key that the server does not honour, with nothing saved, says nothing of what is saved', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId } = await seedPrompt()
  const key = 'handoff.generate'
  await withStatus(page, key, 'disabled', 'operation_disabled')
  await openAs('scope-admin', paths.prompt(scopeId, key))
  await expect(page.getByRole('alert')).toHaveText(
    'Nothing runs for this key: this operation is switched off on the server.',
  )
  await expect(page.getByRole('heading', { name: 'Built-in instructions' })).toBeVisible()
  await expect(page.getByText(/saved|effective/i)).toHaveCount(0)
})

test('a status that the console has no word for stands as the server wrote it', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await withStatus(page, key, 'retired', 'superseded_by_planner')
  await openAs('scope-admin', paths.prompt(scopeId, key))
  await expect(page.getByText('retired — superseded_by_planner')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('but not run: superseded_by_planner.')
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(CANNOT)
})
