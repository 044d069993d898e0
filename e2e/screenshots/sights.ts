import { expect, type Locator, type Page } from '@playwright/test'
import { endpoints } from '../../src/api/endpoints'
import { paths } from '../../src/routing/paths'
import type { Words } from './words'

/** Ids of the sample deployment. */
export type Places = {
  scopeId: string
  /** Another Scope that the admin may read. */
  otherScopeId: string
  skillId: string
  handoffId: string
}

/** The sample deployment, where it is served. */
export type Sample = Places & { url: string }

export type Sight = {
  name: string
  /** The token of whoever looks; without one nobody is signed in. */
  as?: string
  path: (places: Places) => string
  /** What is pressed before the picture, and waited for. */
  act?: (page: Page, words: Words, sample: Sample) => Promise<void>
}

const ADMIN = 'demo-scope-admin'
const COMPLIANCE = 'demo-compliance'

const press = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click()
const dialogShown = (page: Page) => expect(page.getByRole('dialog').first()).toBeVisible()
const opens =
  (name: (words: Words) => string | RegExp): Sight['act'] =>
  async (page, words) => {
    await press(page, name(words))
    await dialogShown(page)
  }

const auditOf = ({ scopeId }: Places) => paths.audit({ resource: `scope:${scopeId}` })
const accessOf = ({ scopeId }: Places) => ({ resource: `scope:${scopeId}` })
const promptOf = ({ scopeId }: Places) => paths.prompt(scopeId, 'skill.generate')
const historyOf = ({ scopeId }: Places) => paths.history(scopeId, 'prompt', 'skill.generate')
const editOf = ({ scopeId }: Places) => paths.edit(scopeId, 'prompt', 'skill.generate')

/** Each picture of a conflict commits a revision of this one, of which no other picture is taken. */
const OFTEN_RESTORED = 'experience.generate'

/** Another admin of the sample is faster than the one who looks. */
async function commitAsJonas({ url, scopeId }: Sample) {
  const head = url + endpoints.artifact(scopeId, 'prompt', OFTEN_RESTORED)
  const headers = { authorization: 'Bearer demo-second-admin', 'content-type': 'application/json' }
  const seen = await fetch(head, { headers })
  const earlier = await fetch(url + endpoints.revision(scopeId, 'prompt', OFTEN_RESTORED, 2), {
    headers,
  })
  const { content } = (await earlier.json()) as { content: unknown }
  const answer = await fetch(head, {
    method: 'PUT',
    headers: { ...headers, 'if-match': seen.headers.get('etag') ?? '' },
    body: JSON.stringify({
      content,
      restored_from_revision: 2,
      reason: 'Its examples are clearer.',
    }),
  })
  expect(answer.status).toBe(200)
}

const screens: Sight[] = [
  { name: 'sign-in', path: () => paths.signIn() },
  { name: 'home', as: ADMIN, path: () => paths.home() },
  { name: 'home-compliance', as: COMPLIANCE, path: () => paths.home() },
  { name: 'scopes', as: ADMIN, path: () => paths.scopes() },
  { name: 'scopes-none-found', as: ADMIN, path: () => paths.scopes({ q: 'nothing like it' }) },
  { name: 'scope', as: ADMIN, path: ({ scopeId }) => paths.scope(scopeId) },
  { name: 'scope-viewer', as: 'demo-viewer', path: ({ scopeId }) => paths.scope(scopeId) },
  { name: 'scope-missing', as: ADMIN, path: () => paths.scope('scp_0000000000000000000000000') },
  { name: 'no-such-page', as: ADMIN, path: () => '/nowhere' },
  { name: 'artifacts', as: ADMIN, path: ({ scopeId }) => paths.artifacts(scopeId, 'skill') },
  {
    name: 'artifact',
    as: ADMIN,
    path: ({ scopeId, skillId }) => paths.artifact(scopeId, 'skill', skillId),
  },
  {
    name: 'handoff',
    as: ADMIN,
    path: ({ scopeId, handoffId }) => paths.artifact(scopeId, 'handoff', handoffId),
  },
  { name: 'new-artifact', as: ADMIN, path: ({ scopeId }) => paths.create(scopeId, 'experience') },
  { name: 'edit', as: ADMIN, path: editOf },
  { name: 'prompts', as: ADMIN, path: ({ scopeId }) => paths.prompts(scopeId) },
  { name: 'prompt', as: ADMIN, path: promptOf },
  { name: 'history', as: ADMIN, path: historyOf },
  {
    name: 'history-split',
    as: ADMIN,
    path: ({ scopeId }) =>
      paths.history(scopeId, 'prompt', 'skill.generate', { from: 12, to: 15, view: 'split' }),
  },
  {
    name: 'compare',
    as: ADMIN,
    path: ({ scopeId, otherScopeId }) => {
      const here = { scopeId, family: 'prompt', artifactId: 'skill.generate', revision: null }
      return paths.compare(here, { ...here, scopeId: otherScopeId })
    },
  },
  { name: 'audit', as: COMPLIANCE, path: auditOf },
  { name: 'audit-of-the-server', as: COMPLIANCE, path: () => paths.audit({ rows: 'decisions' }) },
  {
    name: 'audit-refused',
    as: 'demo-viewer',
    path: auditOf,
  },
  { name: 'access', as: ADMIN, path: (places) => paths.access(accessOf(places)) },
  ...(['people', 'who', 'changes', 'review'] as const).map((view): Sight => ({
    name: `access-${view}`,
    as: ADMIN,
    path: (places) => paths.access({ ...accessOf(places), view }),
  })),
  {
    name: 'access-as-of',
    as: ADMIN,
    path: (places) => paths.access({ ...accessOf(places), as_of: '-20d' }),
  },
  {
    name: 'person',
    as: ADMIN,
    path: (places) => paths.person({ type: 'user', id: 'noah.fischer' }, accessOf(places)),
  },
]

