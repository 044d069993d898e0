import type { Page } from '@playwright/test'
import {
  ArtifactPage,
  FAMILIES,
  type ArtifactItem,
  type Family,
} from '../src/api/contract/artifacts'
import { endpoints } from '../src/api/endpoints'
import { committedAt } from '../src/components/committed-at'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import type { Backend } from './backends'
import { contentsOf } from './contents-of'
import { expect, expectAccessible, test } from './fixtures'
import { auto } from './prompt-texts'
import { audited } from './requests'
import {
  count,
  counted,
  inScope,
  lastCommits,
  readAll,
  readLists,
  region,
  rowOf,
} from './scope-screen'
import type { SeededPrompt } from './seed'

/** A Prompt of each mode and two experiences. */
async function seedContents(api: Api, seedPrompt: () => Promise<SeededPrompt>) {
  const seeded = await seedPrompt()
  const author = api.as('scope-admin')
  await author.savePrompt(seeded.scopeId, 'handoff.generate', auto)
  for (const place of [1, 2])
    await author.createArtifact(seeded.scopeId, 'experience', {
      ...contentsOf['experience'],
      situation: `Card payments hung, time ${place}.`,
    })
  return seeded
}

/** The heads that the server lists, of the families that it lists. */
async function headsOf(api: Api, backend: Backend, scopeId: string): Promise<ArtifactItem[]> {
  const author = api.as('scope-admin')
  const list = (family: Family) => `${endpoints.scope(scopeId)}/artifacts/${family}?limit=100`
  const pages = backend.features.families.map((family) => author.get(list(family), ArtifactPage))
  return (await Promise.all(pages)).flatMap(({ items }) => items)
}

/** Creates an experience in a form, and returns to its Scope without a reload. */
async function createHere(page: Page, scopeTitle: string) {
  await page.getByRole('button', { name: 'New Artifact…' }).click()
  await page.getByRole('menuitem', { name: /^experience/ }).click()
  for (const name of ['Situation', 'Action', 'Outcome', 'Lesson'])
    await page.getByRole('textbox', { name, exact: true }).fill('Counted anew.')
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Create experience' })
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Committed revision 1' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: scopeTitle })
    .click()
}

