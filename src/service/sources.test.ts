import { expect, test } from 'vitest'
import { testService } from './testing/test-service'

const topic = (detail: string) => ({ title: 'T', summary: 'S', detail })
/** More than the row of a revision holds. */
const LONG = '\u{1f642}'.repeat(100_000)

async function withScope() {
  const all = testService()
  const scope = await all.createScope()
  for (const role of ['scope.admin', 'scope.contributor']) await all.grant(scope, 'ada', role)
  const path = `/v1/scopes/${scope}`
  const create = (family: string, content: object) =>
    all.post('ada', `${path}/artifacts`, { family, content })
  const ownSource = ({ body }: Awaited<ReturnType<typeof create>>) =>
    String((body.sources as { source_id: string }[])[0]?.source_id)
  const read = (id: string) => all.send('ada', 'GET', `${path}/sources/content/${id}`)
  return { ...all, path, create, ownSource, read }
}

test('the Source of a large write is worked out of what is kept in pieces', async () => {
  const { create, ownSource, read } = await withScope()
  const made = await create('topic-memory', topic(LONG))
  expect((await read(ownSource(made))).body.content).toEqual(topic(LONG))
})

test('a large Source is kept in pieces, and read as it was added', async () => {
  const { post, path, read } = await withScope()
  const added = await post('ada', `${path}/sources`, { content: LONG })
  const found = await read(String(added.body.source_id))
  expect([added.status, found.body]).toEqual([201, added.body])
  expect(found.body.content).toBe(LONG)
})

test('a database of the version before tells the Sources of the writes that it has', async () => {
  const { database, create, ownSource, path } = await withScope()
  const first = await create('topic-memory', topic('one'))
  const second = await create('topic-memory', topic('two'))
  database.run('DROP TABLE sources')
  database.run('DROP TABLE tags')
  database.run(`UPDATE meta SET value = '3' WHERE name = 'schema_version'`)
  const started = testService({ database })
  const told = await Promise.all(
    [first, second].map(async (made) => {
      const source = `${path}/sources/content/${ownSource(made)}`
      const { content, position } = (await started.send('ada', 'GET', source)).body
      return [content, position]
    }),
  )
  expect(told).toEqual([
    [topic('one'), 1],
    [topic('two'), 2],
  ])
  const third = await started.post('ada', `${path}/sources`, { content: 'three' })
  expect(third.body.position).toBe(3)
})
