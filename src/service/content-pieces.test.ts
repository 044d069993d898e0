import { expect, test } from 'vitest'
import { integer, StorageError, type Database } from './database'
import { openSqlite } from './sqlite'
import { testService } from './testing/test-service'

/** Three pieces of JSON; its characters take four bytes each, so that pieces end within some of them. */
const detail = (beginning: string) => beginning + '\u{1f642}'.repeat(124_990)
const topic = (beginning: string) => ({
  title: 'Large',
  summary: 'More than a row holds.',
  detail: detail(beginning),
})

async function withTopic(database: Database = openSqlite(':memory:')) {
  const all = testService({ database })
  const scope = await all.createScope()
  for (const role of ['scope.admin', 'scope.contributor', 'scope.viewer'])
    await all.grant(scope, 'ada', role)
  const artifacts = `/v1/scopes/${scope}/artifacts`
  const create = (as: string, beginning: string) =>
    all.post(as, artifacts, { family: 'topic-memory', content: topic(beginning) })
  const created = await create('ada', 'one')
  const path = `${artifacts}/topic-memory/${String(created.body.artifact_id)}`
  const replace = (beginning: string, revision = 1, as = 'ada') =>
    all.send(
      as,
      'PUT',
      path,
      { content: topic(beginning) },
      { 'If-Match': `"revision:${revision}"` },
    )
  const count = (table: string) =>
    integer(database.get(`SELECT count(*) AS n FROM ${table}`) ?? {}, 'n')
  return { ...all, database, scope, artifacts, path, create, created, replace, count }
}

test('a large content is read as it was written, as head and as revision', async () => {
  const { send, path, created, replace, count } = await withTopic()
  expect(created.status).toBe(201)
  expect(count('content_pieces')).toBe(2)
  const replaced = await replace('two')
  expect([replaced.status, replaced.body.content]).toEqual([200, topic('two')])
  const head = await send('ada', 'GET', path)
  expect(head.body).toEqual(replaced.body)
  expect(head.headers.get('Content-Type')).toBe('application/json')
  const first = await send('ada', 'GET', `${path}/revisions/1`)
  expect(first.body).toMatchObject({ revision: 1, content: topic('one') })
  expect(first.body.content_digest).not.toBe(head.body.content_digest)
  expect([count('content_pieces'), count('unfinished_contents')]).toEqual([4, 0])
})

test('a list tells of large contents without reading them', async () => {
  const { send, artifacts, create, database } = await withTopic()
  await create('ada', 'two')
  database.run('DELETE FROM content_pieces')
  const { body } = await send('ada', 'GET', `${artifacts}/topic-memory`)
  const { title, summary } = topic('')
  expect(body.items).toMatchObject(Array(2).fill({ title, summary }))
})

test('others are answered while a large content is written, and while one is read', async () => {
  const { send, path, replace } = await withTopic()
  for (const large of [() => replace('two'), () => send('ada', 'GET', path)]) {
    const answered: string[] = []
    await Promise.all([
      large().then(() => answered.push('large')),
      send('ada', 'GET', `${path}/revisions`).then(() => answered.push('small')),
    ])
    expect(answered).toEqual(['small', 'large'])
  }
})

test('who may not write has nothing written, and who may is decided upon once', async () => {
  const { audit, replace, database } = await withTopic()
  const recorded = async () => {
    const events = (await audit({ action: 'scope.admin' })).body.items as { allowed: boolean }[]
    return events.map(({ allowed }) => allowed)
  }
  const earlier = await recorded()
  const ids = () => database.all('SELECT seq FROM sqlite_sequence WHERE name LIKE ?', ['unfin%'])
  const before = ids()
  expect((await replace('two', 1, 'bob')).status).toBe(403)
  expect(ids()).toEqual(before)
  expect((await replace('two')).status).toBe(200)
  expect(await recorded()).toEqual([...earlier, false, true])
})

test('of two who write at once one is refused, and what it had written is removed', async () => {
  const { replace, count, send, path } = await withTopic()
  const answers = await Promise.all([replace('two'), replace('three')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  const winner = answers.find(({ status }) => status === 200)
  expect((await send('ada', 'GET', path)).body).toEqual(winner?.body)
  expect([count('content_pieces'), count('unfinished_contents')]).toEqual([4, 0])
})

test('what a disk takes no more is removed, and nothing is committed', async () => {
  const sqlite = openSqlite(':memory:')
  let pieces = Infinity
  const { replace, count, send, path } = await withTopic({
    ...sqlite,
    run(sql, parameters) {
      if (sql.startsWith('INSERT INTO content_pieces') && (pieces -= 1) < 0)
        throw new StorageError('database or disk is full')
      sqlite.run(sql, parameters)
    },
  })
  pieces = 1
  const refused = await replace('two')
  expect([refused.status, refused.body.error?.code]).toEqual([503, 'storage_unavailable'])
  expect([count('content_pieces'), count('unfinished_contents')]).toEqual([2, 0])
  pieces = Infinity
  expect((await send('ada', 'GET', path)).body).toMatchObject({ revision: 1 })
  expect((await replace('two')).status).toBe(200)
})

test('a start removes what a crash has left of a content, and nothing else', async () => {
  const { send, path, database, count } = await withTopic()
  const before = (await send('ada', 'GET', path)).body
  const { content_id: id = null } =
    database.get('INSERT INTO unfinished_contents DEFAULT VALUES RETURNING content_id') ?? {}
  const insert = 'INSERT INTO content_pieces (content_id, position, bytes) VALUES (?, 0, ?)'
  database.run(insert, [id, new Uint8Array(9)])
  const started = testService({ database })
  expect([count('content_pieces'), count('unfinished_contents')]).toEqual([2, 0])
  expect((await started.send('ada', 'GET', path)).body).toEqual(before)
})

test('a batch keeps a large content with the rest of it', async () => {
  const { service, replace, send, path, count } = await withTopic()
  const failed = service.batch(async () => {
    expect((await replace('two')).status).toBe(200)
    throw new Error('the batch fails')
  })
  await expect(failed).rejects.toThrow('the batch fails')
  expect([count('content_pieces'), count('unfinished_contents')]).toEqual([2, 0])
  await service.batch(() => replace('two'))
  expect((await send('ada', 'GET', path)).body).toMatchObject({ content: topic('two') })
})

test('a database of the version before is taken over', async () => {
  const all = await withTopic()
  const { database, artifacts } = all
  const short = { title: 'Short', summary: 'In its row.', detail: 'd' }
  await all.post('ada', artifacts, { family: 'topic-memory', content: short })
  // As version 2 would have left it: all contents in their rows.
  database.run(`UPDATE revisions SET content = ? WHERE content_id IS NOT NULL`, [
    JSON.stringify(topic('one')),
  ])
  for (const column of ['content_id', 'title', 'summary'])
    database.run(`ALTER TABLE revisions DROP COLUMN ${column}`)
  for (const table of ['content_pieces', 'unfinished_contents', 'sources', 'tags'])
    database.run(`DROP TABLE ${table}`)
  database.run(`UPDATE meta SET value = '2' WHERE name = 'schema_version'`)
  const started = testService({ database })
  const list = await started.send('ada', 'GET', `${artifacts}/topic-memory`)
  expect(list.body.items).toMatchObject([{ title: 'Short' }, { title: 'Large' }])
  const head = await started.send('ada', 'GET', all.path)
  expect(head.body.content).toEqual(topic('one'))
  expect((await all.replace('two')).status).toBe(200)
})
