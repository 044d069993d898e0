import type { Page, Request } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { auditOf, listed, rowsOf } from './audit-screen'
import { contentsOf } from './contents-of'
import { expectFits } from './fits'
import { expect, test } from './fixtures'
import { CORPUS, payloadsOf } from './hostile/corpus'
import { custom } from './prompt-texts'
import { seedScope } from './seed'

/** The payloads that would run, load or cover something, and those that turn or hide letters; no half characters, which no service takes. */
const DANGEROUS = [
  ...payloadsOf(
    'markup',
    'script addresses',
    'event handlers',
    'markdown',
    'directions',
    'look-alikes',
  ),
  ...payloadsOf(
    'templates',
    'formulas',
    'terminal',
    'names',
    'hidden characters',
    'combining marks',
  ),
].filter(({ text }) => !/\0|\p{Surrogate}/u.test(text))

/** One text of all of them, as long as a field takes. */
const allIn = (max: number) => {
  let text = ''
  for (const payload of DANGEROUS) {
    const next = `${text}${payload.text}\n\n`
    if ([...next].length > max) break
    text = next
  }
  return `Hostile: ${text}End.`
}

/** The title of the Scope: Hebrew letters, markup that would run a script, a turning and a hidden character, and one long word. */
const TITLE = `שלום <img src=x onerror=window.__hostile=1> \u202e\u200b{{7*7}} ${'w'.repeat(150)}`
const NAMES = [
  TITLE,
  `"><script>window.__hostile=1</script>`,
  `__proto__`,
  `javascript:window.__hostile=1//${'\u0301'.repeat(60)}`,
]

/** Watches for what a payload would do if it ran; violations of the policy fail every test by themselves. */
async function watched(page: Page, origin: string) {
  const done: string[] = []
  page.on('dialog', (dialog) => {
    done.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => done.push(`window: ${popup.url()}`))
  page.on('request', (request: Request) => {
    const url = new URL(request.url())
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin)
      done.push(request.url())
  })
  await page.exposeFunction('hostileRan', (what: string) => done.push(what))
  await page.addInitScript(() => {
    Object.defineProperty(window, '__hostile', {
      set: () =>
        void (window as unknown as { hostileRan: (what: string) => void }).hostileRan('ran'),
    })
  })
  return done
}

test('hostile names and texts run nothing, load nothing and widen no screen', async ({
  api,
  baseURL,
  openAs,
  requests,
}) => {
  test.slow()
  expect(DANGEROUS.length).toBeGreaterThan(150)
  const scope = await seedScope(api)
  const admin = api.as('scope-admin')
  await admin.updateScope(scope, {
    title: TITLE,
    summary: allIn(2_000),
    references: NAMES.map((value) => ({ kind: 'link', value })),
  })
  const scopeId = scope.scope_id
  const text = allIn(30_000)
  const prompt = await admin.savePrompt(scopeId, 'skill.generate', custom(text))
  await admin.replace(
    scopeId,
    'prompt',
    'skill.generate',
    custom(`${'w'.repeat(15_000)}\n${'\n'.repeat(8_000)}${text.slice(-8_000)}`),
    prompt.etag ?? '',
  )
  const topic = await admin.createArtifact(scopeId, 'topic-memory', {
    ...contentsOf['topic-memory'],
    title: TITLE.slice(0, 120),
    detail: allIn(20_000),
  })
  await admin.createArtifact(scopeId, 'profile', { content: allIn(20_000) })
  await admin.createArtifact(scopeId, 'skill', {
    ...contentsOf['skill'],
    description: NAMES[1],
    instructions: allIn(60_000),
  })

  const page = await openAs('scope-admin', paths.scopes())
  const done = await watched(page, new URL(baseURL).origin)
  await page.reload()
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('Scopes', async () => {
    await page.goto(paths.scopes({ q: '{{7*7}}' }))
    await expect(page.getByRole('table')).toContainText('onerror=window.__hostile=1')
    await expectFits(page)
  })
  await test.step('the Scope', async () => {
    await page.goto(paths.scope(scopeId))
    await expect(heading).toContainText('<img src=x onerror=window.__hostile=1>')
    await expect(page).toHaveTitle(/<img src=x onerror=window\.__hostile=1> ⟦U\+202E⟧⟦U\+200B⟧/)
    await expect(page.getByText('Hostile: ').first()).toBeVisible()
    await expectFits(page)
  })
  await test.step('the list of a family, and breadcrumbs', async () => {
    await page.goto(paths.artifacts(scopeId, 'topic-memory'))
    await expect(page.getByRole('table', { name: 'Artifacts' })).toContainText('<img src=x')
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('<img src=x')
    await expectFits(page)
  })
  for (const [family, id] of [
    ['topic-memory', topic.artifact_id],
    ['prompt', 'skill.generate'],
  ] as const) {
    await test.step(`${family}: reading, history, form`, async () => {
      await page.goto(
        family === 'prompt' ? paths.prompt(scopeId, id) : paths.artifact(scopeId, family, id),
      )
      await expect(heading).toBeVisible()
      await expect(page.getByText(/Hostile: |w{100}/).first()).toBeVisible()
      await expectFits(page)
      await page.goto(paths.history(scopeId, family, id))
      await expect(page.getByRole('list', { name: 'Revisions' })).toBeVisible()
      await requests.settled(page)
      await expectFits(page)
      await page.goto(paths.edit(scopeId, family, id))
      await expect(page.getByRole('textbox').first()).toBeVisible()
      await expectFits(page)
    })
  }
  await test.step('the comparison, in both views', async () => {
    for (const view of ['split', 'unified'] as const) {
      await page.goto(paths.history(scopeId, 'prompt', 'skill.generate', { from: 1, to: 2, view }))
      await expect(page.getByRole('table', { name: 'Instructions' })).toContainText('<script>')
      await expectFits(page)
    }
  })
  await test.step('the audit and one event', async () => {
    await page.goto(auditOf(scopeId))
    await listed(page)
    await expectFits(page)
    await rowsOf(page).first().click()
    await expect(page.getByRole('dialog', { name: 'Event' })).toBeVisible()
    await expectFits(page)
  })
  expect(done).toEqual([])
  // The watch itself works: this is what a payload would do.
  await page.evaluate('window.__hostile = 1')
  await expect.poll(() => done).toEqual(['ran'])
  expect(CORPUS.length).toBeGreaterThan(DANGEROUS.length)
})
