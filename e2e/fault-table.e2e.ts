import { readFile } from 'node:fs/promises'
import type { Locator, Page, Route } from '@playwright/test'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { auditedScope, auditOf, listed } from './audit-screen'
import { seedExperience } from './editing'
import { READINGS, type World } from './fault-readings'
import { dialogIn, WRITINGS } from './fault-writings'
import {
  faultsAt,
  faultsOfWriteAt,
  READING_PLACES,
  WRITING_PLACES,
  type Fault,
  type Place,
  type WritingPlace,
} from './fault-table'
import { openExport, savedBy, startIn } from './exports'
import { answerWith, refusal, retry, type Answer } from './faults'
import { expect, test } from './fixtures'
import type { Requests } from './requests'
import { TURN } from './rings'
import { revokeRole } from './roles'
import { seedScope, type SeededPrompt } from './seed'
import { seesOnly } from './sees-only'
import { verifyExport } from './verify-export'

test.beforeEach(({ announce }) => announce(/Failed to load resource/))

async function seedWorld(
  api: Api,
  seedPrompt: (options?: {
    grants: { viewer: ['scope.viewer']; stranger: ['scope.viewer'] }
  }) => Promise<SeededPrompt>,
): Promise<World> {
  const here = await seedPrompt({
    grants: { viewer: ['scope.viewer'], stranger: ['scope.viewer'] },
  })
  const other = await seedPrompt()
  const { scopeId: beside, artifactId: experience } = await seedExperience(api)
  await revokeRole(api, 'stranger', 'scope.viewer', here.scopeId)
  await expect(api.as('stranger').readScope(here.scopeId)).rejects.toMatchObject({ status: 403 })
  await api.as('scope-admin').readScope(here.scopeId)
  return { ...here, other, experience, beside }
}

/** Places that share a world: making one takes longer than all faults of a place. */
const TOGETHER: readonly (readonly (keyof typeof READING_PLACES)[])[] = [
  ['bindings', 'people', 'who', 'review'],
  ['binding', 'changes', 'person', 'uses', 'held'],
  ['home', 'source', 'across', 'history'],
  ['edit', 'tags', 'comparable'],
  ['denied', 'grants', 'attention'],
]

test('every place is tried', () => {
  expect(TOGETHER.flat().sort()).toEqual(Object.keys(READING_PLACES).sort())
  expect(ONE_AFTER_THE_OTHER.flat().sort()).toEqual(Object.keys(WRITING_PLACES).sort())
})

for (const [group, ids] of TOGETHER.entries()) {
  test(`${ids.join(', ')}: every fault of a read is told once, and one press recovers from it`, async ({
    api,
    openAs,
    page,
    requests,
    seedPrompt,
  }) => {
    const world = await seedWorld(api, seedPrompt)
    await openAs('scope-admin', paths.scope(world.scopeId))
    // Home looks in the Scope that was visited last, and a visit counts once the server has answered it.
    await requests.settled(page)
    for (const [place, id] of ids.entries())
      await test.step(id, () => tryAll(page, world, id, group + place))
  })
}

const CODED = { hasText: 'Code' }

async function tryAll(page: Page, world: World, id: keyof typeof READING_PLACES, turn: number) {
  const place: Place = READING_PLACES[id]
  const { at, press, shows } = READINGS[id]
  const alert = page.getByRole('alert').filter(CODED)
  const faults = faultsAt(turn, TURN)
  let [fault] = faults
  let open = 0
  const answer = async (route: Route) => {
    open += 1
    await route.fulfill(fault?.answer)
    open -= 1
  }
  await page.route(place.reads, answer)
  await page.goto(at(world))
  await press?.(page)
  for (const next of faults) {
    if (next !== fault) {
      // A read that is still on its way would get the next answer.
      await expect.poll(() => open).toBe(0)
      fault = next
      await retry(page).click()
    }
    if (next.code === 'fault_403' && place.of403 !== null) {
      await expect(page.getByText(place.of403)).toBeVisible()
      continue
    }
    await expectTold(alert, next, place.title)
    await expect(alert, next.name).toHaveCount(1)
    await expect(retry(page), next.name).toHaveCount(next.retry ? 1 : 0)
    await expect(page.getByRole('status', { name: 'Loading' }), next.name).toHaveCount(0)
  }
  await page.unroute(place.reads, answer)
  // The last fault of most places cannot be asked for again.
  if (faults.at(-1)?.retry) await retry(page).click()
  else {
    await page.goto(at(world))
    await press?.(page)
  }
  await expect(shows(page, world)).toBeVisible()
  await expect(alert).toHaveCount(0)
}

async function expectTold(alert: Locator, { title, code, name }: Fault, own: string | null) {
  await expect(alert, name).toContainText(code)
  await expect(alert, name).toContainText(own ?? title)
  if (code === 'fault_429') await expect(alert).toContainText('The server asks to wait 30 s')
}

/** What "Grant…" has made is what "Renew…" prolongs and "Revoke…" takes away. */
const ONE_AFTER_THE_OTHER: readonly (readonly (keyof typeof WRITING_PLACES)[])[] = [
  ['newScope'],
  ['tags'],
  ['grant', 'renew', 'revoke'],
  ['replace', 'review'],
]

for (const [group, ids] of ONE_AFTER_THE_OTHER.entries()) {
  test(`${ids.join(', ')}: no fault sends a write by itself, and each is told`, async ({
    api,
    openAs,
    page,
    requests,
    seedPrompt,
  }) => {
    const world = await seedWorld(api, seedPrompt)
    for (const id of ids) await WRITINGS[id].given?.(api, world)
    const [first] = ids
    if (first) await openAs(WRITINGS[first].as, WRITINGS[first].at(world))
    for (const [place, id] of ids.entries())
      await test.step(id, () => writeUnderAll(page, requests, world, id, group + place))
  })
}

