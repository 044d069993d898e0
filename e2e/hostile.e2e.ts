import type { Page, Request } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { auditOf, listed, rowsOf } from './audit-screen'
import { contentsOf } from './contents-of'
import { seedExperience } from './editing'
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

/** Expects that no screen is wider than its window, wide and narrow. What is too wide is told by the way to it. */
async function expectFits(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(tooWide), `${page.url()} at ${width}`).toEqual([])
  }
}

/** Follows what makes the page wider than its window, from the body inwards: each element lies in the one before. Empty where the page fits. */
function tooWide(): string[] {
  const root = document.documentElement
  const before = root.scrollWidth
  if (before <= root.clientWidth) return []
  const widens = (element: Element) => {
    const { style } = element as HTMLElement
    style.setProperty('display', 'none', 'important')
    const isLess = root.scrollWidth < before
    style.removeProperty('display')
    return isLess
  }
  const way = [`${before} px`]
  let next: Element | undefined = document.body
  while (next) {
    way.push(`${next.tagName} ${next.getAttribute('role') ?? ''} ${next.textContent.slice(0, 40)}`)
    next = [...next.children].find(widens)
  }
  return way.slice(-8)
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

test('a text of a megabyte that a server answers stands in pieces, and all of it can be reached, found and printed', async ({
  openAs,
  page,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt({ revisions: [custom('One.')] })
  const word = `${'w'.repeat(1_000_000)} The end.`
  const lines = `${'one line\n'.repeat(100_000)}The end.`
  const main = page.getByRole('main')
  /** Characters that the longest text of the page has, and all of the page together. */
  const lengths = () =>
    main.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      let longest = 0
      while (walker.nextNode()) longest = Math.max(longest, (walker.currentNode as Text).length)
      return { longest, all: element.textContent.length }
    })
  /** Waits for a text that is cut, asks for all of it and finds its end. */
  async function reachesEnd() {
    const note = main.getByRole('alert').filter({ hasText: 'This page shows the first' })
    await expect(note).toBeVisible()
    expect((await lengths()).all).toBeLessThan(100_000)
    await page.emulateMedia({ media: 'print' })
    await expect(note).toContainText('The rest is at the address of this page.', {
      useInnerText: true,
    })
    await page.emulateMedia({ media: 'screen' })
    await expect(note).not.toContainText('The rest is at', { useInnerText: true })
    await note.getByRole('button', { name: 'Show all' }).click()
    await expect(main.getByText('The end.')).toBeAttached()
    await expect(note).toHaveCount(0)
    const { longest, all } = await lengths()
    expect(longest).toBeLessThanOrEqual(24_000)
    expect(all).toBeGreaterThan(790_000)
  }
  await test.step('what a Prompt runs', async () => {
    await page.route(/\/v1\/.*\/prompts\/[^/]*$/, async (route) => {
      const response = await route.fetch()
      const json = (await response.json()) as Record<string, unknown>
      const effective = { instructions: word, demonstrations: [] }
      return route.fulfill({ response, json: { ...json, effective } })
    })
    await openAs('scope-admin', paths.prompt(scopeId, key))
    await reachesEnd()
  })
  await test.step('the summary of a Scope', async () => {
    await page.route(new RegExp(`/v1/scopes/${scopeId}$`), async (route) => {
      const response = await route.fetch()
      const json = (await response.json()) as Record<string, unknown>
      return route.fulfill({ response, json: { ...json, summary: lines } })
    })
    await page.goto(paths.scope(scopeId))
    await reachesEnd()
  })
})

test('an answer nested thousands of levels deep is named, and one of some hundreds is shown', async ({
  api,
  openAs,
  page,
}) => {
  const { scopeId, family, artifactId } = await seedExperience(api)
  const sourceId = await api.as('scope-admin').addSource(scopeId, { text: 'Any text.' })
  let deep = ''
  await page.route(/\/v1\/.*\/(artifacts\/experience|sources\/content)\/[^/?]+$/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace('"content":{', `"content":{"newer":${deep},`)
    expect(body).not.toBe(text)
    return route.fulfill({ response, body })
  })
  await openAs('scope-admin', paths.scope(scopeId))
  const main = page.getByRole('main')
  for (const [form, open, close] of [
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ] as const)
    for (const [what, path] of [
      ['Source', paths.source(scopeId, 'content', sourceId)],
      ['Artifact', paths.artifact(scopeId, family, artifactId)],
    ] as const)
      await test.step(`${form} in the content of the ${what}`, async () => {
        deep = `${open.repeat(990)}1${close.repeat(990)}`
        await page.goto(path)
        const alert = main.getByRole('alert')
        // All of it is a text of megabytes, of which the first lines stand there.
        await expect(alert).toContainText('This page shows the first')
        if (what === 'Artifact') {
          await page.goto(`${path}?tab=json`)
          await expect(alert).toContainText('This page shows the first')
        }
        deep = `${open.repeat(10_000)}1${close.repeat(10_000)}`
        await page.goto(path)
        await expect(alert).toContainText('contract_violation')
        await expect(alert).toContainText('should be at most 1000 levels deep, not deeper')
      })
})