const parts: Sight[] = [
  { name: 'go-to', as: ADMIN, path: () => paths.home(), act: opens(({ app }) => app.goTo) },
  {
    name: 'account',
    as: ADMIN,
    path: () => paths.home(),
    act: opens(({ app }) => new RegExp(`^${app.accountOf('')}`)),
  },
  {
    name: 'scope-texts',
    as: ADMIN,
    path: ({ scopeId }) => paths.scope(scopeId),
    act: opens(({ scope }) => scope.editTexts),
  },
  {
    name: 'why-not',
    as: 'demo-viewer',
    path: ({ scopeId }) => paths.scope(scopeId),
    act: opens(({ why }) => why.why),
  },
  {
    name: 'artifact-json',
    as: ADMIN,
    path: ({ scopeId, skillId }) => paths.artifact(scopeId, 'skill', skillId),
    act: (page) => page.getByRole('tab', { name: 'JSON' }).click(),
  },
  {
    name: 'tags',
    as: ADMIN,
    path: ({ scopeId, skillId }) => paths.artifact(scopeId, 'skill', skillId),
    act: async (page, { artifacts, tags }) => {
      await press(page, artifacts.showTags)
      await press(page, tags.edit)
      await dialogShown(page)
    },
  },
  {
    name: 'compare-with',
    as: ADMIN,
    path: promptOf,
    act: opens(({ compare }) => compare.compareWith),
  },
  {
    name: 'switch-to-auto',
    as: ADMIN,
    path: promptOf,
    act: opens(({ prompts }) => prompts.switchToAuto),
  },
  {
    name: 'edit-json',
    as: ADMIN,
    path: editOf,
    act: (page) => page.getByRole('tab', { name: 'JSON' }).click(),
  },
  {
    name: 'edit-review',
    as: ADMIN,
    path: editOf,
    act: async (page, { editing }) => {
      await page.getByRole('textbox').first().fill('Write one skill at a time.')
      await press(page, editing.review)
      await dialogShown(page)
    },
  },
  {
    name: 'restore',
    as: ADMIN,
    path: historyOf,
    act: opens(({ timeline }) => timeline.restore(21)),
  },
  {
    name: 'conflict',
    as: ADMIN,
    path: ({ scopeId }) => paths.history(scopeId, 'prompt', OFTEN_RESTORED),
    act: async (page, { timeline, history, commit }, sample) => {
      await press(page, timeline.restore(1))
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill('The first one was shorter.')
      await commitAsJonas(sample)
      await press(dialog, history.restoreButton)
      await expect(page.getByRole('heading', { name: commit.moved })).toBeVisible()
    },
  },
  {
    name: 'audit-event',
    as: COMPLIANCE,
    path: ({ scopeId }) =>
      paths.audit({ resource: `scope:${scopeId}`, result: 'denied', rows: 'decisions' }),
    act: async (page) => {
      await page.getByRole('row').nth(2).click()
      await dialogShown(page)
    },
  },
  ...(['presets', 'export', 'evidence'] as const).map((part): Sight => ({
    name: `audit-${part}`,
    as: COMPLIANCE,
    path: auditOf,
    act: opens(({ audit }) => audit[part]),
  })),
  ...(['timeline', 'summary'] as const).map((part): Sight => ({
    name: `audit-${part}`,
    as: COMPLIANCE,
    path: auditOf,
    act: (page, { audit }) => press(page, new RegExp(`^${audit[part]}`)),
  })),
  {
    name: 'grant',
    as: ADMIN,
    path: (places) => paths.access(accessOf(places)),
    act: opens(({ change }) => change.grant),
  },
  {
    name: 'review-under-way',
    as: ADMIN,
    path: (places) => paths.access({ ...accessOf(places), view: 'review' }),
    act: async (page, { review }) => {
      await press(page, review.start)
      await expect(page.getByRole('table', { name: review.table })).toBeVisible()
    },
  },
]

/** Every screen, and the dialogs and parts that open on them. */
export const SIGHTS: readonly Sight[] = [...screens, ...parts]
