import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Binding, BindingPage, Me } from '../api/contract/access'
import { Readiness } from '../api/contract/health'
import { Scope, ScopePage } from '../api/contract/scopes'
import { MARKER } from './health'
import { strip } from '../lib/text/strip'
import { canonicalContent } from './contents'
import { ServiceError } from './errors'
import { judgeBody } from './judged-body'
import { prompt, testService } from './testing/test-service'

test('every answer names its request', async () => {
  const { send } = testService()
  for (const path of ['/health/live', '/v1/scopes', '/v1/nothing']) {
    const { headers } = await send('root', 'GET', path)
    expect(headers.get('X-PowerContext-Request-ID')).toMatch(/^[0-9a-f]{16}$/)
  }
})

test('answers of Access and Scopes are of the contract', async () => {
  const { send, post, createScope, grant } = testService()
  const scope = await createScope()
  v.parse(Binding, (await grant(scope, 'ada', 'scope.viewer')).body)
  v.parse(Scope, (await send('ada', 'GET', `/v1/scopes/${scope}`)).body)
  v.parse(ScopePage, (await send('root', 'GET', '/v1/scopes')).body)
  v.parse(Me, (await send('ada', 'GET', '/v1/access/me')).body)
  const ready = v.parse(Readiness, (await send(null, 'GET', '/health/ready')).body)
  expect(ready.checks).toMatchObject({ access_mode: 'enforced', service: MARKER })
  const list = { management_resource: { type: 'scope', scope_id: scope } }
  v.parse(BindingPage, (await post('root', '/v1/access/bindings/list', list)).body)
})

test.each([
  ['GET', '/v1/nothing', 404, { detail: 'Not Found' }],
  ['DELETE', '/v1/scopes', 405, { detail: 'Method Not Allowed' }],
  ['POST', '/v1/access/me', 405, { detail: 'Method Not Allowed' }],
])('%s %s is %i without the error body', async (method, path, status, body) => {
  const { send } = testService()
  expect(await send('root', method, path)).toMatchObject({ status, body })
})

test('an id is decoded once', async () => {
  const { send, database } = testService()
  const paths = ['/v1/scopes/a%2Fb', '/v1/scopes/a%252Fb', '/v1/scopes/a%20b']
  for (const path of paths) await send('ada', 'GET', path)
  const ids = database.all(`SELECT scope_id FROM audit_events ORDER BY cursor`)
  expect(ids.map((row) => row.scope_id)).toEqual(['a/b', 'a%2Fb', 'a b'])
})

test('authority comes before the query, the body before authority', async () => {
  const { send, createScope, grant } = testService()
  const scope = await createScope()
  const path = `/v1/scopes/${scope}/artifacts/prompt?limit=0`
  expect((await send('bob', 'GET', path)).status).toBe(403)
  await grant(scope, 'bob', 'scope.viewer')
  const { status, body } = await send('bob', 'GET', path)
  expect([status, body.error?.code]).toEqual([400, 'invalid_request'])
  expect(body.error?.details).toEqual({
    errors: [
      {
        type: 'greater_than_equal',
        loc: ['query', 'limit'],
        msg: 'Input should be greater than or equal to 1',
      },
    ],
  })
  const nonsense = await send('bob', 'POST', '/v1/scopes', { title: 1 })
  expect([nonsense.status, nonsense.body.error?.code]).toEqual([422, 'invalid_access_request'])
})

test('a key repeats what it did, and nothing else', async () => {
  const { post } = testService()
  const scope = { title: 'S', summary: 's', idempotency_key: 'once' }
  const [first, again] = [
    await post('root', '/v1/scopes', scope),
    await post('root', '/v1/scopes', scope),
  ]
  expect(again.body.scope_id).toBe(first.body.scope_id)
  const other = await post('root', '/v1/scopes', { ...scope, title: 'T' })
  expect([other.status, other.body.error?.code]).toEqual([409, 'scope_idempotency_conflict'])
})

test('a body over 16 MiB is refused', async () => {
  const { send } = testService()
  const { status, body } = await send(
    'root',
    'POST',
    '/v1/scopes',
    'x'.repeat(16 * 1024 * 1024 + 1),
  )
  expect([status, body.error?.code]).toEqual([413, 'request_too_large'])
})

test('a database of another program is not touched', () => {
  const { database } = testService()
  database.run(`UPDATE meta SET value = '0' WHERE name = 'schema_version'`)
  expect(() => testService({ database })).toThrow('another version')
})

test('faults are struck only where they are switched on', async () => {
  const ask = (faults: boolean) =>
    testService({ faults }).send('root', 'GET', '/v1/scopes/fault:500')
  expect((await ask(false)).status).toBe(403)
  expect((await ask(true)).status).toBe(500)
})

test('a body is looked into for faults at its beginning only, and comes whole', async () => {
  const { send } = testService({ faults: true })
  const body = { title: 'T', summary: 's', idempotency_key: 'k' }
  const blanks = ' '.repeat(200_000)
  const scope = (text: string) => send('root', 'POST', '/v1/scopes', text)
  expect((await scope(JSON.stringify({ ...body, title: 'fault:503' }) + blanks)).status).toBe(503)
  const { status, body: made } = await scope(
    blanks + JSON.stringify({ ...body, title: 'fault:503' }),
  )
  expect([status, made.title]).toEqual([201, 'fault:503'])
})

