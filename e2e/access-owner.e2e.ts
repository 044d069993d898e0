import type { Page, Route } from '@playwright/test'
import type { AuditEvent } from '../src/api/contract/audit'
import { paths } from '../src/routing/paths'
import { artifactParam } from '../src/routing/resource-param'
import type { Api } from './api'
import { contentsOf } from './contents-of'
import { refusal } from './faults'
import { expect, test } from './fixtures'
import { identities } from './identities'
import { auto } from './prompt-texts'
import { seedScope } from './seed'

const AUDIT = /\/access\/audit\/list$/
/** Recorded calls that one press makes at most (screens §9). */
const CALLS_MAX = 12

const ownerOf = (page: Page) => page.getByRole('region', { name: 'Owner' })
const asked = (page: Page) => ownerOf(page).getByRole('button', { name: 'Who owns it?' })
const author = identities['scope-admin'].principal
const named = (page: Page) =>
  ownerOf(page).getByRole('link', { name: new RegExp(`^(${author.description}|${author.id})$`) })

/** Has the server hand out one event a page, so that a few events are a long audit. */
const onePerPage = (route: Route) =>
  route.continue({
    postData: JSON.stringify({ ...(route.request().postDataJSON() as object), limit: 1 }),
  })

/** The allowed writes of a Scope, oldest first: what the search for an owner goes through. */
const writesIn = (api: Api, scopeId: string) =>
  api.as('root').audit(scopeId, { action: 'artifact.write', result: 'allowed' })

const isOwnerEvent = ({ reason_code, resource }: AuditEvent, artifactId: string) =>
  reason_code === 'artifact-owner-established' && JSON.stringify(resource).includes(artifactId)

/** Makes a skill that comes behind more allowed writes of its Scope than one press goes through, one to a page. */
async function seedLate(api: Api) {
  const { scope_id: scopeId } = await seedScope(api)
  const writer = api.as('scope-admin')
  const skill = (name: string) =>
    writer.createArtifact(scopeId, 'skill', { ...contentsOf['skill'], name })
  const { artifact_id: earlier } = await skill('move-the-traffic')
  const resource = {
    type: 'artifact',
    scope_id: scopeId,
    identity: { family: 'skill', artifact_id: earlier },
  }
  await writer.check(
    Array.from({ length: CALLS_MAX }, () => ({ action: 'artifact.write', resource })),
  )
  const { artifact_id: artifactId } = await skill('rotate-the-keys')
  const writes = await writesIn(api, scopeId)
  const place = writes.findIndex((event) => isOwnerEvent(event, artifactId))
  expect(place, 'the owner is named behind what one press reads').toBeGreaterThanOrEqual(CALLS_MAX)
  expect(writes[place]?.target?.id).toBe(author.id)
  const resourceParam = artifactParam({ scopeId, family: 'skill', artifactId })
  return { writes, place, address: paths.access({ resource: resourceParam, view: 'people' }) }
}

test('a search for the owner that has not come to the end says up to when it looked, and goes on at a press', async ({
  api,
  openAs,
  page,
  requests,
}) => {
  const { writes, place, address } = await seedLate(api)
  await page.route(AUDIT, onePerPage)
  await openAs('scope-admin', address)
  await asked(page).click()
  const further = ownerOf(page).getByRole('button', { name: 'Look further' })
  await expect(further).toBeVisible()
  const said = await ownerOf(page)
    .getByText(/^Not found up to/)
    .innerText()
  expect(said).toContain(`with ${CALLS_MAX} recorded calls`)
  // A change of roles elsewhere lets a list begin anew (contract §6): then fewer events were seen.
  const seconds = writes.slice(0, CALLS_MAX).map(({ occurred_at: at }) => at.slice(0, 19))
  const until = /up to (\S+) (\d\d:\d\d:\d\d)/.exec(said)
  expect(seconds).toContain(`${until?.[1]}T${until?.[2]}`)
  await expect(named(page)).toHaveCount(0)
  expect(requests.of('POST', AUDIT)).toHaveLength(CALLS_MAX)

  await further.click()
  // A list that has begun anew may reach the owner with the very last of these calls: then both are there.
  await expect(
    named(page)
      .or(ownerOf(page).getByText(`with ${2 * CALLS_MAX} recorded calls`))
      .first(),
  ).toBeVisible()
  const searched = requests.of('POST', AUDIT)
  if (searched.some(({ status }) => status !== 200)) {
    // The list has begun anew in between: the search needs another press.
    await page.unroute(AUDIT)
    if (await further.isVisible()) await further.click()
  } else expect(searched).toHaveLength(place + 1)
  await expect(named(page)).toBeVisible()
  const calls = requests.of('POST', AUDIT).length
  await expect(ownerOf(page)).toContainText(`read with ${calls} recorded calls`)
})

test('a search for the owner that the server fails in the middle says so, and finds the owner when tried again', async ({
  api,
  expectRefusals,
  openAs,
  page,
}) => {
  const { address } = await seedLate(api)
  expectRefusals(500)
  let pages = 0
  await page.route(AUDIT, (route) => {
    pages += 1
    if (pages < 3) return onePerPage(route)
    return route.fulfill(refusal(500, 'internal_error'))
  })
  await openAs('scope-admin', address)
  await asked(page).click()
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('internal_error')
  // Who owns it stays unknown, and nothing says that nobody does.
  await expect(page.getByText(/^Who owns an Artifact/)).toBeVisible()
  await expect(page.getByText('No event made anybody its owner')).toHaveCount(0)
  expect(pages).toBeGreaterThanOrEqual(3)
  await page.unroute(AUDIT)
  await failure.getByRole('button', { name: 'Retry' }).click()
  await expect(named(page)).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test('nobody owns a Prompt that was never saved, as its audit says, and who saves it first owns it', async ({
  api,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId } = await seedScope(api)
  const key = 'skill.generate'
  const established = async () =>
    (await writesIn(api, scopeId)).filter((event) => isOwnerEvent(event, key))
  expect(await established()).toEqual([])
  const resource = artifactParam({ scopeId, family: 'prompt', artifactId: key })
  const page = await openAs('scope-admin', paths.access({ resource, view: 'people' }))
  await asked(page).click()
  await expect(ownerOf(page)).toContainText('No event made anybody its owner.')
  const calls = requests.of('POST', AUDIT).length
  await expect(ownerOf(page)).toContainText(`read to its end, with ${calls} recorded call`)
  await expect(ownerOf(page)).toContainText('scope.admin changes it')
  await expect(asked(page)).toHaveCount(0)

  await api.as('scope-admin').savePrompt(scopeId, key, auto)
  expect((await established()).map(({ target }) => target?.id)).toEqual([author.id])
  await page.reload()
  await asked(page).click()
  await expect(named(page)).toBeVisible()
})
