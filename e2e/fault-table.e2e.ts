import { readFile } from 'node:fs/promises'
import type { Locator, Page, Route } from '@playwright/test'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { auditedScope, auditOf, listed, rowsOf } from './audit-screen'
import { seedExperience } from './editing'
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
import { identities, type IdentityName } from './identities'
import type { Requests } from './requests'
import { TURN } from './rings'
import { revokeRole } from './roles'
import { seedScope, uniqueTitle, type SeededPrompt } from './seed'
import { seesOnly } from './sees-only'
import { verifyExport } from './verify-export'

type World = SeededPrompt & { other: SeededPrompt; experience: string; beside: string }
type Reading = {
  /** The address of the screen. */
  at: (world: World) => string
  /** What is pressed there, whenever the screen has come anew. */
  press?: (page: Page) => Promise<void>
  /** What shows that the answer has come. */
  shows: (page: Page, world: World) => Locator
}

const scopeOf = ({ scopeId }: World) => `scope:${scopeId}`
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, selected: true })
const pressed = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click()
const viewer = identities.viewer.principal

/** Opens the drawer of the first event that says so, unless it is open by its address. */
const ofEvent = (row: string, name: string | RegExp) => async (page: Page) => {
  const button = page.getByRole('dialog', { name: 'Event' }).getByRole('button', { name })
  await listed(page)
  if (!new URL(page.url()).searchParams.has('event'))
    await rowsOf(page).filter({ hasText: row }).first().click()
  await button.click()
}

const table = (name: string) => (page: Page) => page.getByRole('table', { name })

const card = (page: Page, name: string) => page.getByRole('region', { name })

const READINGS: Record<keyof typeof READING_PLACES, Reading> = {
  home: {
    at: paths.home,
    shows: (page) => page.getByRole('link', { name: 'skill.generate' }).first(),
  },
  denied: {
    at: paths.home,
    press: (page) => card(page, 'Denied in the last 24 hours').getByRole('button').click(),
    shows: (page) => card(page, 'Denied in the last 24 hours').getByText(/denied decision/),
  },
  grants: {
    at: paths.home,
    press: (page) => card(page, 'Grants and revocations').getByRole('button').click(),
    shows: (page) => card(page, 'Grants and revocations').getByText(/changes? of (a role|roles)/),
  },
  attention: {
    at: paths.home,
    press: pressed(/^Check that 1 Custom Prompt runs/),
    shows: (page) => page.getByText('The Custom Prompt runs.'),
  },
  bindings: { at: (world) => paths.access({ resource: scopeOf(world) }), shows: table('Bindings') },
  people: {
    at: (world) => paths.access({ resource: scopeOf(world), view: 'people' }),
    shows: table('People and actions'),
  },
  who: {
    at: (world) => paths.access({ resource: scopeOf(world), view: 'who' }),
    shows: table('Who can…'),
  },
  review: {
    at: (world) => paths.access({ resource: scopeOf(world), view: 'review' }),
    shows: (page) => page.getByRole('button', { name: 'Start review' }),
  },
  changes: {
    at: (world) =>
      paths.access({ resource: scopeOf(world), view: 'changes', as_of: '2026-01-01T00:00:00Z' }),
    shows: tab('Gained and lost'),
  },
  person: {
    at: (world) => paths.person(viewer, { resource: scopeOf(world) }),
    shows: (page) => page.getByText('scope.viewer').first(),
  },
  source: {
    at: ({ scopeId, sourceId }) => paths.source(scopeId, 'content', sourceId),
    shows: (page) => page.getByRole('region', { name: 'Cited by' }),
  },
  across: {
    at: ({ scopeId, key, other }) => {
      const side = { scopeId, family: 'prompt', artifactId: key, revision: 1 }
      return paths.compare(side, { ...side, scopeId: other.scopeId, revision: null })
    },
    shows: (page) => page.getByRole('group', { name: 'Changed lines' }),
  },
  history: {
    at: ({ scopeId, key }) => paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }),
    shows: (page) => page.getByRole('group', { name: 'Changed lines' }),
  },
  edit: {
    at: ({ beside, experience }) => paths.edit(beside, 'experience', experience),
    shows: (page) => page.getByRole('button', { name: 'Review changes' }),
  },
  tags: {
    at: ({ beside, experience }) => paths.artifact(beside, 'experience', experience),
    press: pressed('Show tags'),
    shows: (page) => page.getByRole('button', { name: 'Edit tags…' }),
  },
  comparable: {
    at: ({ beside, experience }) => paths.artifact(beside, 'experience', experience),
    press: async (page) => {
      await pressed('Compare with…')(page)
      await page.getByRole('combobox', { name: 'Artifact' }).press('ArrowDown')
    },
    shows: (page) => page.getByRole('combobox', { name: 'Artifact' }),
  },
  binding: {
    at: ({ scopeId }) => auditOf(scopeId),
    press: ofEvent('get_scope', 'Who granted it?'),
    shows: (page) => page.getByText('Granted by', { exact: true }),
  },
  held: {
    at: ({ scopeId }) => auditOf(scopeId, { result: 'denied' }),
    press: ofEvent('stranger', /^Did .+ ever hold one\?$/),
    shows: (page) => page.getByText(/ held scope\.viewer until /),
  },
  uses: {
    at: (world) => paths.person(viewer, { resource: scopeOf(world) }),
    press: pressed('When was each last used?'),
    shows: (page) => page.getByRole('region', { name: 'Last use' }).getByText(/\d+ recorded call/),
  },
}

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
    seedPrompt,
  }) => {
    const world = await seedWorld(api, seedPrompt)
    await openAs('scope-admin', paths.scope(world.scopeId))
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

type Writing = {
  as: IdentityName
  at: (world: World) => string
  /** What there has to be before. */
  given?: (api: Api, world: World) => Promise<void>
  /** Fills the dialog, ready to be pressed. */
  fill: (page: Page, world: World) => Promise<void>
  /** Where the outcome is told, after a press; in the dialog unless it is said here. */
  told?: (page: Page) => Promise<Locator>
  /** Makes it ready to be pressed again. */
  again?: (page: Page) => Promise<void>
  /** The button that sends. */
  sends: RegExp
  /** What shows that it is done. */
  done: (page: Page) => Locator
}

const NEW_SCOPE = uniqueTitle('A Scope after all faults')
const dialogIn = (page: Page) => page.getByRole('dialog')

const rowOf = (page: Page, table: string, name: IdentityName) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ hasText: identities[name].principal.id })
const bindingOf = (page: Page, name: IdentityName) => rowOf(page, 'Bindings', name)
const reviewed = (page: Page) => rowOf(page, 'Bindings under review', 'observer')

