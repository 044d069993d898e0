import { nameOf } from '../src/families/name-of'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { auditOf, listed, rowsOf } from './audit-screen'
import { contentsOf } from './contents-of'
import { seedHandoff } from './editing'
import { expect, test } from './fixtures'
import { audited } from './requests'
import { seedScope } from './seed'
import { expectSeenAtOnce } from './seen'

/** Skills: their list says no title. */
async function seedSkills(api: Api, count: number) {
  const { scope_id: scopeId, title } = await seedScope(api)
  const author = api.as('scope-admin')
  const names = Array.from({ length: count }, (_, place) => `move-traffic-${place + 1}`)
  const ids: string[] = []
  for (const name of names) {
    const content = { ...contentsOf['skill'], name }
    ids.push((await author.createArtifact(scopeId, 'skill', content)).artifact_id)
  }
  return { scopeId, title, names, ids, path: paths.artifacts(scopeId, 'skill') }
}

test('a list names its Artifacts: each is read once, and never again while it is the same', async ({
  api,
  openAs,
  requests,
}) => {
  const { scopeId, title, names, ids, path } = await seedSkills(api, 4)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  const table = page.getByRole('table', { name: 'Artifacts' })
  const named = async () => {
    for (const name of names)
      await expect(table.getByRole('link', { name, exact: true })).toBeVisible()
  }
  const calls = await requests.during(async () => {
    await page.goto(path)
    await named()
    await expect(page.getByText('Names of 4 Artifacts were read: 4 audit events')).toBeVisible()
    await requests.settled(page)
  })
  expect(audited(calls).filter((call) => ids.some((id) => call.includes(id)))).toHaveLength(4)
  for (const id of ids) await expect(table.getByRole('row').filter({ hasText: id })).toHaveCount(1)

  const again = await requests.during(async () => {
    await page.reload()
    await named()
    await requests.settled(page)
  })
  expect(audited(again)).toHaveLength(1)
  await expect(page.getByText('were read')).toHaveCount(0)

  // Another revision has another digest: this one is read, and no other.
  const [id = ''] = ids
  const author = api.as('scope-admin')
  const { etag } = await author.readHead(scopeId, 'skill', id)
  const renamed = { ...contentsOf['skill'], name: 'move-traffic-at-night' }
  await author.replace(scopeId, 'skill', id, renamed, etag ?? '')
  const changed = await requests.during(async () => {
    await page.reload()
    await expect(table.getByRole('link', { name: 'move-traffic-at-night' })).toBeVisible()
    await expect(page.getByText('The name of 1 Artifact was read: 1 audit event')).toBeVisible()
    await requests.settled(page)
  })
  expect(audited(changed).filter((call) => call.includes(id))).toHaveLength(1)
  expect(audited(changed)).toHaveLength(2)

  // What the list has learnt names the way through the other screens, and their tabs.
  await page.goto(paths.history(scopeId, 'skill', id))
  await expect(page).toHaveTitle(`History of move-traffic-at-night · ${title} · Scope Console`)
  await page.goto(paths.edit(scopeId, 'skill', id))
  await expect(
    page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'move-traffic-at-night' }),
  ).toBeVisible()
  await page.goto(auditOf(scopeId))
  await listed(page)
  const cell = rowsOf(page).getByRole('cell', { name: `skill move-traffic-at-night · ${title}` })
  await expect(cell.first()).toHaveAttribute('title', new RegExp(id))
})

test('only the Artifacts in view are read for their names', async ({ api, openAs, requests }) => {
  const { ids, path } = await seedSkills(api, 40)
  const page = await openAs('scope-admin', path)
  await expect(page.getByText(/^Names of \d+ Artifacts were read/)).toBeVisible()
  await requests.settled(page)
  const reads = () => requests.of('GET', /\/artifacts\/skill\/[^/]+$/).length
  const first = reads()
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(ids.length)
  const last = page.getByRole('table').getByRole('link').last()
  await expect(last).toContainText('art_')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveText(/^move-traffic/)
})