test('a lost answer is carried out all the same', async () => {
  const { service, database } = testService({ faults: true })
  const response = await service.fetch(
    new Request('http://service/v1/scopes', {
      method: 'POST',
      headers: { Authorization: 'Bearer root', 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: 'S', summary: 'fault:lost', idempotency_key: 'k' }),
    }),
  )
  await expect(response.text()).rejects.toThrow('fault:lost')
  expect(database.all(`SELECT title FROM scopes WHERE summary = 'fault:lost'`)).toHaveLength(1)
})

test('a large body that is judged elsewhere holds up nobody', async () => {
  const asked: (() => void)[] = []
  const { send } = testService({
    judgeElsewhere: (question, bytes) =>
      new Promise((resolve) => {
        asked.push(() => resolve(structuredClone(judgeBody(question, bytes))))
      }),
  })
  const large = { title: 'T', summary: 's'.repeat(100_000), idempotency_key: 'k' }
  const refused = send('root', 'POST', '/v1/scopes', large)
  const small = { ...large, summary: 's' }
  while (asked.length === 0) {
    expect((await send('root', 'POST', '/v1/scopes', small)).status).toBe(201)
  }
  asked.forEach((judge) => judge())
  expect((await refused).status).toBe(422)
})

const LARGE = 'x'.repeat(300_000)
const skillOf = (metadata: Record<string, string>) => ({
  name: 'n',
  description: 'd',
  instructions: 'i',
  validation: ['v'],
  metadata,
})
const handoffOf = (name: string) => ({
  schema: 'powercontext.handoff.v1',
  objective: 'o',
  state: [{ text: 't', citations: [{ kind: 'source', source_ref: { name, source_id: 's' } }] }],
  disposition: 'complete',
  next_action: null,
  omissions: [],
})

test.each([
  ['a profile', 201, { family: 'profile', content: { content: 'x'.repeat(200_000) } }],
  ['a profile', 422, { family: 'profile', content: { content: LARGE } }],
  ['an atomic memory', 422, { family: 'atomic-memory', content: { kind: 'fact', text: LARGE } }],
  ['a skill', 422, { family: 'skill', content: skillOf({ note: LARGE }) }],
  ['a handoff', 422, { family: 'handoff', content: handoffOf(LARGE) }],
  [
    'a Prompt',
    422,
    {
      family: 'prompt',
      prompt_key: 'skill.generate',
      content: { ...prompt('x'), demonstrations: [{ input: LARGE, expected_output: 1 }] },
    },
  ],
  ['no Artifact', 422, { family: 'profile', content: { content: LARGE, more: 1 } }],
])('%s (%i) is answered as it would be here, judged elsewhere', async (_what, status, body) => {
  const judged: unknown[] = []
  const elsewhere = testService({
    judgeElsewhere: async (question, bytes) => {
      const answer = structuredClone(judgeBody(question, bytes))
      judged.push(answer)
      return answer
    },
  })
  const answers = []
  for (const { createScope, grant, send } of [elsewhere, testService()]) {
    const scope = await createScope()
    for (const role of ['scope.admin', 'scope.contributor']) await grant(scope, 'ada', role)
    const path = `/v1/scopes/${scope}/artifacts`
    const first = await send('ada', 'POST', path, body)
    const denied = await send('dee', 'POST', path, body)
    const { content } = body
    const put = `${path}/${body.family}/${String(first.body.artifact_id)}`
    const second = await send('ada', 'PUT', put, { content }, { 'If-Match': '"revision:1"' })
    answers.push([first, denied, second].map((answer) => [answer.status, answer.body.error]))
    expect(first.status).toBe(status)
  }
  expect(answers[0]).toEqual(answers[1])
  expect(judged).toHaveLength(3)
  // What is refused for its size is not handed back.
  if (status === 422) expect(JSON.stringify(judged).length).toBeLessThan(2_000)
})

test('a body of more values than anybody writes is too large', async () => {
  const { send } = testService({ accessMode: 'disabled' })
  const body = (length: number) => ({ title: Array.from({ length }, () => 'a,[{"\\') })
  expect((await send(null, 'POST', '/v1/scopes', body(300_000))).status).toBe(413)
  expect((await send(null, 'POST', '/v1/scopes', body(250_000))).status).toBe(422)
})

test('blanks without end at the end of a text keep nobody waiting', () => {
  const blanks = '\n'.repeat(5_000_000)
  const purpose = { isNew: true, restored: null, promptKey: null }
  const profile = (content: string) => canonicalContent('profile', { content }, purpose).content
  expect(profile(`a${blanks}`).content).toBe('a\n')
  expect(() => profile(`a${blanks}b`)).toThrow(ServiceError)
  expect(strip(`${blanks}a${blanks}b${blanks}`)).toHaveLength(blanks.length + 2)
})
