import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ArtifactCreated, ArtifactPage, ArtifactRevision } from '../api/contract/artifacts'
import { PromptConfiguration } from '../api/contract/prompts'
import { prompt, testService, type Sent } from './testing/test-service'

async function savedPrompt(revisions: number) {
  const all = testService()
  const scope = await all.createScope()
  await all.grant(scope, 'ada', 'scope.admin')
  await all.grant(scope, 'ada', 'scope.viewer')
  const created = await all.post('ada', `/v1/scopes/${scope}/artifacts`, {
    family: 'prompt',
    prompt_key: 'skill.generate',
    content: prompt('one'),
  })
  const path = `/v1/scopes/${scope}/artifacts/prompt/skill.generate`
  const put = (body: unknown, etag: string | null) =>
    all.send('ada', 'PUT', path, body, etag === null ? {} : { 'If-Match': etag })
  for (let n = 1; n < revisions; n += 1) {
    await put({ content: prompt(`text ${n + 1}`) }, `"revision:${n}"`)
  }
  const head = async () => Number((await all.send('ada', 'GET', path)).body.revision)
  return { ...all, scope, path, put, head, created }
}

const code = (answer: Sent) => [answer.status, answer.body.error?.code]

test('answers are of the contract', async () => {
  const { send, scope, path, created } = await savedPrompt(2)
  expect(created.status).toBe(201)
  expect(created.headers.get('Location')).toBe(path)
  expect(created.headers.get('ETag')).toBe('"revision:1"')
  v.parse(ArtifactCreated, created.body)
  v.parse(ArtifactRevision, (await send('ada', 'GET', path)).body)
  v.parse(ArtifactPage, (await send('ada', 'GET', `${path}/revisions`)).body)
  v.parse(ArtifactPage, (await send('ada', 'GET', `/v1/scopes/${scope}/artifacts/prompt`)).body)
  const configuration = await send('ada', 'GET', `/v1/scopes/${scope}/prompts/skill.generate`)
  expect(v.parse(PromptConfiguration, configuration.body)).toMatchObject({
    mode: 'custom',
    artifact_etag: '"revision:2"',
    effective: { instructions: 'text 2' },
  })
})

test.each([
  ['*'],
  ['W/"revision:1"'],
  ['revision:1'],
  [''],
  ['"revision:1", "revision:2"'],
  ['"revision:2"'],
])('If-Match %j is not the head: 412, and nothing is committed', async (etag) => {
  const { put, head } = await savedPrompt(1)
  const refused = await put({ content: prompt('x') }, etag)
  expect(code(refused)).toEqual([412, 'revision_conflict'])
  expect(refused.body.error?.details).toEqual({
    provided_etag: etag,
    current_etag: '"revision:1"',
  })
  expect(await head()).toBe(1)
})

test('without If-Match: 428', async () => {
  const { put } = await savedPrompt(1)
  expect(code(await put({ content: prompt('x') }, null))).toEqual([428, 'precondition_required'])
})

