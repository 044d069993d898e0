import type { Page } from '@playwright/test'
import type { ListResourcesRequest } from '../src/api/contract/access'
import { paths } from '../src/routing/paths'
import { contentsOf } from './contents-of'
import {
  openReview,
  reviewAndCommit,
  seedArtifact,
  seedExperience,
  takenForOwners,
} from './editing'
import { expect, expectAccessible, test } from './fixtures'
import { expectText, firstTextIn } from './long-texts'
import { contents } from './prompt-texts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const review = (page: Page) => page.getByRole('button', { name: 'Review changes' })

test('what the service would refuse is named at its field, and nothing is sent', async ({
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ revisions: [contents.opening] })
  const page = await openAs('scope-admin', paths.edit(scopeId, 'prompt', key))
  await expect(review(page)).toHaveAccessibleDescription('Same content as the head')
  const instructions = field(page, 'Instructions')

  await instructions.fill('')
  await expect(review(page)).toHaveAccessibleDescription('Fix 1 problem to continue')
  await expect(instructions, 'still being filled in').not.toHaveAccessibleDescription(/Error/)
  await page.getByRole('button', { name: 'Add demonstration' }).focus()
  await expect(instructions).toHaveAccessibleDescription(/Error: Is required/)
  await instructions.press('Control+Enter')
  await expect(instructions).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await instructions.fill('i'.repeat(32_769))
  await expect(instructions).toHaveAccessibleDescription(/Holds 32,769 characters; at most 32,768/)
  const summary = page.getByRole('group', { name: /Fix 1 problem to continue/ })
  await page.getByRole('button', { name: 'Add demonstration' }).focus()
  await summary.getByRole('button', { name: 'Instructions' }).click()
  await expect(instructions).toBeFocused()

  await test.step('blanks, pieces of characters and unseen ones are mended one by one', async () => {
    await instructions.fill(' Cafe\u0301 \u0007')
    await expect(instructions).toHaveAccessibleDescription(/composed \(NFC\)/)
    const fix = page.getByRole('button', { name: 'Fix Instructions' })
    await fix.first().click()
    await expect(instructions).not.toHaveAccessibleDescription(/composed \(NFC\)/)
    await expect(instructions).toHaveAccessibleDescription(/blanks at its ends/)
    await fix.first().click()
    await expect(instructions).not.toHaveAccessibleDescription(/blanks at its ends/)
    await expect(instructions).toHaveAccessibleDescription(/1 hidden character \(U\+0007\)/)
    await fix.click()
    await expect(instructions).not.toHaveAccessibleDescription(/hidden character/)
    await fix.click()
    await expectText(instructions, 'Café')
    await expect(review(page)).toHaveAccessibleDescription(/reviews the changes/)
  })

  await test.step('a side of a demonstration that is not JSON is told by line and column', async () => {
    await page.getByRole('button', { name: 'Add demonstration' }).click()
    const demonstration = page.getByRole('group', { name: 'Demonstration 1' })
    const format = demonstration.getByRole('combobox', { name: 'Format of Input' })
    // The new item takes the focus with the next frame, and would take what is typed elsewhere by then.
    await expect(format).toBeFocused()
    await format.selectOption('json')
    const input = demonstration.getByRole('textbox', { name: 'Input' })
    await input.fill('{\n  "a": 1,\n}')
    await expect(input).toHaveAccessibleDescription(/Not JSON at line 3, column 1/)
    await expect(review(page)).toHaveAccessibleDescription('Fix 1 problem to continue')
    await page.getByRole('button', { name: 'Remove demonstration 1' }).click()
    await expect(page.getByRole('button', { name: 'Add demonstration' })).toBeFocused()
  })
  expect(requests.of('PUT')).toEqual([])
})

