import * as v from 'valibot'
import { MemoryEntries } from '../src/api/contract/memory'
import { endpoints } from '../src/api/endpoints'
import { paths } from '../src/routing/paths'
import { seedArtifact } from './editing'
import { expect, test } from './fixtures'
import { changes } from './history-screen'
import { seedScope } from './seed'

const FIRST = 'The reserve provider charges by the day.'
const SECOND = 'Refunds above 900 EUR need a second person.'

test('revisions of a Scope’s Memory are compared by the texts of their entries', async ({
  api,
  backend,
  openAs,
  requests,
}) => {
  test.skip(!backend.features.ownMemory, 'this server keeps no such Memory (contract §4)')
  const { scope_id: scopeId } = await seedScope(api)
  await api.as('scope-admin').remember(scopeId, FIRST)
  await api.as('scope-admin').remember(scopeId, SECOND)
  const { memory } = await api
    .as('scope-admin')
    .post(endpoints.memoryEntries, MemoryEntries, { scope_id: scopeId })
  const page = await openAs(
    'scope-admin',
    paths.history(scopeId, 'memory', memory?.artifact_id ?? '', { from: 1, to: 2 }),
  )
  const diff = changes(page, 1, 2)
  await expect(diff.getByText(SECOND)).toBeVisible()
  await expect(diff.getByText(/The server did not give the text/)).toHaveCount(0)
  const lists = requests.of('POST', /memory\/entries\/list/)
  expect(
    // A crowded server puts a read off, which is sent again then.
    lists.filter(({ status }) => status !== 503),
    'one call for both sides: each is audited',
  ).toHaveLength(1)
  await page.goto(paths.history(scopeId, 'memory', memory?.artifact_id ?? '', { from: 2, to: 1 }))
  await expect(changes(page, 2, 1).getByText(SECOND)).toBeVisible()
})

test('entries whose texts the server does not give are compared by id, and that is said', async ({
  api,
  backend,
  openAs,
}) => {
  test.skip(!backend.features.writes.includes('memory'), 'this server has no such family')
  const { scopeId, family, artifactId } = await seedArtifact(api, 'memory')
  const author = api.as('scope-admin')
  const head = await author.readHead(scopeId, family, artifactId)
  await author.replace(
    scopeId,
    family,
    artifactId,
    { entries: [{ kind: 'fact', text: SECOND }] },
    head.etag ?? '',
  )
  const page = await openAs(
    'scope-admin',
    paths.history(scopeId, family, artifactId, { from: 1, to: 2 }),
  )
  const diff = changes(page, 1, 2)
  await expect(diff.getByText('The server did not give the text of 2 entries')).toBeVisible()
  const { data } = await author.readHead(scopeId, family, artifactId)
  const { entries } = v.parse(
    v.looseObject({ entries: v.array(v.looseObject({ entry_id: v.string() })) }),
    data.content['manifest'],
  )
  const added = entries.at(-1)?.entry_id ?? ''
  await expect(diff.getByText(added).first()).toBeVisible()
})
