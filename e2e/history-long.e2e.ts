import { paths } from '../src/routing/paths'
import { reasonFor } from './dialogs'
import { expect, expectAccessible, test } from './fixtures'
import { changes, goTo, list, row } from './history-screen'
import { numbered } from './prompt-texts'
import { seedScope, type RevisionSpec } from './seed'

/** A history of more than one page: 2 restored in 60, 110 in 119, both far from what they restored. */
const long: RevisionSpec[] = Array.from({ length: 120 }, (_, index): RevisionSpec => {
  const revision = index + 1
  if (revision === 60) return { restore: 2, reason: 'The second form was the clearest.' }
  if (revision === 119) return { restore: 3, reason: 'Back to the third, for the freeze.' }
  return numbered(revision)
})

test('a history of 120 revisions: only what is looked at is read', async ({
  backend,
  openAs,
  requests,
  seedPrompt,
}) => {
  test.slow()
  const { scopeId, key, contentOf } = await seedPrompt({ revisions: long })
  const page = await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  // A crowded server puts a read off, which is sent again then.
  const reads = (path: RegExp) => requests.of('GET', path).filter(({ status }) => status !== 503)
  const pages = () => reads(/\/revisions\?/).length
  const contentReads = () => reads(/\/revisions\/\d+$/).map((call) => call.path)

  await test.step('the newest page only, and few rows of it', async () => {
    await expect(page.getByText('120 revisions, 100 loaded')).toBeVisible()
    expect(pages()).toBe(1)
    await expect(row(page, 120)).toHaveAttribute('aria-setsize', '120')
    await expect.poll(() => list(page).getByRole('listitem').count()).toBeLessThan(40)
    await expect(changes(page, 119, 120).getByText(/turn 120 of the on-call rota/)).toBeVisible()
  })
  await test.step('going far by the field reads the page that it lies on', async () => {
    await goTo(page, 3)
    await expect(row(page, 3)).toBeFocused()
    await expect(page.getByText('120 revisions', { exact: true })).toBeVisible()
    expect(pages()).toBe(2)
    expect(contentReads(), 'but no content before it is chosen').toHaveLength(2)
    await page.keyboard.press('Enter')
    await expect(changes(page, 2, 3).getByText(/turn 3 of the on-call rota/)).toBeVisible()
  })
  await test.step('a number that is no revision says which ones there are', async () => {
    const field = page.getByRole('textbox', { name: 'Go to revision' })
    await goTo(page, 121)
    await expect(field).toHaveAccessibleDescription('1 to 120')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(changes(page, 2, 3)).toBeVisible()
  })
  await test.step('what a revision restored is reached, however far', async () => {
    await goTo(page, 60)
    await expect(row(page, 60)).toBeFocused()
    const words = backend.features.recordsRestores
      ? 'restored from revision 2'
      : 'same content as revision 2'
    await expect(
      page.getByRole('button', { name: 'Down to revision 2, the other end of an arc' }),
    ).toBeVisible()
    await row(page, 60).getByRole('button', { name: words, exact: true }).click()
    await expect(row(page, 2)).toBeFocused()
    await page.getByRole('button', { name: 'Up to revision 60, the other end of an arc' }).click()
    await expect(row(page, 60)).toBeFocused()
  })
  await test.step('an address leads to revisions that the list has not loaded', async () => {
    await page.goto(paths.history(scopeId, 'prompt', key, { from: 4, to: 9 }))
    await expect(changes(page, 4, 9).getByText(/turn 9 of the on-call rota/)).toBeVisible()
    await expect(changes(page, 4, 9)).toContainText('Custom')
    await expect(page.getByText('120 revisions, 100 loaded')).toBeVisible()
  })
  await test.step('after a commit one page is read again, however many are loaded', async () => {
    await goTo(page, 4)
    await expect(page.getByText('120 revisions', { exact: true })).toBeVisible()
    const before = pages()
    await changes(page, 4, 9).getByRole('button', { name: 'Restore revision 9…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Restore revision 9' })
    await reasonFor(dialog, backend, 'The ninth turn had it right.')
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Committed revision 121' }),
    ).toBeVisible()
    await expect(page.getByText('121 revisions', { exact: true })).toBeVisible()
    expect(pages()).toBe(before + 1)
    expect(contentOf).toHaveLength(120)
  })
})

