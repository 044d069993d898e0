import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { at } from './base-path'
import { contentsOf } from './contents-of'
import { openReview, reviewAndCommit, seedArtifact, seedHandoff } from './editing'
import { expect, test } from './fixtures'
import { expectText, firstTextIn } from './long-texts'
import { contents } from './prompt-texts'

type Edit = {
  type: (page: Page) => Promise<void>
  then: (content: Record<string, unknown>) => void
  shows: string
}
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const edits: Record<string, Edit> = {
  experience: {
    type: (page) => field(page, 'Lesson').fill('Move first. Look for the cause once it is calm.'),
    then: (content) =>
      expect(content).toMatchObject({
        ...contentsOf['experience'],
        lesson: 'Move first. Look for the cause once it is calm.',
      }),
    shows: 'once it is calm',
  },
  skill: {
    type: async (page) => {
      await expectText(field(page, 'Instructions'), 'Open the payments board.\nMove the traffic.')
      await field(page, 'Instructions').fill(
        'Open the payments board.\nMove the traffic at half rate.',
      )
      await page.getByRole('button', { name: 'Add validation' }).click()
      await expect(field(page, 'Validation 2')).toBeFocused()
      await field(page, 'Validation 2').fill('No order is stuck.')
      await page.getByRole('button', { name: 'Move validation 2 up' }).click()
    },
    then: (content) =>
      expect(content['instructions']).toBe(
        'Open the payments board.\nMove the traffic at half rate.\n\n## Validation\n\n- No order is stuck.\n- The board shows fewer than five errors a minute.',
      ),
    shows: 'at half rate',
  },
  'topic-memory': {
    type: (page) => field(page, 'Summary').fill('Three providers, two of them in reserve.'),
    then: (content) =>
      expect(content).toEqual({
        ...contentsOf['topic-memory'],
        summary: 'Three providers, two of them in reserve.',
      }),
    shows: 'Three providers',
  },
  profile: {
    type: (page) => field(page, 'Content').fill('# Checkout\n\nA team of eight.'),
    then: (content) => expect(content['content']).toBe('# Checkout\n\nA team of eight.\n'),
    shows: 'A team of eight.',
  },
  'atomic-memory': {
    type: (page) => field(page, 'Text').fill('Orders below 1400 SEK pass without a review.'),
    then: (content) =>
      expect(content).toMatchObject({
        kind: 'decision',
        text: 'Orders below 1400 SEK pass without a review.',
      }),
    shows: '1400 SEK',
  },
  memory: {
    type: async (page) => {
      await expect(page.getByText('What you commit here is added to this Memory')).toBeVisible()
      await field(page, 'Text').fill('The reserve provider has no weekend desk.')
    },
    then: (content) =>
      expect((content['manifest'] as { entries: unknown[] }).entries).toHaveLength(2),
    shows: 'Entries',
  },
}

for (const family of Object.keys(edits)) {
  test(`${family}: read, edited by field, reviewed and committed`, async ({
    api,
    openAs,
    requests,
    backend,
  }) => {
    test.skip(!backend.features.writes.includes(family), 'this server has no such family')
    const edit = edits[family]
    if (!edit) throw new Error(family)
    const { scopeId, artifactId } = await seedArtifact(api, family)
    const page = await openAs('scope-admin', paths.artifact(scopeId, family, artifactId))
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible()
    await edit.type(page)
    await reviewAndCommit(page, 2)
    await expect(page).toHaveURL(at(paths.artifact(scopeId, family, artifactId)))
    await expect(page.getByText(edit.shows).first()).toBeVisible()
    const { data } = await api.as('scope-admin').readHead(scopeId, family, artifactId)
    expect(data.revision).toBe(2)
    edit.then(data.content)
    await expect
      .poll(() => requests.of('PUT').map((put) => [put.headers['if-match'], put.status]))
      .toEqual([['"revision:1"', 200]])
    expect(backend.features.families).toContain(family)
  })
}

