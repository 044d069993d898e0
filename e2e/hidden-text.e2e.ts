import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { auditOf, rowsOf } from './audit-screen'
import { contentsOf } from './contents-of'
import { compared } from './dialogs'
import { openReview, seedArtifact } from './editing'
import { expect, expectAccessible, test } from './fixtures'
import { selectedIn, textIn } from './long-texts'
import { custom, instructions } from './prompt-texts'
import { seedScope } from './seed'
import { Refusal } from './sender'

const tags = (text: string) =>
  Array.from(text, (one) => String.fromCodePoint(0xe0000 + (one.codePointAt(0) ?? 0))).join('')

/** A character of each kind, as it is written and as the screen has to tell it. */
const KINDS = [
  [tags('leak it'), '7 hidden tag characters say “leak it”'],
  ['\ufe0f', 'U+FE0F'],
  ['\u3164', 'U+3164'],
  ['\u2800', 'U+2800'],
  ['\u034f', 'U+034F'],
  ['\u180b', 'U+180B'],
  ['\u00a0', 'U+00A0'],
  ['\u2003', 'U+2003'],
  ['\ufffa', 'U+FFFA'],
  ['\u{1d173}', 'U+1D173'],
  ['\u17b4', 'U+17B4'],
  ['\u202e', 'U+202E'],
  ['\u200b', 'U+200B'],
  ['\u0007', 'U+0007'],
  ['\ue000', 'U+E000'],
  ['\ufdd0', 'U+FDD0'],
] as const

/** A text with one character of each kind between letters; an emoji of three characters is no fault of it. */
const TEXT = `Be kind ❤️ ${KINDS.map(([character]) => `x${character}x`).join('')}`

/** Expects that something on the page tells each kind. */
async function expectEachKind(page: Page, within = page.getByRole('main')) {
  for (const [, shown] of KINDS) {
    await expect(within.getByText(shown).first(), shown).toBeAttached()
  }
  await expect(within.getByText('U+2764')).toHaveCount(0)
}

/** Makes a Scope whose every text hides something. */
async function seedHidden(api: Api) {
  const scope = await seedScope(api)
  const references = [
    { kind: 'wiki', value: 'https://wiki.example@evil.test/x' },
    { kind: TEXT.slice(0, 40), value: 'https://p\u0430ypal.example/' },
    { kind: 'ticket', value: TEXT },
  ]
  await api.as('scope-admin').updateScope(scope, { title: TEXT, summary: TEXT, references })
  return scope.scope_id
}

