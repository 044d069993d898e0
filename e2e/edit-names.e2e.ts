import type { Route } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { openedDraft } from './drafts'
import { openReview, seedExperience } from './editing'
import { expect, test } from './fixtures'
import { expectText } from './long-texts'

/** Names that every JavaScript object answers to. No server of today takes them in every place: a newer one may. */
const NAMES = [
  'toString',
  'valueOf',
  'hasOwnProperty',
  'constructor',
  'prototype',
  '__proto__',
  'isPrototypeOf',
]
const record = `{${NAMES.map((name) => `${JSON.stringify(name)}:"says ${name}"`).join()}}`
type Json = Record<string, unknown>
const named = () => JSON.parse(record) as Json

/** Sends on what the server answers, changed. */
async function changed(route: Route, change: (body: Json) => Json) {
  const response = await route.fetch()
  if (route.request().method() !== 'GET' || response.status() !== 200) {
    return route.fulfill({ response })
  }
  const body = change((await response.json()) as Json)
  await route.fulfill({ response, body: JSON.stringify(body) })
}

test('a Prompt is edited whose examples have field names like “constructor”', async ({
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  expectRefusals(422)
  const pair = () => ({ input: named(), expected_output: { deep: [named()] } })
  const withPair = (text: unknown) => ({ ...(text as Json), demonstrations: [pair()] })
  const page = await openAs('scope-admin', paths.scope(scopeId))
  await page.route(`**/v1/**/prompts/${key}`, (route) =>
    changed(route, (body) => ({ ...body, effective: withPair(body['effective']) })),
  )
  let sent = ''
  await page.route('**/v1/**/artifacts/prompt/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    sent = route.request().postData() ?? ''
    await route.fulfill({
      status: 422,
      json: { error: { code: 'invalid_request', message: 'Kept from the server.', details: null } },
    })
  })
  await page.goto(paths.edit(scopeId, 'prompt', key))
  const input = page.getByRole('textbox', { name: 'Input' })
  await expect(input).toHaveValue(/"__proto__": "says __proto__"/)
  const instructions = page.getByRole('textbox', { name: 'Instructions', exact: true })
  await instructions.fill('Other rules.')
  await page.getByRole('tab', { name: 'JSON' }).click()
  await expectText(page.getByRole('textbox', { name: 'Content as JSON' }), /Other rules\./)
  await page.getByRole('tab', { name: 'Form' }).click()
  await expectText(instructions, 'Other rules.')
  const dialog = await openReview(page)
  await expect(dialog).toContainText('Other rules.')
  await dialog.getByRole('button', { name: 'Commit revision 7' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Kept from the server.')
  expect(sent).toContain(record)
})

test('unknown fields with names like “constructor” are shown, kept in a draft and sent back', async ({
  api,
  expectRefusals,
  openAs,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  expectRefusals(422)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  let sent = ''
  await page.route(`**/v1/**/artifacts/${family}/${artifactId}`, async (route) => {
    if (route.request().method() !== 'PUT') {
      return changed(route, (body) => ({
        ...body,
        content: Object.assign(named(), body['content']),
      }))
    }
    sent = route.request().postData() ?? ''
    await route.fulfill({
      status: 422,
      json: { error: { code: 'invalid_request', message: 'Kept from the server.', details: null } },
    })
  })
  await page.goto(paths.artifact(scopeId, family, artifactId))
  await expect(page.getByText('says __proto__')).toBeVisible()
  await expect(page.getByText('says constructor')).toBeVisible()
  await page.goto(paths.edit(scopeId, family, artifactId))
  await page.getByRole('textbox', { name: 'Lesson', exact: true }).fill('Another lesson.')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await page.reload()
  await expect(openedDraft(page)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Lesson', exact: true })).toHaveValue(
    'Another lesson.',
  )
  const dialog = await openReview(page)
  await expect(dialog).toContainText('toString')
  await dialog.getByRole('button', { name: 'Commit revision 2' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Kept from the server.')
  expect(sent).toContain(record.slice(1, -1))
})

test('an Artifact of a family called “constructor” is edited as JSON', async ({ api, openAs }) => {
  const { scopeId } = await seedExperience(api)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  for (const family of ['constructor', 'toString']) {
    await page.route(`**/v1/**/artifacts/${family}/a`, (route) =>
      route.fulfill({
        headers: { ETag: '"revision:1"' },
        json: {
          scope_id: scopeId,
          family,
          artifact_id: 'a',
          revision: 1,
          content_digest: `sha256:${'0'.repeat(64)}`,
          sources: [],
          artifacts: [],
          content: { text: `of ${family}` },
        },
      }),
    )
    await page.goto(paths.edit(scopeId, family, 'a'))
    await expectText(
      page.getByRole('textbox', { name: 'Content as JSON' }),
      new RegExp(`of ${family}`),
    )
  }
})