const WRITINGS: Record<keyof typeof WRITING_PLACES, Writing> = {
  newScope: {
    as: 'root',
    at: () => paths.scopes(),
    fill: async (page) => {
      await pressed('New scope…')(page)
      await dialogIn(page).getByRole('textbox', { name: 'Title' }).fill(NEW_SCOPE)
      await dialogIn(page).getByRole('textbox', { name: 'Summary' }).fill('Made once.')
    },
    sends: /^(Create scope|Send again)$/,
    done: (page) => page.getByRole('heading', { level: 1, name: NEW_SCOPE }),
  },
  tags: {
    as: 'scope-admin',
    at: ({ beside, experience }) => paths.artifact(beside, 'experience', experience),
    fill: async (page) => {
      await pressed('Show tags')(page)
      await pressed('Edit tags…')(page)
      const field = dialogIn(page).getByRole('textbox', { name: 'New tag' })
      await field.fill('payments')
      await field.press('Enter')
    },
    sends: /^Save tags$/,
    done: (page) => page.getByRole('link', { name: 'Artifacts with the tag payments' }),
  },
  grant: {
    as: 'scope-admin',
    at: (world) => paths.access({ resource: scopeOf(world) }),
    fill: async (page) => {
      await pressed('Grant…')(page)
      const dialog = dialogIn(page)
      await dialog
        .getByRole('combobox', { name: 'Person' })
        .fill(identities['second-admin'].principal.id)
      await dialog.getByRole('radio', { name: 'scope.viewer', exact: true }).check()
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('On call this week.')
    },
    sends: /^Grant$/,
    done: (page) => page.getByRole('alert').filter({ hasText: 'holds scope.viewer now' }),
  },
  renew: {
    as: 'scope-admin',
    at: (world) => paths.access({ resource: scopeOf(world) }),
    fill: async (page) => {
      await bindingOf(page, 'second-admin').getByRole('button', { name: 'Renew…' }).click()
      await dialogIn(page).getByRole('textbox', { name: 'Reason' }).fill('Another quarter.')
    },
    sends: /^Renew$/,
    done: (page) => page.getByRole('alert').filter({ hasText: 'by a new binding now' }),
  },
  replace: {
    as: 'scope-admin',
    at: (world) => paths.access({ resource: scopeOf(world) }),
    given: async (api, { scopeId }) => {
      const root = api.as('root')
      root.letGo(await root.grant('second-admin', 'scope.viewer', scopeId))
    },
    fill: async (page) => {
      await bindingOf(page, 'second-admin').getByRole('button', { name: 'Replace…' }).click()
      const dialog = dialogIn(page)
      await dialog.getByRole('combobox', { name: 'Person' }).fill(identities.observer.principal.id)
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Takes over.')
    },
    sends: /^Replace$/,
    done: (page) => page.getByRole('alert').filter({ hasText: 'by a new binding now' }),
  },
  // What "Replace…" has made is ended here.
  review: {
    as: 'scope-admin',
    at: (world) => paths.access({ resource: scopeOf(world), view: 'review' }),
    fill: async (page, world) => {
      await page.goto(paths.access({ resource: scopeOf(world), view: 'review' }))
      await pressed('Start review')(page)
      const row = reviewed(page)
      await row.getByRole('button', { name: 'End', exact: true }).click()
      await row.getByRole('textbox', { name: 'Reason' }).fill('The quarter is over.')
      await pressed('Send decisions…')(page)
    },
    sends: /^Send 1 change$/,
    told: async (page) => {
      await expect(dialogIn(page).getByRole('alert')).toContainText('0 of 1 made')
      await dialogIn(page).getByRole('button', { name: 'Close' }).click()
      return reviewed(page).getByRole('alert')
    },
    again: pressed('Send decisions…'),
    done: (page) => dialogIn(page).getByText('1 of 1 made'),
  },
  revoke: {
    as: 'scope-admin',
    at: (world) => paths.access({ resource: scopeOf(world) }),
    fill: (page) =>
      bindingOf(page, 'second-admin').getByRole('button', { name: 'Revoke…' }).click(),
    sends: /^Revoke$/,
    done: (page) => page.getByRole('alert').filter({ hasText: 'is revoked' }),
  },
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