test('handoff: statements, citations and the next action', async ({ api, openAs }) => {
  const { scopeId, artifactId, content, citations, cited } = await seedHandoff(api)
  const page = await openAs('scope-admin', paths.edit(scopeId, 'handoff', artifactId))
  await page.getByRole('button', { name: 'Add statement' }).click()
  const statement = page.getByRole('group', { name: 'Statement 2' })
  const text = statement.getByRole('textbox', { name: 'Text' })
  // The new item takes the focus with the next frame, and would take what is typed elsewhere by then.
  await expect(text).toBeFocused()
  await text.fill('Three orders are still open.')
  await expect(page.getByRole('button', { name: 'Review changes' })).toHaveAccessibleDescription(
    'Fix 2 problems to continue',
  )
  await statement.getByRole('textbox', { name: 'Family' }).fill('experience')
  await statement.getByRole('textbox', { name: 'Artifact id' }).fill(cited.artifactId)
  await page.getByRole('combobox', { name: 'Disposition' }).selectOption('complete')
  await page.getByRole('checkbox', { name: 'Name the next action' }).uncheck()
  await reviewAndCommit(page, 2)
  const head = await api.as('scope-admin').readHead(scopeId, 'handoff', artifactId)
  expect(head.data.content).toMatchObject({
    ...content,
    state: [content.state[0], { text: 'Three orders are still open.', citations }],
    disposition: 'complete',
    next_action: null,
  })
})

test('a Prompt: instructions and demonstrations, which move with the keyboard', async ({
  api,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ revisions: [contents.extended] })
  const page = await openAs('scope-admin', paths.prompt(scopeId, key))
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const instructions = field(page, 'Instructions')
  await instructions.fill(`${await firstTextIn(instructions)}\n4. Whom to tell.`)
  await page.getByRole('button', { name: 'Add demonstration' }).click()
  const second = page.getByRole('group', { name: 'Demonstration 2' })
  const [demonstration] = contents.extended.demonstrations as {
    input: object
    expected_output: object
  }[]
  if (!demonstration) throw new Error('the seed has a demonstration')
  await expect(second.getByRole('combobox', { name: 'Format of Input' })).toBeFocused()
  for (const [side, value] of [
    ['Input', demonstration.input],
    ['Expected output', { proposal: null }],
  ] as const) {
    await second.getByRole('combobox', { name: `Format of ${side}` }).selectOption('json')
    await second.getByRole('textbox', { name: side, exact: true }).fill(JSON.stringify(value))
  }
  const up = page.getByRole('button', { name: 'Move demonstration 2 up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move demonstration 1 up' })).toBeFocused()
  await reviewAndCommit(page, 2)
  const { data } = await api.as('scope-admin').readHead(scopeId, 'prompt', key)
  expect(data.content).toEqual({
    ...contents.extended,
    instructions: `${contents.extended.instructions}\n4. Whom to tell.`,
    demonstrations: [
      { input: demonstration.input, expected_output: { proposal: null } },
      demonstration,
    ],
  })
  await expect(page.getByText('Whom to tell.')).toBeVisible()
})

test('a demonstration that its operation does not take is refused, with what that means, and stays', async ({
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ revisions: [contents.extended] })
  expectRefusals(422)
  const page = await openAs('scope-admin', paths.edit(scopeId, 'prompt', key))
  const first = page.getByRole('group', { name: 'Demonstration 1' })
  await first
    .getByRole('textbox', { name: 'Expected output', exact: true })
    .fill('{"proposal":{"name":"No steps"}}')
  const dialog = await openReview(page)
  await dialog.getByRole('button', { name: 'Commit revision 2' }).click()
  const refusal = dialog.getByRole('alert')
  await expect(refusal).toContainText('The server refused the commit')
  await expect(refusal).toContainText('does not say which one')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(first.getByRole('textbox', { name: 'Expected output', exact: true })).toHaveValue(
    /No steps/,
  )
})

test('a Prompt key with nothing saved starts from the built-in text', async ({
  api,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId } = await seedPrompt()
  const key = 'handoff.generate'
  const page = await openAs('scope-admin', paths.prompt(scopeId, key))
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const instructions = field(page, 'Instructions')
  const builtin = await firstTextIn(instructions)
  await instructions.fill(`${builtin}\n\nName the shift.`)
  const dialog = await openReview(page)
  await dialog.getByRole('button', { name: 'Commit revision 1' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 1' })).toBeVisible()
  await expect(page.getByText('Name the shift.')).toBeVisible()
  expect(requests.of('POST', /\/artifacts$/)).toHaveLength(1)
  const { data } = await api.as('scope-admin').readHead(scopeId, 'prompt', key)
  expect(data.content).toMatchObject({
    mode: 'custom',
    instructions: `${builtin}\n\nName the shift.`,
  })
})