test('“Show ids only” reads nothing for a name, and is remembered', async ({
  api,
  openAs,
  requests,
}) => {
  const { scopeId, title, ids, path } = await seedSkills(api, 2)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('switch', { name: 'Show ids only' }).check()
  await page.keyboard.press('Escape')
  await requests.settled(page)
  const calls = await requests.during(async () => {
    await page.goto(path)
    for (const id of ids) {
      await expect(page.getByRole('table').getByRole('link', { name: id })).toBeVisible()
    }
    await requests.settled(page)
  })
  expect(audited(calls)).toHaveLength(1)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs.getByRole('link', { name: scopeId })).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('switch', { name: 'Show ids only' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'move-traffic-1', exact: true })).toBeVisible()
  await expect(crumbs.getByRole('link', { name: title })).toBeVisible()
})

for (const [where, card, open] of [
  ['the last commits of a Scope', 'Last commits', (scopeId: string) => paths.scope(scopeId)],
  ['what has changed, on Home', 'Changed since your last visit', () => paths.home()],
] as const) {
  test(`names in ${where} are read at a press, at one audit event each`, async ({
    api,
    auditedDuring,
    backend,
    expectRefusals,
    openAs,
    requests,
  }) => {
    test.skip(!backend.features.recordsRestores, 'Its lists do not say when a head was committed')
    // A server that keeps no memory of its own refuses to list it.
    expectRefusals(422, /\/artifacts\/memory/)
    const { scopeId, names, ids } = await seedSkills(api, 3)
    const page = await openAs('scope-admin', paths.scope(scopeId))
    await requests.settled(page)
    await page.goto(open(scopeId))
    const region = page.getByRole('region', { name: card, exact: true })
    await page
      .getByRole('button', { name: /^(Read the last commits|Look at .* families):/ })
      .click()
    const press = region.getByRole('button', {
      name: 'Read the names of 3 Artifacts: 3 audit events',
    })
    await expect(press).toBeVisible()
    for (const name of names) await expect(region.getByText(name)).toHaveCount(0)
    await page.setViewportSize({ width: 320, height: 640 })
    await press.scrollIntoViewIfNeeded()
    await expectSeenAtOnce({ 'the button that reads names': press })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await requests.settled(page)
    const events = await auditedDuring(scopeId, async () => {
      await press.click()
      for (const name of names)
        await expect(region.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(region).toContainText('Names of 3 Artifacts were read: 3 audit events')
      await expect(press).toHaveCount(0)
      await requests.settled(page)
    })
    const read = events.map(({ operation, resource }) => [operation, JSON.stringify(resource)])
    expect(read).toHaveLength(3)
    for (const id of ids)
      expect(read).toContainEqual(['get_artifact', expect.stringContaining(id) as unknown])
    // The names are kept: the next visit offers nothing.
    await page.reload()
    await page
      .getByRole('button', { name: /^(Read the last commits|Look at .* families):/ })
      .click()
    for (const name of names)
      await expect(region.getByRole('link', { name, exact: true })).toBeVisible()
    await requests.settled(page)
    await expect(region.getByRole('button', { name: /^Read the names/ })).toHaveCount(0)
  })
}

test('the names of cited Artifacts are read at a press, each once, and stand wherever they are cited', async ({
  api,
  auditedDuring,
  openAs,
  requests,
}) => {
  const { scopeId, artifactId, cited } = await seedHandoff(api)
  const name = nameOf('experience', contentsOf['experience'] ?? {})
  if (name === null) throw new Error('The experience that is cited has no name.')
  const page = await openAs('scope-admin', paths.artifact(scopeId, 'handoff', artifactId))
  const details = page.getByRole('region', { name: 'Details' })
  const citations = (text: string) =>
    page.getByRole('main').getByRole('link', { name: text, exact: true })
  const press = details.getByRole('button', { name: 'Read the name of 1 Artifact: 1 audit event' })
  await expect(press).toBeVisible()
  await expect(citations(name)).toHaveCount(0)
  await requests.settled(page)
  const events = await auditedDuring(scopeId, async () => {
    await press.click()
    // Its details, its state and its next action cite the same.
    await expect(citations(name)).toHaveCount(3)
    await expect(details).toContainText('The name of 1 Artifact was read: 1 audit event')
    await requests.settled(page)
  })
  expect(events.map(({ operation }) => operation)).toEqual(['get_artifact'])
  expect(JSON.stringify(events)).toContain(cited.artifactId)
  await page.reload()
  await expect(citations(name)).toHaveCount(3)
  await requests.settled(page)
  await expect(details.getByRole('button', { name: /^Read the name/ })).toHaveCount(0)
})