test('a thousand revisions: what is far away is read when the person says so', async ({
  api,
  openAs,
  page,
  requests,
}) => {
  // Answered here: a thousand commits would take minutes on a real server, and show nothing else.
  const scope = await seedScope(api)
  const item = (revision: number) => ({
    scope_id: scope.scope_id,
    family: 'prompt',
    artifact_id: 'skill.generate',
    revision,
    sources: [],
    artifacts: [],
    content_digest: `sha256:${String(revision === 900 ? 5 : revision).padStart(64, '0')}`,
    created_at: '2026-03-01T08:00:00Z',
    created_by: null,
    restored_from_revision: revision === 900 ? 5 : null,
    reason: revision === 900 ? 'The fifth had it right.' : null,
  })
  await page.route(/\/revisions\?/, (route) => {
    const start = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 1000)
    const items = Array.from({ length: 100 }, (_, index) => item(start - index))
    return route.fulfill({ json: { items, next_cursor: start > 100 ? String(start - 100) : null } })
  })
  await page.route(/\/revisions\/\d+$/, (route) => {
    const revision = Number(/\d+$/.exec(route.request().url())?.[0])
    return route.fulfill({ json: { ...item(revision), content: numbered(revision) } })
  })
  const pages = () => requests.of('GET', /\/revisions\?/).length
  await openAs('scope-admin', paths.history(scope.scope_id, 'prompt', 'skill.generate'))
  await expect(page.getByText('1,000 revisions, 100 loaded')).toBeVisible()

  await goTo(page, 5)
  await expect(row(page, 5)).toBeFocused()
  await expect(row(page, 5)).toContainText('not loaded')
  const load = page.getByRole('button', { name: 'Load up to here (9 reads)' })
  await expect(load).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(changes(page, 4, 5).getByText(/turn 5 of the on-call rota/)).toBeVisible()
  await expect(row(page, 5), 'its content tells what the list does not').not.toContainText(
    'not loaded',
  )
  expect(pages()).toBe(1)

  await load.click()
  await expect(page.getByText('1,000 revisions', { exact: true })).toBeVisible()
  await expect(row(page, 6)).not.toContainText('not loaded')
  expect(pages()).toBe(10)
  await expect.poll(() => list(page).getByRole('listitem').count()).toBeLessThan(40)

  await goTo(page, 900)
  await expect(row(page, 900)).toContainText('The fifth had it right.')
  await expect(row(page, 900)).toContainText('same content as revision 5')
  await row(page, 900).getByRole('button', { name: 'restored from revision 5' }).click()
  await expect(row(page, 5)).toBeFocused()
  await expect(
    page.getByRole('button', { name: 'Up to revision 900, the other end of an arc' }),
  ).toBeVisible()
  expect(pages()).toBe(10)
})

test('a list that the server has forgotten meanwhile is taken up again, each revision once', async ({
  expectRefusals,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  test.slow()
  expectRefusals(410)
  const REVISIONS = 45
  const { scopeId, key } = await seedPrompt({
    revisions: Array.from({ length: REVISIONS }, (_, index) => numbered(index + 1)),
  })
  let expired = 0
  await page.route(/\/revisions\?/, (route) => {
    // Short pages of the server's own, so that a few revisions are many pages.
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '10')
    if (expired !== 1 || !url.searchParams.has('cursor')) return route.continue({ url: url.href })
    expired = 2
    const message = 'The pagination cursor has expired.'
    return route.fulfill({
      status: 410,
      json: { error: { code: 'cursor_expired', message, details: null } },
    })
  })
  await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  await expect(page.getByText(/^45 revisions, \d+ loaded$/)).toBeVisible()
  await expect(row(page, 36)).not.toContainText('not loaded')

  // The page has stood open for two hours: a cursor lives for one (contract §2).
  await page.clock.setSystemTime(Date.now() + 2 * 60 * 60_000)
  expired = 1
  await goTo(page, 1)
  await expect(page.getByText('45 revisions', { exact: true })).toBeVisible()
  expect(expired, 'a cursor must have been refused').toBe(2)
  await expect
    .poll(() => requests.of('GET', /\/revisions\?/).filter(({ status }) => status === 410))
    .toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await expect(row(page, 1)).toBeFocused()
  await page.keyboard.press('Home')
  for (let revision = REVISIONS; revision >= 1; revision -= 1) {
    await expect(row(page, revision)).toBeFocused()
    await expect(row(page, revision)).not.toContainText('not loaded')
    await page.keyboard.press('ArrowDown')
  }
})

test('axe finds nothing with restores, arcs and a chosen range on screen', async ({
  openAs,
  seedPrompt,
}) => {
  test.slow()
  const { scopeId, key } = await seedPrompt({ revisions: long.slice(0, 70) })
  const page = await openAs(
    'scope-admin',
    paths.history(scopeId, 'prompt', key, { from: 58, to: 62 }),
  )
  await goTo(page, 60)
  await expect(row(page, 60)).toBeFocused()
  await expect(changes(page, 58, 62).getByRole('insertion').first()).toBeVisible()
  await expectAccessible(page)
})