test('the lists of a Scope are read at a press, at one audit event each', async ({
  api,
  auditedDuring,
  backend,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  // A family that the server lists no more, or not yet.
  expectRefusals(422, /\/artifacts\//)
  const { scopeId } = await seedContents(api, seedPrompt)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  await expect(lastCommits(page)).toContainText('No list of this Scope was read in this visit yet.')
  await requests.settled(page)
  const before = requests.all.length
  const events = await auditedDuring(scopeId, async () => {
    await readLists(page, FAMILIES.length).focus()
    await page.keyboard.press('Enter')
    await expect(counted(page)).toBeVisible()
    await requests.settled(page)
  })
  const calls = requests.all.slice(before)
  const isListed = (family: Family) => backend.features.families.includes(family)
  const listCall = (family: Family) =>
    `GET /v1/scopes/${scopeId}/artifacts/${family}?limit=100 ${isListed(family) ? 200 : 422}`
  expect(audited(calls)).toEqual(FAMILIES.map(listCall).sort())
  expect(new Set(events.map(({ operation }) => operation))).toEqual(new Set(['list_artifacts']))
  const recorded = new Set(events.map((event) => event.request_id))
  const answered = calls.filter(({ status }) => status === 200)
  expect(answered.filter(({ requestId }) => !recorded.has(requestId))).toEqual([])

  await expect(rowOf(page, 'Prompts')).toContainText('2 Artifacts')
  await expect(rowOf(page, 'Prompts')).toContainText('Saved: 1 Custom, 1 Auto.')
  await expect(rowOf(page, 'prompt')).toContainText('2 Artifacts')
  await expect(rowOf(page, 'experience')).toContainText('2 Artifacts')
  for (const family of FAMILIES.filter((each) => !isListed(each)))
    await expect(rowOf(page, family)).toContainText(/Not listed: \w+/)
  // The button is gone, and the keyboard goes on from where it was.
  await page.keyboard.press('Shift+Tab')
  await expect(inScope(page).getByText(/^\d+ empty famil/)).toBeFocused()
})

test('what is in a Scope is counted at a press, at one audit event, and a change made here is counted anew', async ({
  api,
  auditedDuring,
  backend,
  openAs,
  requests,
  seedPrompt,
}) => {
  const { scopeId, scopeTitle } = await seedContents(api, seedPrompt)
  const heads = await headsOf(api, backend, scopeId)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  await requests.settled(page)
  const before = requests.all.length
  const events = await auditedDuring(scopeId, async () => {
    await count(page).focus()
    await page.keyboard.press('Enter')
    await expect(counted(page)).toBeVisible()
    await requests.settled(page)
  })
  expect(audited(requests.all.slice(before))).toEqual(['POST /v1/stats 200'])
  expect(events.map(({ operation }) => operation)).toEqual(['get_stats'])
  await expect(count(page)).toHaveCount(0)
  await expect(counted(page)).toContainText(`: ${heads.length} Artifacts, `)
  const amounts = backend.features.families.map(
    (name) => [name, heads.filter(({ family }) => family === name).length] as const,
  )
  await inScope(page)
    .getByText(/^\d+ empty famil/)
    .click()
  for (const [family, amount] of amounts)
    await expect(rowOf(page, family)).toContainText(`${amount} Artifact`)

  await createHere(page, scopeTitle)
  await expect(rowOf(page, 'skill')).not.toContainText('Artifact')
  await count(page).click()
  await expect(counted(page)).toContainText(`: ${heads.length + 1} Artifacts, `)
})

test('a list that a commit made here has made old is offered anew, and then has what was committed', async ({
  api,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  expectRefusals(422, /\/artifacts\//)
  const { scopeId, scopeTitle } = await seedContents(api, seedPrompt)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  await readAll(page)
  await expect(rowOf(page, 'experience')).toContainText('2 Artifacts')
  await createHere(page, scopeTitle)
  await expect(rowOf(page, 'prompt')).toContainText('2 Artifacts')
  await expect(rowOf(page, 'experience')).not.toContainText('Artifacts')
  await requests.settled(page)
  const calls = await requests.during(async () => {
    await readLists(page, 1).click()
    await expect(rowOf(page, 'experience')).toContainText('3 Artifacts')
    await requests.settled(page)
  })
  expect(calls.filter(({ path }) => path.includes('/artifacts/experience?'))).toHaveLength(1)
})

test('a server that does not count leaves the lists, and one that fails is asked again', async ({
  announce,
  openAs,
  page,
  seedPrompt,
}) => {
  announce(/status of (404|500)\b/)
  const { scopeId } = await seedPrompt()
  await openAs('scope-admin', paths.scope(scopeId))
  let status = 500
  await page.route('**/v1/stats', (route) =>
    route.fulfill({ status, json: { error: { code: 'x', message: 'Out of order.' } } }),
  )
  await count(page).click()
  await expect(inScope(page)).toContainText('Not counted: ')
  status = 404
  await count(page).click()
  await expect(count(page)).toHaveCount(0)
  await expect(inScope(page)).not.toContainText('Not counted')
  await expect(readLists(page, FAMILIES.length)).toBeVisible()
})

test('empty families are folded behind their names, and lead to their lists all the same', async ({
  api,
  backend,
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  expectRefusals(422, /\/artifacts\//)
  const { scopeId } = await seedContents(api, seedPrompt)
  const heads = await headsOf(api, backend, scopeId)
  const empty = backend.features.families.filter((name) =>
    heads.every(({ family }) => family !== name),
  )
  expect(empty).toContain('skill')
  const page = await openAs('scope-admin', paths.scope(scopeId))
  const skill = inScope(page).getByRole('link', { name: 'skill', exact: true })
  await expect(skill).toBeVisible()
  await readAll(page)
  await expect(skill).toBeHidden()
  const fold = inScope(page).getByText(`${empty.length} empty families: ${empty.join(', ')}`)
  await fold.click()
  await expect(rowOf(page, 'skill')).toContainText('0 Artifacts')
  await expectAccessible(page)
  await skill.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Artifacts · skill' })).toBeVisible()
})

test('what was committed last stands newest first, and leads to the change', async ({
  api,
  backend,
  expectRefusals,
  openAs,
  seedPrompt,
}) => {
  expectRefusals(422, /\/artifacts\//)
  const { scopeId, key } = await seedContents(api, seedPrompt)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  await readAll(page)
  const heads = await headsOf(api, backend, scopeId)
  const atOf = (head: ArtifactItem) => Date.parse(committedAt(head) ?? '')
  const timed = heads.filter((head) => committedAt(head) !== null)
  const links = lastCommits(page).getByRole('link')
  await expect(links).toHaveCount(timed.length)
  const untimed = heads.length - timed.length
  const leftOut = untimed > 0 ? `; ${untimed} Artifacts without a time are left out.` : '.'
  await expect(lastCommits(page)).toContainText(
    `Of the ${backend.features.families.length} families that were read in this visit${leftOut}`,
  )
  if (timed.length === 0) {
    await expect(lastCommits(page)).toContainText('does not say when a revision was committed')
    return
  }
  const newestFirst = timed
    .sort((one, other) => atOf(other) - atOf(one))
    .map(({ family, artifact_id: id, revision }) =>
      paths.history(scopeId, family, id, revision > 1 ? { from: revision - 1, to: revision } : {}),
    )
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(newestFirst)
  await lastCommits(page).getByRole('link', { name: key, exact: true }).click()
  await expect(region(page, 'Changes from revision 5 to revision 6')).toBeVisible()
})

test('a list that was read in this visit is known, and one that did not come is offered again', async ({
  api,
  announce,
  expectRefusals,
  openAs,
  requests,
  seedPrompt,
}) => {
  expectRefusals(422, /\/artifacts\//)
  announce(/status of 500\b/)
  const { scopeId, scopeTitle } = await seedContents(api, seedPrompt)
  const page = await openAs('scope-admin', paths.artifacts(scopeId, 'experience'))
  await expect(page.getByRole('table', { name: 'Artifacts' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: scopeTitle })
    .click()
  await expect(rowOf(page, 'experience')).toContainText('2 Artifacts')
  await expect(rowOf(page, 'skill')).not.toContainText('Artifacts')
  await expect(lastCommits(page)).toContainText('Of the 1 family that was read in this visit')

  const skills = /\/artifacts\/skill\?/
  await page.route(skills, (route) => route.fulfill({ status: 500, body: '' }))
  await readLists(page, FAMILIES.length - 1).click()
  await expect(rowOf(page, 'skill')).toContainText('Not listed: ')
  await expect(rowOf(page, 'prompt')).toContainText('2 Artifacts')
  await page.unroute(skills)
  await requests.settled(page)
  const calls = await requests.during(async () => {
    await readLists(page, 1).click()
    await expect(counted(page)).toBeVisible()
  })
  expect(audited(calls)).toEqual([`GET /v1/scopes/${scopeId}/artifacts/skill?limit=100 200`])
})

test('where access control is off, nothing is said of events', async ({
  expectRefusals,
  openAs,
  page,
  seedPrompt,
}) => {
  // The server itself does check who may list Scopes.
  expectRefusals(403, /parent_scope_id/)
  const { scopeId } = await seedPrompt()
  await page.route(/\/health\/ready$/, async (route) => {
    const answer = await route.fetch()
    const ready = (await answer.json()) as { checks: object }
    const checks = { ...ready.checks, access_mode: 'disabled' }
    await route.fulfill({ response: answer, json: { ...ready, checks } })
  })
  await openAs('scope-admin', paths.scope(scopeId))
  for (const name of ['Count what is in it', 'Read the last commits'])
    await expect(inScope(page).getByRole('button', { name, exact: true })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})