test('of two writers with the same head one commits', async () => {
  const { put, head } = await savedPrompt(1)
  const answers = await Promise.all(
    ['a', 'b'].map((text) => put({ content: prompt(text) }, '"revision:1"')),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  expect(await head()).toBe(2)
})

test('an unchanged body commits another revision with the same digest', async () => {
  const { put, send, path } = await savedPrompt(1)
  const { status, headers } = await put({ content: prompt('one') }, '"revision:1"')
  expect([status, headers.get('ETag')]).toEqual([200, '"revision:2"'])
  const { items } = v.parse(ArtifactPage, (await send('ada', 'GET', `${path}/revisions`)).body)
  expect(items.map(({ revision }) => revision)).toEqual([2, 1])
  expect(new Set(items.map((item) => item.content_digest)).size).toBe(1)
})

test('Auto has the digest that the real service gives it', async () => {
  const { put } = await savedPrompt(1)
  const { body } = await put({ content: prompt('', 'auto') }, '"revision:1"')
  expect(body.content_digest).toBe(
    'sha256:7065f26ecc71f1f3cb66ad4da11bf26c5ee061bbc5eb2723265385dc116e6c34',
  )
})

test('a restore notes where from, why and by whom', async () => {
  const { put } = await savedPrompt(3)
  const { body } = await put(
    { content: prompt('one'), restored_from_revision: 1, reason: ' back ' },
    '"revision:3"',
  )
  expect(body).toMatchObject({
    revision: 4,
    restored_from_revision: 1,
    reason: 'back',
    created_by: { type: 'user', id: 'ada' },
  })
})

test.each([
  [{ restored_from_revision: 1 }, 'reason'],
  [{ reason: 'x' }, 'reason'],
  [{ restored_from_revision: 3, reason: 'x' }, 'restored_from_revision'],
  [{ restored_from_revision: 9, reason: 'x' }, 'restored_from_revision'],
  [{ restored_from_revision: 2, reason: 'x' }, 'content'],
])('a restore with %j is refused for its %s', async (fields, field) => {
  const { put, head } = await savedPrompt(3)
  const refused = await put({ content: prompt('one'), ...fields }, '"revision:3"')
  expect(code(refused)).toEqual([422, 'invalid_request'])
  expect(refused.body.error?.details).toMatchObject({ field })
  expect(await head()).toBe(3)
})

test.each([
  ['blank instructions', prompt(' \n')],
  ['Auto with instructions', prompt('x', 'auto')],
  [
    'a demonstration over 64 KiB',
    { ...prompt('x'), demonstrations: [{ input: 'x'.repeat(66_000), expected_output: 1 }] },
  ],
])('%s is no Prompt', async (_what, content) => {
  const { put } = await savedPrompt(1)
  expect(code(await put({ content }, '"revision:1"'))).toEqual([422, 'invalid_prompt_content'])
})

test('instructions are kept trimmed and composed', async () => {
  const { put } = await savedPrompt(1)
  const { body } = await put({ content: prompt('  Cafe\u0301 \n') }, '"revision:1"')
  expect(body.content).toMatchObject({ instructions: 'Caf\u00e9' })
})

test.each([
  ['65 notes', Object.fromEntries(Array.from({ length: 65 }, (_, n) => [`n${n}`, 'x'])), 422],
  ['a note of 2,001 characters', { note: 'x'.repeat(2_001) }, 422],
  ['a note with blanks around it', { note: ' x' }, 422],
  ['a name of 129 characters', { ['n'.repeat(129)]: 'x' }, 422],
  [
    '64 notes of 2,000 characters',
    Object.fromEntries(Array.from({ length: 64 }, (_, n) => [`n${n}`, 'x'.repeat(2_000)])),
    201,
  ],
  [
    '64 notes that fill the file',
    Object.fromEntries(Array.from({ length: 64 }, (_, n) => [`n${n}`, '\u{1f642}'.repeat(2_000)])),
    422,
  ],
])('a skill with %s', async (_what, metadata, status) => {
  const { grant, post, scope } = await savedPrompt(1)
  await grant(scope, 'ada', 'scope.contributor')
  const content = { name: 'n', description: 'd', instructions: 'i', validation: ['v'], metadata }
  const path = `/v1/scopes/${scope}/artifacts`
  expect((await post('ada', path, { family: 'skill', content })).status).toBe(status)
})

test('a second first save is 409', async () => {
  const { post, scope } = await savedPrompt(1)
  const again = await post('ada', `/v1/scopes/${scope}/artifacts`, {
    family: 'prompt',
    prompt_key: 'skill.generate',
    content: prompt('x'),
  })
  expect(code(again)).toEqual([409, 'idempotency_conflict'])
})

test('If-None-Match spares the body', async () => {
  const { send, path } = await savedPrompt(1)
  const { status, headers } = await send('ada', 'GET', path, undefined, {
    'If-None-Match': 'W/"revision:1"',
  })
  expect([status, headers.get('ETag')]).toEqual([304, '"revision:1"'])
})

test('a memory collection is refused with the code of 1.4', async () => {
  const { send, scope } = await savedPrompt(1)
  const refused = await send('ada', 'GET', `/v1/scopes/${scope}/artifacts/memory`)
  expect(code(refused)).toEqual([422, 'legacy_memory_operation_unsupported'])
})

test('a fault of the service undoes the revision together with its events', async () => {
  const all = await savedPrompt(1)
  const events = () => all.database.all('SELECT cursor FROM audit_events').length
  const before = events()
  all.database.run(
    `CREATE TRIGGER broken BEFORE UPDATE ON heads BEGIN SELECT RAISE(ABORT, 'no space'); END`,
  )
  const failed = await all.put({ content: prompt('x') }, '"revision:1"')
  expect(code(failed)).toEqual([500, 'internal_error'])
  expect(events()).toBe(before)
  all.database.run('DROP TRIGGER broken')
  expect(await all.head()).toBe(1)
})
