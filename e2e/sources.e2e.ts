import type { Page } from '@playwright/test'
import { paths } from '../src/routing/paths'
import { reviewAndCommit } from './editing'
import { expect, expectAccessible, test } from './fixtures'
import { seedScope } from './seed'

const notes = `# Notes of the night shift

The queue **mail** was full at 02:10.\u200b

<img src="https://img.example.test/spy.png" onerror="alert(1)">`

/** A handoff that cites what the night shift has noted. */
const handoffOf = (sourceId: string) => ({
  schema: 'powercontext.handoff.v1',
  objective: 'Finish what the night left behind.',
  state: [
    {
      text: 'Eleven orders are captured.',
      citations: [{ kind: 'source', source_ref: { name: 'content', source_id: sourceId } }],
    },
  ],
  disposition: 'continuable',
  next_action: null,
  omissions: [],
})

const content = (page: Page) => page.getByRole('region', { name: 'Content' })

test('a Source is opened from what cites it, read, and leads back; the handoff can still be changed', async ({
  api,
  auditedDuring,
  openAs,
  requests,
}) => {
  const { scope_id: scopeId, title } = await seedScope(api)
  const author = api.as('scope-admin')
  const sourceId = await author.addSource(scopeId, notes)
  await author.createArtifact(scopeId, 'handoff', handoffOf(sourceId))
  const page = await openAs('scope-admin', paths.artifact(scopeId, 'handoff', 'handoff'))
  const cited = page.getByRole('tabpanel').getByRole('link', { name: sourceId })
  await expect(cited).toBeVisible()
  // Its own Source is the first one, and the one that it cites the second.
  await expect(page.getByRole('region', { name: 'Details' }).getByRole('link')).toHaveCount(2)
  await requests.atRest(page)

  const events = await auditedDuring(scopeId, async () => {
    await cited.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes of the night shift')
    await requests.atRest(page)
  })
  expect(events.map(({ operation, allowed }) => [operation, allowed])).toEqual([
    ['get_source', true],
  ])
  await expect(page).toHaveURL(new RegExp(`${paths.source(scopeId, 'content', sourceId)}$`))
  await expect(page.getByRole('main').getByText(sourceId, { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(title)
  // What is hidden is marked, and markup stays the text that it is.
  await expect(content(page).getByText('U+200B')).toBeVisible()
  await content(page).getByRole('button', { name: 'Rendered' }).click()
  await expect(
    content(page).getByRole('heading', { name: 'Notes of the night shift' }),
  ).toBeVisible()
  await expect(content(page).getByText('<img src=')).toBeVisible()
  await expect(content(page).locator('img')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('region', { name: 'Cited by' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Finish what the night left behind.',
  )
  // Answers call the type of a Source by another word than requests: what is read has to be sent with theirs.
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Objective' }).fill('Close the night.')
  await reviewAndCommit(page, 2)
  const { data } = await author.readHead(scopeId, 'handoff', 'handoff')
  expect(data.sources.map((source) => source.source_id)).toContain(sourceId)
})

test('the Source of a write shows its fields, and its JSON by a link', async ({ api, openAs }) => {
  const { scope_id: scopeId } = await seedScope(api)
  const author = api.as('scope-admin')
  const made = await author.createArtifact(scopeId, 'experience', {
    situation: 'The refund job ran twice.',
    action: 'Stopped the second run.',
    outcome: 'Two customers were refunded twice.',
    lesson: 'Lock the job.',
  })
  const { data } = await author.readHead(scopeId, 'experience', made.artifact_id)
  const sourceId = data.sources[0]?.source_id ?? ''
  const page = await openAs('scope-admin', paths.source(scopeId, 'content', sourceId))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The refund job ran twice.')
  await expect(content(page).getByText('Lock the job.')).toBeVisible()
  // Nothing of this visit has named an Artifact that cites it.
  await expect(page.getByRole('region', { name: 'Cited by' })).toContainText(
    'the server does not list what does',
  )
  await content(page).getByRole('button', { name: 'JSON' }).click()
  await expect(page).toHaveURL(/\?tab=json$/)
  await page.reload()
  await expect(content(page).getByText('"lesson": "Lock the job."')).toBeVisible()
})

test('a Source that is not there, or not for this reader, says why and what helps', async ({
  api,
  expectRefusals,
  openAs,
  page,
}) => {
  expectRefusals(404, /\/sources\//)
  expectRefusals(403, /\/v1\/scopes\//)
  const { scope_id: scopeId } = await seedScope(api)
  const sourceId = await api.as('scope-admin').addSource(scopeId, 'Kept.')
  await openAs('scope-admin', paths.source(scopeId, 'content', 'src_none'))
  const missing = page.getByRole('alert').filter({ hasText: 'There is no such Source' })
  await expect(missing).toContainText('Open it from the Artifact that cites it.')
  await expect(missing).toContainText('source_not_found')
  const other = await openAs('viewer', paths.source(scopeId, 'content', sourceId))
  const refused = other.getByRole('alert').filter({ hasText: 'forbidden' })
  await expect(refused).toContainText(/scope\.viewer|reading role/)
})
