import type { Page } from '@playwright/test'
import type { Principal } from '../src/api/contract/access'
import { baseOf } from '../src/api/request'
import { nameHere } from '../src/lib/base-path'
import { paths } from '../src/routing/paths'
import { basePathIn } from './base-path'
import { requestsOf } from './audit-screen'
import { expect, test } from './fixtures'
import { identities } from './identities'
import { contents } from './prompt-texts'
import { callsOf, codeOf, roundsOf, toldOf } from './rounds'
import type { SeededPrompt } from './seed'
import { settingsFromFile } from './settings-file'

/** Requests for code that a screen may make. */
const MOST_FILES = 8

const table = (page: Page, name: string, text: string) =>
  page.getByRole('table', { name }).getByRole('link', { name: text })

const DIFF = {
  path: ({ scopeId, key }: SeededPrompt) =>
    paths.history(scopeId, 'prompt', key, { from: 2, to: 5 }),
  shown: (page: Page) =>
    page.getByRole('region', { name: 'Changes from revision 2 to revision 5' }).getByRole('row'),
  rounds: 2,
}

/** Each screen with its content, and how many rounds it takes from a cold browser. */
const SCREENS: Record<
  string,
  {
    path: (prompt: SeededPrompt) => string
    shown: (page: Page, prompt: SeededPrompt) => ReturnType<Page['getByText']>
    rounds: number
    /** Requests for code, where more than `MOST_FILES`. */
    files?: number
    /** The browser knows that the person was in the Scope before. */
    visited?: true
    /** The Scopes that other tests made are left out: names are read a few at a time, each time in a round. */
    ownScopeOnly?: true
  }
> = {
  Home: {
    path: () => paths.home(),
    shown: (page) =>
      page
        .getByRole('region', { name: 'Changed since your last visit' })
        .getByText(/^r6$|does not say when/),
    rounds: 3,
    visited: true,
  },
  'the list of Scopes': {
    path: ({ scopeTitle }) => paths.scopes({ q: scopeTitle }),
    shown: (page, { scopeTitle }) => table(page, 'Scopes', scopeTitle),
    rounds: 3,
    ownScopeOnly: true,
  },
  'a Scope': {
    path: ({ scopeId }) => paths.scope(scopeId),
    shown: (page, { scopeTitle }) => page.getByRole('heading', { level: 1, name: scopeTitle }),
    rounds: 3,
  },
  'the Artifacts of a family': {
    path: ({ scopeId }) => paths.artifacts(scopeId, 'prompt'),
    shown: (page, { key }) => table(page, 'Artifacts', key),
    rounds: 2,
  },
  'the Artifacts with a tag': {
    path: ({ scopeId }) => `${paths.artifacts(scopeId, 'skill')}?tag=payments`,
    shown: (page) => page.getByText('No skill Artifacts with these tags'),
    rounds: 2,
  },
  'an Artifact': {
    path: ({ scopeId, key }) => paths.artifact(scopeId, 'prompt', key),
    shown: (page) => page.getByText(/one skill that the next person on call can follow/),
    rounds: 2,
  },
  'a Source': {
    path: ({ scopeId, sourceId }) => paths.source(scopeId, 'content', sourceId),
    shown: (page) => page.getByRole('region', { name: 'Content' }),
    rounds: 2,
  },
  'an edit form': {
    path: ({ scopeId, key }) => paths.edit(scopeId, 'prompt', key),
    shown: (page) => page.getByRole('textbox', { name: 'Instructions' }),
    rounds: 3,
  },
  'the diff of two given revisions': DIFF,
  'the history, with what the head changed': {
    path: ({ scopeId, key }) => paths.history(scopeId, 'prompt', key),
    shown: (page) =>
      page.getByRole('region', { name: 'Changes from revision 5 to revision 6' }).getByRole('row'),
    rounds: 3,
  },
  'the form of a new Artifact': {
    path: ({ scopeId }) => paths.create(scopeId, 'skill'),
    shown: (page) => page.getByRole('button', { name: 'Discard changes' }),
    rounds: 2,
  },
  'the Prompts of a Scope': {
    path: ({ scopeId }) => paths.prompts(scopeId),
    shown: (page, { key }) => table(page, 'Prompts', key),
    rounds: 2,
  },
  'a Prompt': {
    path: ({ scopeId, key }) => paths.prompt(scopeId, key),
    shown: (page) => page.getByRole('button', { name: 'Switch to Auto…' }),
    rounds: 2,
  },
  'the audit of a Scope': {
    path: ({ scopeId }) => paths.audit({ resource: `scope:${scopeId}` }),
    shown: (page) => requestsOf(page).getByRole('cell'),
    rounds: 3,
  },
  'who may do what in a Scope': {
    path: ({ scopeId }) => paths.access({ resource: `scope:${scopeId}` }),
    shown: (page) => page.getByRole('table', { name: 'Bindings' }).getByText('scope.admin'),
    rounds: 3,
  },
  'the people of a Scope and their actions': {
    path: ({ scopeId }) => paths.access({ resource: `scope:${scopeId}`, view: 'people' }),
    shown: (page) => page.getByRole('table', { name: 'People and actions' }).getByRole('cell'),
    rounds: 3,
  },
  'who can do something in a Scope': {
    path: ({ scopeId }) => paths.access({ resource: `scope:${scopeId}`, view: 'who' }),
    shown: (page) => page.getByRole('table', { name: 'Who can…' }).getByText('scope.admin'),
    rounds: 3,
  },
  'what was gained and lost in a Scope': {
    path: ({ scopeId }) =>
      paths.access({ resource: `scope:${scopeId}`, view: 'changes', as_of: '-1d' }),
    shown: (page) => page.getByRole('table', { name: 'Gained and lost' }).getByText('gained'),
    rounds: 3,
    files: 10,
  },
  'the review of a Scope': {
    path: ({ scopeId }) => paths.access({ resource: `scope:${scopeId}`, view: 'review' }),
    shown: (page) => page.getByRole('button', { name: 'Start review' }),
    rounds: 3,
    // The view has three fields with suggestions, and shares code with the dialogs of Access.
    files: 14,
  },
  'what a person may do in a Scope': {
    path: ({ scopeId }) =>
      paths.person(identities['scope-admin'].principal, { resource: `scope:${scopeId}` }),
    shown: (page) => page.getByRole('table', { name: /^What .* may do/ }).getByRole('cell'),
    rounds: 3,
  },
}