test('content of 20,000 items stands in parts on every screen that shows it, and an edit keeps all of it', async ({
  api,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const many = <T>(of: (at: number) => T) => Array.from({ length: 20_000 }, (_, at) => of(at))
  const keys = () => Object.fromEntries(many((at) => [`key ${at}`, at]))
  const { scopeId, family, artifactId } = await seedExperience(api)
  const admin = api.as('scope-admin')
  const sourceId = await admin.addSource(scopeId, { text: 'Any text.' })
  const skill = await admin.createArtifact(scopeId, 'skill', contentsOf['skill'] ?? {})
  const prompt = await seedPrompt({ revisions: [custom('One.'), custom('Two.')] })

  type Body = Record<string, unknown> & { content?: Record<string, unknown>; revision?: number }
  /** What takes the place of an answer's own fields. */
  let put: (body: Body) => Body = (body) => body
  await page.route(
    /\/v1\/(.*\/)?(artifacts\/[^/]+\/[^/?]+|revisions\/\d+|prompts\/[^/?]+|sources\/content\/[^/?]+|scopes\/[^/?]+)$/,
    async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      const body = (await response.json()) as Body
      return route.fulfill({ response, json: { ...body, ...put(body) } })
    },
  )
  const inContent = (of: Record<string, unknown>) => (body: Body) =>
    body.content ? { content: { ...body.content, ...of } } : {}
  await openAs('scope-admin', paths.scope(scopeId))
  const main = page.getByRole('main')
  const note = main.getByRole('note')
  const elements = () => main.evaluate((element) => element.querySelectorAll('*').length)
  /** Opens a screen, which says that the list of this name is shown in part, and draws no more than that part. */
  async function showsPart(path: string, said: string, of: typeof put, most = 4_000) {
    put = of
    await page.goto(path)
    await expect(note.filter({ hasText: said })).toBeVisible()
    await requests.settled(page)
    expect(await elements()).toBeLessThan(most)
  }
  const experience = paths.artifact(scopeId, family, artifactId)

  await test.step('lists, records, groups and fields of an Artifact', async () => {
    const list = inContent({ steps: many((at) => `Step ${at + 1}`) })
    await showsPart(experience, 'steps: 200 of 20,000 items are shown.', list)
    await page.emulateMedia({ media: 'print' })
    await expect(note).toContainText('The rest is at the address of this page.', {
      useInnerText: true,
    })
    await page.emulateMedia({ media: 'screen' })
    await note.getByRole('button', { name: 'Show 200 more: steps' }).click()
    await expect(note).toContainText('steps: 400 of 20,000 items are shown.')
    await expect(main.getByText('Step 201', { exact: true })).toBeFocused()
    await expectFits(page)
    const runs = inContent({ runs: many((at) => ({ name: `run ${at}`, seconds: at })) })
    await showsPart(experience, 'runs: 200 of 20,000 items are shown.', runs)
    const group = inContent({ counts: keys() })
    await showsPart(experience, 'counts: 200 of 20,000 items are shown.', group)
    await showsPart(experience, 'Content: 200 of 20,0', inContent(keys()))
  })
  await test.step('what an Artifact comes from and cites', async () => {
    const reference = { family: 'skill', artifact_id: skill.artifact_id, revision: 1 }
    const cites = (body: Body) =>
      body.content
        ? {
            sources: many((at) => ({ source_type: 'content', source_id: `source ${at}` })),
            artifacts: many(() => reference),
          }
        : {}
    await showsPart(experience, 'Sources: 200 of 20,000 items are shown.', cites)
  })
  await test.step('a Source, and what a Prompt runs', async () => {
    await showsPart(
      paths.source(scopeId, 'content', sourceId),
      'Content: 200 of 20,000 items are shown.',
      () => ({ content: keys() }),
    )
    const demonstrations = many((at) => ({ input: `in ${at}`, expected_output: `out ${at}` }))
    const runs = ({ effective }: Body) =>
      effective ? { effective: { ...effective, demonstrations } } : {}
    await showsPart(
      paths.prompt(prompt.scopeId, prompt.key),
      'emonstrations: 100 of 20,000 items are shown.',
      runs,
    )
  })
  await test.step('the references of a Scope', async () => {
    const links = many((at) => ({ kind: 'link', value: `https://shop.example/${at}` }))
    await showsPart(paths.scope(scopeId), '200 of 20,000 items are shown.', (body) =>
      body['external_references'] ? { external_references: links } : {},
    )
  })
  await test.step('a comparison, which tells of a change in the last item', async () => {
    put = ({ content, revision }) => {
      const demonstrations = many((at) => ({
        input: `in ${at}`,
        expected_output: at === 19_999 ? `changed in ${revision}` : `out ${at}`,
      }))
      return content ? { content: { ...content, demonstrations } } : {}
    }
    const between = { from: 1, to: 2 }
    await page.goto(paths.history(prompt.scopeId, 'prompt', prompt.key, between))
    await expect(main.getByText('Demonstrations: 19,999 unchanged')).toBeVisible()
    await expect(main.getByText('changed in 2')).toBeAttached()
    expect(await elements()).toBeLessThan(4_000)
  })
  await test.step('an edit form, which sends what it does not show', async () => {
    const validation = many((at) => `Check ${at + 1}`)
    const form = paths.edit(scopeId, 'skill', skill.artifact_id)
    const said = 'Validation: 100 of 20,000 items are shown. All of them are sent as they are.'
    await showsPart(form, said, inContent({ validation }), 8_000)
    await expect(main.getByRole('button', { name: 'Add validation' })).toBeDisabled()
    await expectFits(page)
    await main.getByRole('textbox', { name: 'Description' }).fill('When it is looked at.')
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    await expect.poll(kept).toContain('When it is looked at.')
    expect(await kept()).toContain('Check 20000')
    await note.getByRole('button', { name: 'Open the JSON tab' }).click()
    await expect(main.getByRole('textbox', { name: 'Content as JSON' })).toBeVisible()
    expect(await elements()).toBeLessThan(4_000)
  })
})