test('form and JSON are one draft, and a field that the form does not know survives', async ({
  api,
  expectDeadConnections,
  openAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const page = await openAs('scope-admin', paths.edit(scopeId, family, artifactId))
  // As a newer server would send it.
  await page.route(`**/artifacts/experience/${artifactId}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    const body = (await answer.json()) as { content: object }
    await route.fulfill({
      response: answer,
      json: { ...body, content: { ...body.content, tags: ['a'] } },
    })
  })
  await page.reload()
  await expect(page.getByText('kept as they are: tags')).toBeVisible()
  await field(page, 'Lesson').fill('From the form.')
  await page.getByRole('tab', { name: 'JSON' }).click()
  const json = field(page, 'Content as JSON')
  await expectText(json, /"lesson": "From the form\."/)
  await expectText(json, /"tags": \[/)

  await test.step('text that is not JSON is kept, told, and keeps the form away', async () => {
    const text = await firstTextIn(json)
    await json.fill(text.replace('"outcome":', '"outcome"'))
    await expect(json).toHaveAccessibleDescription(/Not JSON at line \d, column \d+/)
    await expect(review(page)).toHaveAccessibleDescription('Fix 1 problem to continue')
    await page.getByRole('tab', { name: 'Form' }).click()
    const back = page.getByRole('button', { name: 'Open the JSON tab' })
    await expect(back).toBeVisible()
    await expect(field(page, 'Lesson')).toHaveCount(0)
    await back.click()
    await page.getByRole('button', { name: 'The whole content' }).click()
    await expect(json).toBeFocused()
    await json.fill(text.replace('From the form.', 'From the JSON.').replace('"a"', '"a", "b"'))
  })
  await page.getByRole('tab', { name: 'Form' }).click()
  await expect(field(page, 'Lesson')).toHaveValue('From the JSON.')

  await test.step('it is sent with everything in it', async () => {
    expectDeadConnections()
    await page.route(`**/artifacts/experience/${artifactId}`, (route) => route.abort())
    const dialog = await openReview(page)
    await dialog.getByRole('button', { name: 'Commit revision 2' }).click()
    await expect.poll(() => requests.of('PUT').length).toBe(1)
    expect(requests.of('PUT')[0]?.body).toMatchObject({
      content: { ...contentsOf['experience'], lesson: 'From the JSON.', tags: ['a', 'b'] },
    })
  })
})

test('hostile input: too much of it, half a character, a field nobody knows', async ({
  api,
  openAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const page = await openAs('scope-admin', paths.edit(scopeId, family, artifactId))
  const lesson = field(page, 'Lesson')
  await lesson.focus()
  await lesson.evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/plain', 'x'.repeat(10_000_000))
    const paste = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    })
    element.dispatchEvent(paste)
  })
  await expect(
    page.getByText(/Not taken over: it would hold 10,000,0\d\d characters/),
  ).toBeVisible()
  await expect(lesson).toHaveValue(String(contentsOf['experience']?.['lesson']))

  await page.getByRole('tab', { name: 'JSON' }).click()
  const json = field(page, 'Content as JSON')
  const text = await firstTextIn(json)
  await json.fill(text.replace('Move first', 'Move \\ud83d first').replace('{', '{ "note": 1,'))
  const summary = page.getByRole('group', { name: /Fix 2 problems to continue/ })
  await expect(summary).toContainText('note: The service does not know this field')
  await expect(summary).toContainText('Lesson: Holds half of a character')
  await json.fill(text.replace('Move first', 'Move \\ud83d first'))
  await page.getByRole('tab', { name: 'Form' }).click()
  await page.getByRole('button', { name: 'Fix Lesson' }).click()
  await expect(lesson).toHaveValue(/Move \ufffd first/)
  await reviewAndCommit(page, 2)
  expect(requests.of('PUT')).toHaveLength(1)
})

test('a missing role is told before typing where it is known, and by the server otherwise', async ({
  api,
  context,
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ grants: { viewer: ['scope.viewer'] } })
  expectRefusals(403)
  const page = await openAs('viewer', paths.prompt(scopeId, key))
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await expect(edit).toBeDisabled()
  await expect(edit).toHaveAccessibleDescription('You need scope.admin on this scope')
  await page.goto(paths.edit(scopeId, 'prompt', key))
  await field(page, 'Instructions').fill('Not mine to change.')
  await expect(review(page)).toHaveAccessibleDescription('You need scope.admin on this scope')

  const experience = await api
    .as('scope-admin')
    .createArtifact(scopeId, 'experience', contentsOf['experience'] ?? {})
  const { artifact_id: artifactId } = experience
  await takenForOwners(context, { scopeId, family: 'experience', artifactId })
  await page.goto(paths.edit(scopeId, 'experience', artifactId))
  await field(page, 'Lesson').fill('Not mine to change.')
  const dialog = await openReview(page)
  await dialog.getByRole('button', { name: 'Commit revision 2' }).click()
  await expect(dialog.getByRole('alert')).toContainText('forbidden')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(field(page, 'Lesson')).toHaveValue('Not mine to change.')
})

test('Ctrl+Enter that is pressed before the role is known opens the review as soon as it is', async ({
  context,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ revisions: [contents.opening] })
  let tellRole = () => {}
  const roleTold = new Promise<void>((resolve) => {
    tellRole = resolve
  })
  await context.route('**/v1/access/resources/list', async (route) => {
    const { action } = route.request().postDataJSON() as ListResourcesRequest
    if (action === 'scope.admin') await roleTold
    await route.continue()
  })
  const page = await openAs('scope-admin', paths.edit(scopeId, 'prompt', key))
  await field(page, 'Instructions').fill('Typed before the role was known.')
  await expect(review(page)).toHaveAccessibleDescription('Checking what you may do')
  await field(page, 'Instructions').press('Control+Enter')
  tellRole()
  await expect(page.getByRole('dialog', { name: 'Review changes' })).toBeVisible()
})

test('editing costs at most one read and one write', async ({
  api,
  auditedDuring,
  openAs,
  requests,
}) => {
  // Three times it waits until the page asks for nothing more.
  test.slow()
  const { scopeId, family, artifactId } = await seedExperience(api)
  const page = await openAs('scope-admin', '/nowhere')
  await page.clock.install()
  const operationsOf = async (piece: () => Promise<unknown>) => {
    const events = await auditedDuring(scopeId, async () => {
      await piece()
      await requests.atRest(page)
    })
    return [...new Map(events.map((event) => [event.request_id, event.operation])).values()].sort()
  }
  const opened = () => expect(field(page, 'Lesson')).toBeVisible()
  expect(
    await operationsOf(async () => {
      await page.goto(paths.edit(scopeId, family, artifactId))
      await opened()
    }),
    // The name of a Scope that this person has never opened is read once.
  ).toEqual(['get_artifact', 'get_scope'])
  expect(
    await operationsOf(async () => {
      await page.goto(paths.artifact(scopeId, family, artifactId))
      // Leaving the page before the Artifact has come cancels its read, and the form would read it again.
      await requests.settled(page)
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await opened()
      await field(page, 'Lesson').fill('Typed at no cost.')
    }),
  ).toEqual(['get_artifact'])
  expect(await operationsOf(() => reviewAndCommit(page, 2))).toEqual(['replace_artifact'])
})

test('the form, its problems and the JSON are accessible at 320 px', async ({ api, openAs }) => {
  // Two views checked for accessibility in both themes.
  test.slow()
  const seeded = await seedArtifact(api, 'skill')
  const page = await openAs(
    'scope-admin',
    paths.edit(seeded.scopeId, seeded.family, seeded.artifactId),
  )
  await page.setViewportSize({ width: 320, height: 700 })
  await field(page, 'Name').fill('Not A Name')
  await page.getByRole('button', { name: 'Add validation' }).click()
  await expect(page.getByRole('group', { name: /Fix 1 problem to continue/ })).toBeVisible()
  await review(page).press('Enter')
  await expect(page.getByRole('group', { name: /Fix 2 problems to continue/ })).toBeVisible()
  await expectAccessible(page)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
    .toBe(true)
  await page.getByRole('tab', { name: 'JSON' }).click()
  await field(page, 'Content as JSON').fill('{ "name": }')
  await expect(page.getByText(/Not JSON at line 1, column 11/).first()).toBeVisible()
  // Where the page happens to be scrolled to, the bar may cover half a breadcrumb.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
})

test('a Skill whose instructions begin with blanks is edited as the server keeps it', async ({
  api,
  openAs,
}) => {
  const instructions = '    kubectl get pods\n\nLook at the ages.'
  const content = { ...contentsOf['skill'], instructions }
  const seeded = await seedArtifact(api, 'skill', { content })
  const { scopeId, family, artifactId } = seeded
  const page = await openAs('scope-admin', paths.edit(scopeId, family, artifactId))
  const field = page.getByRole('textbox', { name: 'Instructions', exact: true })
  await expectText(field, instructions)
  await field.fill(`${instructions}\nThen restart the oldest.`)
  await reviewAndCommit(page, 2)
  const { data } = await api.as('scope-admin').readHead(scopeId, family, artifactId)
  expect(data.content['instructions']).toContain('    kubectl get pods\n')
  expect(data.content['instructions']).toContain('Then restart the oldest.')
})

test('a text far longer than its field takes is edited in the editor, which lays out what is in sight', async ({
  api,
  openAs,
  page,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  // No server of ours takes such a lesson; another one may have kept it.
  const lesson = `${'a line\n'.repeat(100_000)}the last line`
  await page.route(new RegExp(`/artifacts/${family}/${artifactId}$`), async (route) => {
    const response = await route.fetch()
    const head = (await response.json()) as { content: Record<string, unknown> }
    await route.fulfill({
      response,
      json: { ...head, content: { ...head.content, lesson } },
    })
  })
  await openAs('scope-admin', paths.edit(scopeId, family, artifactId))
  const text = field(page, 'Lesson')
  await expect(text).toHaveAttribute('contenteditable', 'true')
  await text.press('Control+Home')
  // It may become shorter, and no longer.
  await text.press('Delete')
  await text.press('Delete')
  const shown = text.locator('> *')
  await expect(shown.first()).toHaveText('line')
  expect(await shown.count()).toBeLessThan(500)
  await text.press('Control+End')
  await expect(text).toContainText('the last line')
})