test('an event is there by its link after 3 rounds', async ({ api, baseURL, page, seedPrompt }) => {
  const { scopeId } = await seedPrompt()
  const event = (await api.as('root').audit(scopeId)).at(-1)
  await signIn(page, baseURL)
  const path = paths.audit({ resource: `scope:${scopeId}`, event: event?.event_id ?? '' })
  const drawer = page.getByRole('dialog', { name: 'Event' })
  const asked = await roundsOf(page, path, drawer.getByText(event?.request_id ?? ''), 3)
  expect(asked.length, toldOf(asked)).toBe(3)
})

test('a comparison of two Scopes is there after 2 rounds', async ({
  baseURL,
  page,
  seedPrompt,
}) => {
  const here = await seedPrompt()
  const there = await seedPrompt({ revisions: [contents.opening] })
  const side = ({ scopeId, key: artifactId }: SeededPrompt) =>
    ({ scopeId, family: 'prompt', artifactId, revision: null }) as const
  await signIn(page, baseURL)
  const rows = page.getByRole('region', { name: /^Changes from r6 / }).getByRole('row')
  const path = paths.compare(side(here), side(there))
  const asked = await roundsOf(page, path, rows.first(), 2)
  expect(asked.length, toldOf(asked)).toBe(2)
  expect(codeOf(asked).length, toldOf(asked)).toBeLessThanOrEqual(MOST_FILES)
})

test('where the page carries no settings, a diff takes a round more', async ({
  baseURL,
  page,
  seedPrompt,
}) => {
  const prompt = await seedPrompt()
  await settingsFromFile(page)
  await signIn(page, baseURL)
  const { path, shown } = DIFF
  const asked = await roundsOf(page, path(prompt), shown(page).first(), 3)
  expect(asked.length, toldOf(asked)).toBe(3)
})

test('a link that is pointed at or focused loads its code, and asks the service for nothing', async ({
  openAs,
  page,
  requests,
}) => {
  await openAs('scope-admin', '/nowhere')
  await requests.settled(page)
  const main = page.getByRole('navigation', { name: 'Main' })
  const calls = await requests.during(async () => {
    const audit = page.waitForResponse(/\/assets\/AuditPage-/)
    await main.getByRole('link', { name: 'Audit' }).hover()
    await audit
    const scopes = page.waitForResponse(/\/assets\/ScopesPage-/)
    await main.getByRole('link', { name: 'Scopes' }).focus()
    await scopes
    await requests.settled(page)
  })
  expect(calls).toEqual([])
})

for (const [name, screen] of Object.entries(SCREENS)) {
  const { path, shown, rounds, files = MOST_FILES, visited, ownScopeOnly } = screen
  test(`${name} is there after ${rounds} rounds`, async ({
    baseURL,
    expectRefusals,
    page,
    seedPrompt,
  }) => {
    // 1.0 does not know every Prompt key.
    expectRefusals(422, /\/prompts\//)
    const prompt = await seedPrompt()
    await signIn(page, baseURL)
    if (visited) await knowVisit(page, baseURL, prompt.scopeId)
    if (ownScopeOnly) await listOnly(page, prompt.scopeId)
    const asked = await roundsOf(page, path(prompt), shown(page, prompt).first(), rounds)
    const told = toldOf(asked)
    expect(asked.length, told).toBe(rounds)
    expect(new Set(callsOf(asked)).size, `asked twice: ${told}`).toBe(callsOf(asked).length)
    expect(codeOf(asked).length, told).toBeLessThanOrEqual(files)
  })
}

const signIn = (page: Page, baseURL: string) =>
  page
    .context()
    .addInitScript(([key, token]) => sessionStorage.setItem(key, token), [
      nameHere('scope-console.token', basePathIn(baseURL)),
      identities['scope-admin'].token,
    ] as const)

/** Of the Scopes on which the person holds an authority, the answers name one. */
const listOnly = (page: Page, scopeId: string) =>
  page.context().route('**/v1/access/resources/list', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { items: { scope_id?: string }[] }
    const items = answer.items.filter((item) => item.scope_id === scopeId)
    await route.fulfill({ response, json: { ...answer, items, total: items.length } })
  })

const knowVisit = (page: Page, baseURL: string, scopeId: string) =>
  page
    .context()
    .addInitScript(
      ([key, id]) => localStorage.setItem(key, JSON.stringify({ pinned: [], recent: [id] })),
      [visitedBy(identities['scope-admin'].principal, basePathIn(baseURL)), scopeId] as const,
    )

/** What a console keeps the Scopes under that a person has visited (decision 14). */
const visitedBy = ({ type, id }: Principal, base: string) =>
  nameHere(`scope-console.visited-scopes ${JSON.stringify([baseOf('', base), type, id])}`, base)
