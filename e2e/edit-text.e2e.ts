import { paths } from '../src/routing/paths'
import { reviewAndCommit } from './editing'
import { expect, expectAccessible, test } from './fixtures'
import { editorThere, expectText, selectedIn } from './long-texts'
import { custom } from './prompt-texts'

const lines = Array.from({ length: 60 }, (_, at) => `Rule ${at + 1}: keep what is there.`)

test('what is typed while the editor comes is kept, and nothing moves when it is there', async ({
  api,
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ revisions: [custom(lines.join('\n'))] })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/editor-[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await openAs('scope-admin', paths.edit(scopeId, 'prompt', key))
  const field = page.getByRole('textbox', { name: 'Instructions', exact: true })
  const below = page.getByRole('heading', { name: 'Demonstrations' })
  const place = async () => (await below.boundingBox())?.y
  await field.press('ControlOrMeta+Home')
  await page.keyboard.type('Typed early, ')
  const before = await place()
  const typing = page.keyboard.type('while it came, ', { delay: 10 })
  release()
  await typing
  await editorThere(field)
  await expect(field).toBeFocused()
  await expect.poll(place).toBe(before)
  await page.keyboard.type('and then. ')
  // It takes no part in the layout of the page how long the text is: the editor scrolls.
  await expect.poll(place).toBe(before)

  await expect(field).toContainText('Typed early, while it came, and then. Rule 1:')

  await test.step('it is searched, and Escape leads back to the text', async () => {
    await page.keyboard.press('ControlOrMeta+f')
    const find = page.getByRole('textbox', { name: 'Find', exact: true })
    await expect(find).toBeFocused()
    await page.keyboard.type('rule 58')
    await page.keyboard.press('Enter')
    await expect(field.getByText('Rule 58')).toBeInViewport()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(find).toHaveCount(0)
    await expect(field).toBeFocused()
    await expect.poll(() => selectedIn(field)).toBe('Rule 58')
  })

  await test.step('Tab leaves it, and it is committed as it was typed', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Add demonstration' })).toBeFocused()
    await reviewAndCommit(page, 2)
    const { data } = await api.as('scope-admin').readHead(scopeId, 'prompt', key)
    expect(data.content['instructions']).toBe(
      `Typed early, while it came, and then. ${lines.join('\n')}`,
    )
  })
})

test('a fault of the JSON is marked at its line, told by it, and led to', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ revisions: [custom('One.')] })
  await openAs('scope-admin', `${paths.edit(scopeId, 'prompt', key)}?tab=json`)
  const json = page.getByRole('textbox', { name: 'Content as JSON' })
  await json.fill('{\n  "mode": "custom",\n  "instructions": "One.",\n  "note": 1\n}')
  const summary = page.getByRole('group', { name: /Fix .* problems to continue/ })
  await expect(summary).toContainText('Line 4 · note: The service does not know this field')
  await expect(json).toHaveAccessibleDescription(/Line 4 · note/)
  await summary.getByRole('button', { name: 'note' }).click()
  await expect(json).toBeFocused()
  await expect.poll(() => selectedIn(json)).toBe('"note": 1')
  await json.fill('{\n  "mode": "custom"\n  "instructions": "One."\n}')
  await expect(summary).toHaveCount(0)
  await page.getByRole('button', { name: 'The whole content' }).click()
  await expect.poll(() => selectedIn(json)).toBe('"')
  await expectText(json, /"mode": "custom"\n {2}"instructions"/)
})
