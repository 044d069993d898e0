import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { auditOf, listed, rowsOf } from './audit-screen'
import { seedExperience } from './editing'
import {
  FAULT_ROWS,
  READING_PLACES,
  WRITING_PLACES,
  type Fault,
  type Place,
  type WritingPlace,
} from './fault-table'
import { retry } from './faults'
import { expect, test } from './fixtures'
import { identities } from './identities'
import { revokeRole } from './roles'
import { seedScope, type SeededPrompt } from './seed'

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

const READINGS: Record<keyof typeof READING_PLACES, Reading> = {
  home: {
    at: paths.home,
    shows: (page) => page.getByRole('link', { name: 'skill.generate' }).first(),
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

for (const [id, place] of Object.entries<Place>(READING_PLACES)) {
  test(`every fault of a read is told, once: ${place.name}`, async ({
    api,
    openAs,
    page,
    requests,
    seedPrompt,
  }) => {
    const { at, press, shows } = READINGS[id as keyof typeof READINGS]
    const world = await seedWorld(api, seedPrompt)
    await openAs('scope-admin', paths.scope(world.scopeId))
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const alert = page
      .getByRole('main')
      .getByRole('alert')
      .or(page.getByRole('dialog').getByRole('alert'))
      .filter({ hasText: 'Code' })
    let [fault] = FAULT_ROWS
    await page.route(place.reads, (route) => route.fulfill(fault?.answer))
    await page.goto(at(world))
    await press?.(page)
    let shown = true
    for (const next of FAULT_ROWS) {
      if (next !== fault) {
        fault = next
        if (shown) await retry(page).first().click()
        else await cameBack(page, navigation, press)
      }
      await expect(alert, next.name).toHaveCount(1)
      await expectTold(alert, next, place.title)
      await expect(retry(page)).toHaveCount(next.retry ? 1 : 0)
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      shown = next.retry
      // A read that is still on its way would get the next answer.
      await requests.settled(page)
    }
    await page.unroute(place.reads)
    await page.goto(at(world))
    await press?.(page)
    await expect(shows(page, world)).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
}

/** What cannot be asked for again is left by the navigation, and read anew by whoever comes back. */
async function cameBack(page: Page, navigation: Locator, press: Reading['press']) {
  const elsewhere = page.getByRole('heading', { level: 1, name: 'Scopes' })
  await page.keyboard.press('Escape')
  await navigation.getByRole('link', { name: 'Scopes', exact: true }).first().click()
  await expect(elsewhere).toBeVisible()
  await page.goBack()
  await expect(elsewhere).toHaveCount(0)
  await press?.(page)
}

async function expectTold(alert: Locator, { title, code, name }: Fault, own: string | null) {
  await expect(alert, name).toContainText(code)
  await expect(alert, name).toContainText(own ?? title)
  if (code === 'fault_429') await expect(alert).toContainText('The server asks to wait 30 s')
}
