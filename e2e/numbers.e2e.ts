import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { compared, reasonFor } from './dialogs'
import { contentsOf } from './contents-of'
import { openedDraft } from './drafts'
import { seedExperience } from './editing'
import { expect, test } from './fixtures'
import { expectText, textIn } from './long-texts'

// Numbers that a browser cannot hold, in a field of a newer server. No server of today takes them in every family, so
// that they are put into its answers on their way, and taken out of what leaves the browser.

const LETTERS =
  '{"big":9007199254740993,"long":123456789012345678901234567890,"whole":1.0,"huge":1e400,"minus":-0,"power":1E5,"list":[1.50,0.1]}'
const NEWER = `"newer":${LETTERS}`

/** Adds the numbers to what the server says of the Artifact; gives the bodies of the PUTs as they left the browser. */
async function withNumbers(page: Page, artifactId: string): Promise<string[]> {
  const sent: string[] = []
  const added = (text: string) => text.replace('"content":{', `"content":{${NEWER},`)
  await page.route(
    new RegExp(`/v1/.*/artifacts/experience/${artifactId}(/revisions/\\d+)?$`),
    async (route) => {
      const body = route.request().postData()
      if (body !== null) sent.push(body)
      const response = await route.fetch(
        body === null ? {} : { postData: body.replace(/"newer":\{[^}]*\},/, '') },
      )
      return route.fulfill({ response, body: added(await response.text()) })
    },
  )
  return sent
}

test('numbers in a field that nobody touched are sent back to the letter', async ({
  api,
  openAs,
  page,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const sent = await withNumbers(page, artifactId)
  await openAs('scope-admin', `${paths.artifact(scopeId, family, artifactId)}?tab=json`)
  for (const number of ['9007199254740993', '123456789012345678901234567890', '1.0', '1e400']) {
    await expect(page.getByText(number).first()).toBeVisible()
  }
  await page.goto(paths.edit(scopeId, family, artifactId))
  await page.getByRole('textbox', { name: 'Lesson', exact: true }).fill('Move first.')
  // What is kept of a draft is read again from its text.
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await page.reload()
  await expect(openedDraft(page)).toBeVisible()
  await page.getByRole('button', { name: 'Review changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review changes' })
  await expect(dialog.getByText('Move first.').first()).toBeVisible()
  await compared(dialog)
  await expect(dialog.getByText('9007199254740993')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Commit revision 2' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 2' })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain(`{"content":{${NEWER},`)
  expect(JSON.parse((sent[0] ?? '').replace(LETTERS, '0'))).toMatchObject({
    content: { ...contentsOf['experience'], newer: 0, lesson: 'Move first.' },
  })
})

test('a number that is typed as JSON is sent as it is typed, and the review shows it', async ({
  api,
  openAs,
  page,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const sent = await withNumbers(page, artifactId)
  await openAs('scope-admin', `${paths.edit(scopeId, family, artifactId)}?tab=json`)
  const editor = page.getByRole('textbox', { name: 'Content as JSON' })
  await expectText(editor, /"long": 123456789012345678901234567890\b/)
  await expectText(editor, /"whole": 1\.0\b/)
  const text = await textIn(editor)
  await editor.fill(text.replace('9007199254740993', '9007199254740995').replace('1.0', '2.0'))

  await test.step('a key that is named twice is not taken', async () => {
    const typed = await textIn(editor)
    await editor.fill(typed.replace('{', '{"newer": 1,'))
    await expect(page.getByText('“newer” comes twice in one object').first()).toBeVisible()
    await editor.fill(typed)
    await expect(page.getByText('comes twice in one object')).toHaveCount(0)
  })
  await test.step('JSON that no screen could walk through is not taken either', async () => {
    const typed = await textIn(editor)
    await editor.fill(typed.replace('{', `{"deep": ${'['.repeat(9_000)}${']'.repeat(9_000)},`))
    await expect(page.getByText('Nested more than 999 levels deep').first()).toBeVisible()
    await editor.fill(typed)
    await expect(page.getByText('levels deep')).toHaveCount(0)
  })
  await page.getByRole('button', { name: 'Review changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review changes' })
  await expect(dialog.getByText(/9007199254740993/).first()).toBeVisible()
  await expect(dialog.getByText(/9007199254740995/).first()).toBeVisible()
  await compared(dialog)
  await dialog.getByRole('button', { name: 'Commit revision 2' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 2' })).toBeVisible()
  const typed = LETTERS.replace('9007199254740993', '9007199254740995').replace('1.0', '2.0')
  expect(sent.map((body) => body.includes(`"newer":${typed}`))).toEqual([true])
})

test('a restore sends the numbers of the restored revision to the letter', async ({
  api,
  backend,
  openAs,
  page,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const ada = api.as('scope-admin')
  const { data, etag } = await ada.readHead(scopeId, family, artifactId)
  const second = { ...data.content, lesson: 'Lock the job.' }
  await ada.replace(scopeId, family, artifactId, second, etag ?? '')
  const sent = await withNumbers(page, artifactId)
  await openAs('scope-admin', paths.history(scopeId, family, artifactId))
  await page
    .getByRole('list', { name: 'Revisions' })
    .getByRole('button', { name: 'Restore revision 1…' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Restore revision 1' })
  await reasonFor(dialog, backend, 'It was right before.')
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 3' })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain(`{"content":{${NEWER},`)
  expect(JSON.parse((sent[0] ?? '').replace(LETTERS, '0'))).toMatchObject({
    content: { ...contentsOf['experience'], newer: 0 },
  })
})

test('content that names a key twice is not taken for either of the two', async ({
  api,
  openAs,
  page,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  await page.route(new RegExp(`/v1/.*/artifacts/experience/${artifactId}$`), async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"content":{', '"content":{"lesson":"another",')
    return route.fulfill({ response, body })
  })
  await openAs('scope-admin', paths.edit(scopeId, family, artifactId))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('contract_violation')
  await expect(alert).toContainText('field "lesson" should be named once')
})