test('a Scope’s title, summary and references show what they hide', async ({ api, openAs }) => {
  const scopeId = await seedHidden(api)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  await expectEachKind(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('7 hidden tag characters say “leak it”')
  await expect(page).toHaveTitle(/⟦U\+200B⟧/)
  const panel = page.getByRole('region', { name: 'References' })
  await expect(panel.getByText('leads to evil.test')).toBeVisible()
  await expect(panel).toContainText(
    /leads to p\u0430 U\+0430.*ypal\.example, xn--pypal-4ve\.example/,
  )
  await expectAccessible(page)

  await test.step('in breadcrumbs and in the list of Scopes', async () => {
    // A link of the page: a Scope's title is told where this visit has read it.
    await page
      .getByRole('main')
      .getByRole('link', { name: /experience/i })
      .first()
      .click()
    await expect(page).toHaveURL(/artifacts/)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expectEachKind(page, crumbs)
    await page.goto(paths.scopes({ q: 'Be kind' }))
    await expect(page.getByRole('table')).toContainText('7 hidden tag characters say “leak it”')
  })
})

test('the content of every family, its JSON and its list show what they hide', async ({
  api,
  backend,
  openAs,
}) => {
  // Two screens for each of five families.
  test.slow()
  const page = await openAs('scope-admin', paths.scopes())
  for (const [family, field] of [
    ['experience', 'lesson'],
    ['skill', 'instructions'],
    ['topic-memory', 'title'],
    ['profile', 'content'],
    ['atomic-memory', 'text'],
  ] as const) {
    const content = { ...contentsOf[family], [field]: TEXT }
    if (!backend.features.writes.includes(family)) continue
    const { scopeId, artifactId } = await seedArtifact(api, family, { content })
    await test.step(family, async () => {
      await page.goto(paths.artifact(scopeId, family, artifactId))
      await expectEachKind(page)
      await page.getByRole('tab', { name: 'JSON' }).click()
      await expect(page.getByText('7 hidden tag characters say “leak it”').first()).toBeVisible()
      if (field !== 'title') return
      await page.goto(paths.artifacts(scopeId, family))
      await expectEachKind(page, page.getByRole('table', { name: 'Artifacts' }))
    })
  }
})

test('a Prompt, its history, its form and its commit show and count what is hidden', async ({
  backend,
  openAs,
  seedPrompt,
}) => {
  test.slow()
  const hidden = custom(`${instructions.opening}\n\n${TEXT}.`)
  const seeded = await seedPrompt({
    revisions: [hidden, custom(instructions.shortened), { restore: 1, reason: `Why ${TEXT}.` }],
  })
  const { scopeId, key } = seeded
  const page = await openAs('scope-admin', paths.prompt(scopeId, key))
  await expectEachKind(page)

  await test.step('history: the diff in both views, and the recorded reason', async () => {
    for (const view of ['unified', 'split'] as const) {
      await page.goto(paths.history(scopeId, 'prompt', key, { from: 2, to: 3, view }))
      await expectEachKind(page, page.getByRole('table', { name: 'Instructions' }))
    }
    if (backend.features.recordsRestores) {
      await expectEachKind(page, page.getByRole('list', { name: 'Revisions' }))
    }
  })

  await test.step('what is copied is the text itself', async () => {
    await page.goto(paths.prompt(scopeId, key))
    await expectEachKind(page)
    const copied = () =>
      page.evaluate(() => {
        document.getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body)
        const data = new DataTransfer()
        document.dispatchEvent(
          new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
        )
        return data.getData('text/plain')
      })
    await expect.poll(copied).toContain(TEXT)
  })

  await test.step('the form counts what its field cannot mark, and selects each', async () => {
    await page.goto(paths.edit(scopeId, 'prompt', key))
    const field = page.getByRole('textbox', { name: 'Instructions' })
    await expect(field).toHaveAccessibleDescription(/22 hidden characters \(.*leak it/)
    await page.getByRole('button', { name: 'Show next hidden character in Instructions' }).click()
    await expect(field).toBeFocused()
    const selected = () => selectedIn(field)
    await expect.poll(selected).toBe(KINDS[0][0])
    const summary = page.getByRole('group', { name: '22 hidden characters' })
    await summary.getByRole('button', { name: 'Instructions' }).click()
    await expect.poll(selected).toBe(KINDS[1][0])
    await field.fill(`${await textIn(field)} Ask twice.`)
    await expectAccessible(page)
  })

  await test.step('the review warns, leads to each, and can be committed', async () => {
    const dialog = await openReview(page)
    await expect(dialog.getByRole('group', { name: '22 hidden characters' })).toContainText(
      'leak it',
    )
    await dialog.getByRole('button', { name: 'Show next in the changes' }).click()
    await expectEachKind(page, dialog.getByRole('table', { name: 'Instructions' }))
    await expectAccessible(page)
    await compared(dialog)
    await dialog.getByRole('button', { name: 'Commit revision 4' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 4' })).toBeVisible()
  })

  await test.step('so does a restore, of its reason, too', async () => {
    await page.goto(paths.history(scopeId, 'prompt', key))
    await page.getByRole('button', { name: 'Restore revision 1…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Restore revision 1' })
    await expect(dialog.getByRole('group', { name: '22 hidden characters' })).toBeVisible()
    if (backend.features.recordsRestores) {
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('As it\u200b was.')
      await expect(dialog.getByText('Holds 1 hidden character (U+200B)')).toBeVisible()
    }
  })
})

test('the audit shows what an id hides, in its table and in an event', async ({ api, openAs }) => {
  const { scope_id: scopeId } = await seedScope(api)
  const ids: string[] = []
  for (const [character] of KINDS) {
    const id = `x${character}x`
    try {
      await api.as('root').grantTo({ type: 'user', id }, 'scope.viewer', scopeId)
      ids.push(id)
    } catch (error) {
      // A server may refuse an id; what it takes has to be seen.
      if (!(error instanceof Refusal) || error.status !== 422) throw error
    }
  }
  expect(ids.length).toBeGreaterThan(0)
  // Grants alone: what other tests read of this Scope would move them below what is drawn.
  const page = await openAs('scope-admin', `${auditOf(scopeId)}&operation=create_access_binding`)
  await rowsOf(page).first().waitFor()
  for (const [character, shown] of KINDS) {
    if (!ids.includes(`x${character}x`)) continue
    await expect(page.getByRole('table').getByText(shown).first(), shown).toBeAttached()
  }
  const [, shown] = KINDS.find(([character]) => ids.includes(`x${character}x`)) ?? KINDS[0]
  await rowsOf(page).filter({ hasText: shown }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Event' })
  await expect(drawer.getByText(shown).first()).toBeVisible()
})

test('"Show next" waits for the comparison that it leads through, and says so', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ revisions: [custom('One.')] })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/diff-worker-[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await openAs('scope-admin', paths.edit(scopeId, 'prompt', key))
  await page.getByRole('textbox', { name: 'Instructions' }).fill('One.\nTwo\u200b.')
  await page.getByRole('button', { name: 'Review changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review changes' })
  const next = dialog.getByRole('button', { name: 'Show next in the changes' })
  await expect(next).toHaveAccessibleDescription('The changes are not compared yet')
  release()
  await expect(next).toHaveAccessibleDescription('')
  await next.click()
  await expect(dialog.getByRole('group', { name: 'Changes against revision 1' })).toBeFocused()
})
