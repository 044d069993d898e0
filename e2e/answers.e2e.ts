import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { expectToldTruly, reasonFor } from './dialogs'
import { expect, test } from './fixtures'
import type { SeededPrompt } from './seed'

// Answers of the agreed shape, to another question: what a proxy gives out that mixes them up, or a server at fault.

type Json = Record<string, unknown>
/** Stands in the wrong answers only. */
const FOREIGN = 'belongs to somebody else'
const foreign = { schema_version: 'powercontext.prompt.v1', mode: 'custom', demonstrations: [] }
const content = { ...foreign, instructions: FOREIGN }

type Wrong = {
  /** The call whose answer is changed. */
  of: RegExp
  /** The screen that shows it. */
  at: (seeded: SeededPrompt) => string
  change: (answer: Json) => Json
  /** The field that the failure names. */
  field: string
}

const withItem =
  (change: (item: Json) => Json, place = 0) =>
  (answer: Json) => ({
    ...answer,
    items: (answer['items'] as Json[]).map((item, at) => (at === place ? change(item) : item)),
  })
const head = ({ scopeId, key }: SeededPrompt) => paths.artifact(scopeId, 'prompt', key)
const history = ({ scopeId, key }: SeededPrompt) =>
  paths.history(scopeId, 'prompt', key, { from: 4, to: 5 })
const HEAD = /\/v1\/.*\/artifacts\/prompt\/skill\.generate$/
const LIST = /\/v1\/.*\/artifacts\/prompt\?/
const REVISIONS = /\/revisions\?/

const table: Record<string, Wrong> = {
  'the head of another Artifact': {
    of: HEAD,
    at: head,
    change: (answer) => ({ ...answer, artifact_id: 'handoff.generate', content }),
    field: 'artifact_id',
  },
  'the head of another family': {
    of: HEAD,
    at: head,
    change: (answer) => ({ ...answer, family: 'skill', content }),
    field: 'family',
  },
  'the head in another Scope': {
    of: HEAD,
    at: head,
    change: (answer) => ({ ...answer, scope_id: 'scp_other', content }),
    field: 'scope_id',
  },
  'another revision than its ETag names': {
    of: HEAD,
    at: head,
    change: (answer) => ({ ...answer, revision: 3, content }),
    field: 'ETag',
  },
  'revision 3 for revision 5': {
    of: /\/revisions\/5$/,
    at: history,
    change: (answer) => ({ ...answer, revision: 3, content }),
    field: 'revision',
  },
  'a list of revisions in which one comes twice': {
    of: REVISIONS,
    at: history,
    change: withItem((item) => ({ ...item, revision: 6, reason: FOREIGN }), 1),
    field: 'items.1.revision',
  },
  'a list of revisions with one of another Artifact': {
    of: REVISIONS,
    at: history,
    change: withItem((item) => ({ ...item, artifact_id: 'handoff.generate', reason: FOREIGN }), 2),
    field: 'items.2.artifact_id',
  },
  'a list of Artifacts with one of another Scope': {
    of: LIST,
    at: ({ scopeId }) => paths.artifacts(scopeId, 'prompt'),
    change: withItem((item) => ({ ...item, scope_id: 'scp_other', title: FOREIGN })),
    field: 'items.0.scope_id',
  },
  'handoff.generate for skill.generate': {
    of: /\/v1\/.*\/prompts\/skill\.generate$/,
    at: ({ scopeId, key }) => paths.prompt(scopeId, key),
    change: (answer) => ({
      ...answer,
      prompt_key: 'handoff.generate',
      effective: { instructions: FOREIGN, demonstrations: [] },
    }),
    field: 'prompt_key',
  },
  'a Prompt whose saved revision is not that of its ETag': {
    of: /\/v1\/.*\/prompts\/skill\.generate$/,
    at: ({ scopeId, key }) => paths.prompt(scopeId, key),
    change: (answer) => ({
      ...answer,
      artifact_etag: '"revision:3"',
      effective: { instructions: FOREIGN, demonstrations: [] },
    }),
    field: 'artifact_etag',
  },
  'another Scope': {
    of: /\/v1\/scopes\/[^/?]+$/,
    at: ({ scopeId }) => paths.scope(scopeId),
    change: (answer) => ({ ...answer, scope_id: 'scp_other', title: FOREIGN }),
    field: 'scope_id',
  },
  'an audit page with an event of another Scope': {
    of: /audit\/list$/,
    at: ({ scopeId }) => paths.audit({ resource: `scope:${scopeId}` }),
    change: withItem((item) => ({
      ...item,
      resource: { type: 'scope', scope_id: 'scp_other' },
      reason_code: FOREIGN,
    })),
    field: 'items.0.resource.scope_id',
  },
}

/** Changes the answers to these calls on their way, but for refusals. */
const change = (page: Page, { of, change: to }: Pick<Wrong, 'of' | 'change'>) =>
  page.route(of, async (route) => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    return route.fulfill({ response, json: to((await response.json()) as Json) })
  })

for (const [what, wrong] of Object.entries(table)) {
  test(`${what} is refused, and nothing of it is shown`, async ({
    openAs,
    page,
    requests,
    seedPrompt,
  }) => {
    const seeded = await seedPrompt()
    await change(page, wrong)
    await openAs('scope-admin', wrong.at(seeded))
    const alert = page.getByRole('alert').filter({ hasText: 'contract_violation' }).first()
    await expect(alert).toContainText('The server answered something unexpected')
    await expect(alert).toContainText(`field "${wrong.field}"`)
    await expect(page.getByText(FOREIGN)).toHaveCount(0)

    // Another read may still get a wrong answer.
    await requests.settled(page)
    await page.unroute(wrong.of)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(alert).toBeHidden()
  })
}

test('an answer of another Artifact is no proof that a commit took place', async ({
  api,
  backend,
  openAs,
  page,
  requests,
  seedPrompt,
}) => {
  const { scopeId, key } = await seedPrompt()
  await openAs('scope-admin', paths.history(scopeId, 'prompt', key))
  const dialog = page.getByRole('dialog')
  await page
    .getByRole('list', { name: 'Revisions' })
    .getByRole('button', { name: 'Restore revision 2…' })
    .click()
  await reasonFor(dialog, backend, 'Back to what worked.')
  const read = async () => (await api.as('scope-admin').readHead(scopeId, 'prompt', key)).data
  const before = await read()
  const press = () => dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  const committed = page.getByRole('alert').filter({ hasText: 'Committed revision' })

  await test.step('not when nothing reached the server', async () => {
    await page.route(HEAD, (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      const json = { ...before, artifact_id: 'handoff.generate', revision: 7, content }
      return route.fulfill({ json, headers: { ETag: '"revision:7"' } })
    })
    await press()
    await expect(dialog.getByText('Not committed so far', { exact: true })).toBeVisible()
    await expect(dialog.getByText('field "artifact_id"')).toBeVisible()
    await expect(committed).toHaveCount(0)
    expect((await read()).revision).toBe(6)
    await page.unroute(HEAD)
  })
  await test.step('when the server did commit, its head tells it', async () => {
    await page.route(HEAD, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      const response = await route.fetch()
      const json = { ...((await response.json()) as Json), revision: 9, content }
      return route.fulfill({ response, json })
    })
    await press()
    await expectToldTruly(page, backend, 7)
    expect((await read()).revision).toBe(7)
    await expect(page.getByText(FOREIGN)).toHaveCount(0)
    expect(requests.of('PUT')).toHaveLength(2)
  })
})
