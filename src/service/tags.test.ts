import { expect, test } from 'vitest'
import { prompt, testService } from './testing/test-service'

async function withPrompt() {
  const service = testService()
  const scope = await service.createScope()
  await service.grant(scope, 'ada', 'scope.admin')
  await service.grant(scope, 'ada', 'scope.viewer')
  return { ...service, path: `/v1/scopes/${scope}/artifacts` }
}
const saved = { family: 'prompt', prompt_key: 'skill.generate', content: prompt('Do it.') }
const TAGS = '/prompt/skill.generate/tags'

test('a database of the version before has no tags, and takes them', async () => {
  const { database, post, path } = await withPrompt()
  expect((await post('ada', path, saved)).status).toBe(201)
  database.run('DROP TABLE tags')
  database.run(`UPDATE meta SET value = '4' WHERE name = 'schema_version'`)

  const { send } = testService({ database })
  const before = await send('ada', 'GET', `${path}${TAGS}`)
  expect(before.body.tags).toEqual([])
  const headers = { 'If-Match': before.headers.get('ETag') ?? '' }
  const put = await send('ada', 'PUT', `${path}${TAGS}`, { tags: ['Ops'] }, headers)
  expect([put.status, put.body.tags]).toEqual([200, ['Ops']])

  const again = testService({ database })
  expect((await again.send('ada', 'GET', `${path}${TAGS}`)).body.tags).toEqual(['Ops'])
  const list = await again.send('ada', 'GET', `${path}/prompt?tag=OPS`)
  expect(list.body.items).toHaveLength(1)
})
