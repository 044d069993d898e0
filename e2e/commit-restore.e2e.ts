import type { Page } from '@playwright/test'
import { writtenContent } from '../src/families/written-content'
import { paths } from '../src/routing/paths'
import type { Api } from './api'
import { compared } from './dialogs'
import { takenForOwners } from './editing'
import { expect, test } from './fixtures'
import { seedScope } from './seed'

const skill = {
  name: 'refund-twice',
  description: 'Finds refunds that were booked twice.',
  instructions: 'Compare the ledger with the bank.',
  validation: ['No refund is left without its ledger entry.'],
}
const topic = { title: 'Refunds', summary: 'How refunds go.', detail: 'They are booked at night.' }
const experience = { situation: 'A deploy ran.', action: 'Stopped it.', outcome: 'o', lesson: 'l' }

/** A first content of each family, and what its second revision holds instead. */
const families = [
  ['experience', experience, { lesson: 'Lock the job.' }],
  ['skill', skill, { description: 'Finds every refund that was booked twice.' }],
  ['topic-memory', topic, { summary: 'How refunds go now.' }],
  ['profile', { content: '# Ada\n\nOn call in the north.' }, { content: '# Ada\n\nOn leave.' }],
  [
    'atomic-memory',
    { kind: 'fact', text: 'Refunds run at two.' },
    { text: 'Refunds run at four.' },
  ],
] as const

/** Revision 1 and another one on top of it. */
async function twoRevisions(
  api: Api,
  scopeId: string,
  family: string,
  first: Record<string, unknown>,
  change: Record<string, unknown>,
): Promise<string> {
  const ada = api.as('scope-admin')
  const { artifact_id: id } = await ada.createArtifact(scopeId, family, first)
  const { data, etag } = await ada.readHead(scopeId, family, id)
  const second = { ...writtenContent(family, data.content), ...change }
  await ada.replace(scopeId, family, id, second, etag ?? '')
  return id
}

const restoreFirst = (page: Page) =>
  page
    .getByRole('list', { name: 'Revisions' })
    .getByRole('button', { name: 'Restore revision 1…' })
    .click()

test('an earlier revision of every family that this server writes can be restored', async ({
  api,
  backend,
  openAs,
}) => {
  // One screen and one commit for each of five families.
  test.slow()
  const { scope_id: scopeId } = await seedScope(api)
  const page = await openAs('scope-admin', paths.scope(scopeId))
  let restored = 0
  for (const [family, first, change] of families) {
    if (!backend.features.writes.includes(family)) continue
    const id = await twoRevisions(api, scopeId, family, first, change)
    await test.step(family, async () => {
      await page.goto(paths.history(scopeId, family, id))
      await restoreFirst(page)
      const dialog = page.getByRole('dialog', { name: 'Restore revision 1' })
      await expect(dialog).toContainText('This will commit revision 3 on top of revision 2')
      await compared(dialog)
      const asksWhy = backend.features.recordsRestores && family !== 'atomic-memory'
      const reason = dialog.getByRole('textbox', { name: 'Reason' })
      await expect(reason).toHaveCount(asksWhy ? 1 : 0)
      if (asksWhy) await reason.fill('It was right before.')
      await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: 'Committed revision 3' }),
      ).toBeVisible()
      const ada = api.as('scope-admin')
      const { data: head } = await ada.readHead(scopeId, family, id)
      const origin = await ada.readRevision(scopeId, family, id, 1)
      expect(writtenContent(family, head.content)).toEqual(writtenContent(family, origin.content))
      if (asksWhy) expect(head).toMatchObject({ restored_from_revision: 1 })
    })
    restored++
  }
  expect(restored).toBeGreaterThanOrEqual(3)
})

test('whoever turns out not to own an Artifact at the commit is told so, and keeps the reason', async ({
  api,
  backend,
  context,
  expectRefusals,
  openAs,
}) => {
  const { scope_id: scopeId } = await seedScope(api, { bot: ['scope.contributor'] })
  const id = await twoRevisions(api, scopeId, 'experience', experience, { lesson: 'Lock it.' })
  expectRefusals(403)
  await takenForOwners(context, { scopeId, family: 'experience', artifactId: id })
  const page = await openAs('bot', paths.history(scopeId, 'experience', id))
  await restoreFirst(page)
  const dialog = page.getByRole('dialog', { name: 'Restore revision 1' })
  await compared(dialog)
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  if (backend.features.recordsRestores) await reason.fill('It was right before.')
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Only its owner may replace this Artifact')
  await expect(dialog.getByRole('alert')).toContainText('forbidden')
  if (backend.features.recordsRestores) await expect(reason).toHaveValue('It was right before.')
  expect((await api.as('scope-admin').readHead(scopeId, 'experience', id)).data.revision).toBe(2)
})
