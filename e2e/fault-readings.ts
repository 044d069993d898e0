import type { Locator, Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { auditOf, listed, rowsOf } from './audit-screen'
import type { READING_PLACES } from './fault-table'
import { identities } from './identities'
import type { SeededPrompt } from './seed'

/** The Scopes, Prompts and Artifacts on which the screens of the table are opened. */
export type World = SeededPrompt & { other: SeededPrompt; experience: string; beside: string }
type Reading = {
  /** The address of the screen. */
  at: (world: World) => string
  /** What is pressed there, whenever the screen has come anew. */
  press?: (page: Page) => Promise<void>
  /** Finds what is on screen only once the answer has come. */
  shows: (page: Page, world: World) => Locator
}

export const scopeOf = ({ scopeId }: World) => `scope:${scopeId}`
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, selected: true })
export const pressed = (name: string | RegExp) => (page: Page) =>
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

/** For each read of the table: how a person makes the console send it, and how its answer is seen. */
export const READINGS: Record<keyof typeof READING_PLACES, Reading> = {
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
    press: pressed(/^Check that 1 Custom Prompt of .+ runs/),
    shows: (page) => page.getByText(/^The Custom Prompt of .+ runs\.$/),
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
