import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parseExactJson } from '../src/lib/json/parse-exact-json'
import { paths } from '../src/routing/paths'
import { contentsOf } from './contents-of'
import { seedArtifact } from './editing'
import { expect, expectAccessible, test } from './fixtures'

const instructions = `# Move the traffic

Read [the plan](https://wiki.example.test/plan), not [this](javascript:alert(1)).

### When

| Queue | Limit |
|---|--:|
| mail | 20 |

![The board](https://img.example.test/board.png)

<img src="https://img.example.test/spy.png" onerror="alert(1)">
<script>alert(1)</script>

A line that was
wrapped by hand.`

const skill = { content: { ...contentsOf['skill'], instructions } }

const content = (page: Page) => page.getByRole('tabpanel', { name: 'Content' })
const choice = (page: Page, name: 'Source' | 'Rendered') =>
  page.getByRole('group', { name: 'Show text as' }).getByRole('button', { name })

test('Markdown is read as it was sent or rendered, and a link shows the same', async ({
  api,
  backend,
  context,
  openAs,
  requests,
}) => {
  const { scopeId, family, artifactId } = await seedArtifact(api, 'skill', skill)
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  const page = await openAs('scope-admin', paths.artifact(scopeId, family, artifactId))
  const read = content(page)
  await expect(choice(page, 'Source')).toHaveAttribute('aria-pressed', 'true')
  await expect(read.getByText('# Move the traffic')).toContainText(instructions)
  await requests.atRest(page)
  expect(
    asked.filter((url) => /\/Rendered-/.test(url)),
    'the parser is not loaded yet',
  ).toEqual([])

  const calls = await requests.during(async () => {
    await choice(page, 'Rendered').click()
    await expect(read.getByRole('heading', { name: 'Move the traffic', level: 2 })).toBeVisible()
  })
  expect(calls).toEqual([])
  await expect(page).toHaveURL(/\?text=rendered$/)
  await expect(read.getByRole('heading', { name: 'When', level: 3 })).toBeVisible()
  await expect(read.getByRole('cell', { name: '20' })).toBeVisible()
  await expect(read.getByText('<script>alert(1)</script>')).toBeVisible()
  await expect(read.getByText('https://img.example.test/board.png')).toBeVisible()
  await expect(read.locator('img, script, iframe')).toHaveCount(0)
  await expect(read.getByRole('link')).toHaveText([/^the plan ↗/])
  await expect(read.getByRole('link')).toHaveAttribute('href', 'https://wiki.example.test/plan')
  await expectAccessible(page)

  // Other views of the same Artifact keep the choice.
  await page.getByRole('tab', { name: 'JSON' }).click()
  await page.getByRole('tab', { name: 'Content' }).click()
  await expect(choice(page, 'Rendered')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(read.getByRole('heading', { name: 'When' })).toBeVisible()
  await choice(page, 'Source').click()
  await expect(page).not.toHaveURL(/text=/)
  await expect(read.getByText('# Move the traffic')).toContainText(instructions)
  const { origin } = new URL(backend.baseURL)
  expect(
    asked.filter((url) => !/^(data|blob):/.test(url) && new URL(url).origin !== origin),
  ).toEqual([])
})

test('an unknown way to show a text is dropped, and texts of other kinds have no choice', async ({
  api,
  openAs,
}) => {
  const { scopeId, family, artifactId } = await seedArtifact(api, 'skill', skill)
  const page = await openAs(
    'scope-admin',
    `${paths.artifact(scopeId, family, artifactId)}?text=bold`,
  )
  await expect(choice(page, 'Source')).toHaveAttribute('aria-pressed', 'true')
  const experience = await seedArtifact(api, 'experience')
  await page.goto(
    `${paths.artifact(experience.scopeId, 'experience', experience.artifactId)}?text=rendered`,
  )
  await expect(content(page).getByText(String(contentsOf['experience']?.lesson))).toBeVisible()
  await expect(page.getByRole('group', { name: 'Show text as' })).toHaveCount(0)
})

test('a text that nests too deeply is shown as source, and the page says so', async ({
  api,
  openAs,
}) => {
  const deep = `${'>'.repeat(10_000)} deep`
  const { scopeId, family, artifactId } = await seedArtifact(api, 'skill', {
    content: { ...skill.content, instructions: deep },
  })
  const page = await openAs(
    'scope-admin',
    `${paths.artifact(scopeId, family, artifactId)}?text=rendered`,
  )
  await expect(content(page).getByText('nest too deeply')).toBeVisible()
  await expect(content(page).getByText(deep)).toBeVisible()
})

test('where the parser cannot be loaded a text is shown as source, and the page says so', async ({
  announce,
  api,
  openAs,
  page,
}) => {
  const { scopeId, family, artifactId } = await seedArtifact(api, 'skill', skill)
  await openAs('scope-admin', paths.artifact(scopeId, family, artifactId))
  announce(/Failed to load resource|Failed to fetch dynamically imported module/)
  await page.route(/\/Rendered-[^/]*\.js$/, (route) => route.abort())
  await choice(page, 'Rendered').click()
  await expect(page.getByRole('alert')).toContainText('could not be rendered')
  await expect(content(page).getByText('# Move the traffic')).toContainText(instructions)
})

test('long texts have the whole width below their labels, short values stand beside them', async ({
  api,
  openAs,
}) => {
  const { scopeId, family, artifactId } = await seedArtifact(api, 'skill', skill)
  const page = await openAs('scope-admin', paths.artifact(scopeId, family, artifactId))
  /** How far the value begins from its label. */
  const apart = async (label: string, by: 'x' | 'y') => {
    const term = content(page).getByRole('term').filter({ hasText: label })
    const value = term.locator('xpath=following-sibling::dd')
    return ((await value.boundingBox())?.[by] ?? NaN) - ((await term.boundingBox())?.[by] ?? NaN)
  }
  for (const label of ['Description', 'Instructions']) {
    await expect.poll(() => apart(label, 'x'), label).toBe(0)
    await expect.poll(() => apart(label, 'y'), label).toBeGreaterThan(0)
  }
  await expect.poll(() => apart('Validation', 'y')).toBe(0)
  await expect.poll(() => apart('Validation', 'x')).toBeGreaterThan(0)
})

test('the JSON of a revision is saved as it is shown, with a name that says what it is', async ({
  api,
  openAs,
}) => {
  const { scopeId, family, artifactId } = await seedArtifact(api, 'skill', skill)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  const path = paths.artifact(scopeId, family, artifactId)
  const answered = page.waitForResponse((response) => response.url().endsWith(`/v1${path}`))
  await page.goto(`${path}?tab=json`)
  const sent = parseExactJson(await (await answered).text())
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download JSON' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(`${scopeId}-skill-${artifactId}-r1.json`)
  const file = await readFile(await download.path(), 'utf8')
  expect(parseExactJson(file)).toEqual(sent)
  await expect.poll(() => page.getByRole('tabpanel').locator('pre').textContent()).toBe(file)
})