async function writeUnderAll(
  page: Page,
  requests: Requests,
  world: World,
  id: keyof typeof WRITING_PLACES,
  turn: number,
) {
  const { writes, method, refused, unclear }: WritingPlace = WRITING_PLACES[id]
  const { fill, sends, done, told, again } = WRITINGS[id]
  const faults = faultsOfWriteAt(turn, TURN)
  await fill(page, world)
  const send = dialogIn(page).getByRole('button', { name: sends })
  const sent = () => requests.of(method, writes).length
  for (const { name, answer, code, isUnclear } of faults) {
    await answerWith(page, writes, answer, [method])
    await send.click()
    const alert = (await told?.(page)) ?? dialogIn(page).getByRole('alert')
    // A row has no room for the code of what is not known.
    if (!told || !isUnclear) await expect(alert, name).toContainText(code)
    await expect(alert, name).toContainText(isUnclear ? unclear : refused)
    await expect(alert, name).toHaveCount(1)
    await page.unroute(writes)
    await again?.(page)
  }
  expect(sent(), 'each press sends once').toBe(faults.length)
  await send.click()
  await expect(done(page)).toBeVisible()
  expect(sent()).toBe(faults.length + 1)
}

test('an export tells each fault, stands still or tries again, and has each event once in the end', async ({
  api,
  openAs,
  page,
  requests,
}) => {
  const scopeId = await auditedScope(api, 600)
  await openAs('scope-admin', auditOf(scopeId))
  await listed(page)
  await requests.settled(page)
  const audit = /\/access\/audit\/list$/
  let calls = 0
  let answer: Answer | null = null
  // The second page fails: one is in the file already.
  await page.route(audit, async (route) => {
    calls += 1
    if (calls === 1 || answer === null) return route.fallback()
    return route.fulfill(answer)
  })
  const dialog = await openExport(page, 'JSON Lines')
  const alert = dialog.getByRole('alert')
  const faults = faultsOfWriteAt(0, TURN)
  answer = faults[0]?.answer ?? null
  await startIn(dialog)
  for (const fault of faults) {
    if (fault !== faults[0]) {
      answer = fault.answer
      await retry(page).click()
    }
    await expect(alert, fault.name).toContainText(fault.code)
    await expect(alert, fault.name).toContainText(/Trying again by itself|Nothing is lost/)
    await expect(alert).toHaveCount(1)
  }
  answer = null
  const { file, receiptFile, receipt } = await savedBy(page, () => retry(page).click())
  expect(receipt).toMatchObject({ complete: true })
  const cursors = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { cursor: number }).cursor)
  expect(cursors.length).toBeGreaterThanOrEqual(600)
  expect(new Set(cursors).size).toBe(cursors.length)
  expect(await verifyExport(file, receiptFile, '--complete')).toMatchObject({ code: 0 })
})

const FAILED = refusal(500, 'engine_lost')
const NEVER_IN = (scopeId: string, rest: string) =>
  new RegExp(`/v1/scopes/(?!${scopeId})[^/]+${rest}`)

test('what a part of a screen could not read is said there, and one press reads it', async ({
  api,
  context,
  openAs,
  page,
  seedPrompt,
}) => {
  await seesOnly(context, api.hasCreated)
  const { scopeId, key, beside } = await seedWorld(api, seedPrompt)
  // It is not opened, so that nobody has told its name.
  await seedScope(api)
  const heads = /\/artifacts\/experience\/[^/?]+$/
  const list = /\/artifacts\/experience\?/
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await answerWith(page, heads, FAILED)
  await openAs('scope-admin', paths.artifacts(beside, 'experience'))
  await test.step('names of a list', async () => {
    await expect(page.getByText('1 of 1 names could not be read')).toBeVisible()
    await page.unroute(heads)
    await retry(page).click()
    await expect(page.getByText('The name of 1 Artifact was read')).toBeVisible()
    await expect(retry(page)).toHaveCount(0)
  })
  await test.step('a refresh, whose failure is told until one succeeds', async () => {
    const alert = page.getByRole('alert').filter({ hasText: 'Could not refresh' })
    await answerWith(page, list, FAILED)
    await button('Refresh').click()
    await expect(alert).toContainText('The server says engine_lost.')
    await page.unroute(list)
    await button('Refresh').click()
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('table', { name: 'Artifacts' })).toBeVisible()
  })
  await test.step('the same Prompt in other Scopes, and their names', async () => {
    const lists = NEVER_IN(scopeId, '/artifacts/prompt\\?')
    const scopes = NEVER_IN(scopeId, '$')
    await answerWith(page, lists, FAILED)
    await answerWith(page, scopes, FAILED)
    await page.goto(paths.prompt(scopeId, key))
    await button('Compare with…').click()
    await button(/^Read the names of/).click()
    await expect(
      button(/^Names could not be read: The server failed\. Read the names/),
    ).toBeVisible()
    await button('Cancel').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unroute(scopes)
    await button('Is it the same in other Scopes?').click()
    await button(/^Look in \d+ other Scope/).click()
    await expect(
      page.getByText('Could not be read: The server says engine_lost.').first(),
    ).toBeVisible()
    await page.unroute(lists)
    await button(/^Read \d+ other Scopes? again$/).click()
    await expect(page.getByText(/^Could not be read/)).toHaveCount(0)
    await expect(button(/again$/)).toHaveCount(0)
  })
})
