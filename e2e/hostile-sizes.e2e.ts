import { paths } from '../src/routing/paths'
import { contentsOf } from './contents-of'
import { seedExperience } from './editing'
import { expectFits } from './fits'
import { expect, test } from './fixtures'
import { custom } from './prompt-texts'

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
