import { randomUUID } from 'node:crypto'
import { rowsFrom, type Case, type CaseGroup } from '../case'
import type { Answer } from '../http'
import { brief } from '../observe'

const row = rowsFrom((world) => world.scope())
const TEXT = { 'content-type': 'text/plain' }
const NOT_JSON = '422 invalid_request model_attributes_type@body'
const scopeBody = () => ({ title: 'T', summary: 'S', idempotency_key: randomUUID() })
const named = (answer: Answer, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, answer.headers.get(name)]))
/** A row whose answer a real server lets be kept; the host lets no answer of the API. */
const unkept = (one: Case): Case => ({
  ...one,
  embedded: {
    expect: { ...(one.expect as object), 'cache-control': 'no-store' },
    why: 'The host sends Cache-Control: no-store with every answer of the API.',
  },
})

const cases = [
  row(
    'the request id of an answer names its audit event',
    async (scope) => {
      const answer = await scope.get('')
      const events = (await scope.audit({ limit: 500 })).body as {
        items: { request_id: string; operation: string }[]
      }
      return events.items
        .filter((event) => event.request_id === answer.requestId)
        .map((event) => event.operation)
    },
    ['get_scope'],
  ),
  row(
    'each answer names the contract of generation that its clients have to speak',
    async (scope, world) => {
      const answers = [
        await scope.get(''),
        await scope.get('', { as: null }),
        await world.get('root', '/v1/nothing'),
        await world.get(null, '/health/ready'),
      ]
      return answers.map(({ headers }) => headers.get('x-powercontext-dream-contract'))
    },
    ['2', '2', '2', '2'],
    {
      in100: [null, null, null, null],
      about: 'headers: 1.0.0 sends no X-PowerContext-Dream-Contract',
    },
  ),
  row(
    'an address of 60,000 characters is read, and refused for what it says',
    (_scope, world) => world.get('root', `/v1/scopes?unknown=${'a'.repeat(60_000)}`),
    '422 invalid_request {"field":"query","reason":"contains unknown parameters"}',
  ),
  row(
    'each answer has a request id of its own',
    async (scope) => {
      const ids = new Set<string>()
      for (let n = 0; n < 10; n++) ids.add((await scope.get('')).requestId)
      return ids.size
    },
    10,
  ),
  row(
    'a request id that the client sends',
    async (scope) => {
      const answer = await scope.get('', {
        headers: { 'x-powercontext-request-id': 'aaaaaaaaaaaaaaaa' },
      })
      return answer.requestId === 'aaaaaaaaaaaaaaaa'
    },
    false,
  ),
  unkept(
    row(
      'headers of a head',
      async (scope) =>
        named(
          await scope.get(`/artifacts/${await scope.prompt()}`),
          'etag',
          'cache-control',
          'location',
          'access-control-allow-origin',
        ),
      {
        etag: '"revision:1"',
        'cache-control': null,
        location: null,
        'access-control-allow-origin': null,
      },
    ),
  ),
  unkept(
    row(
      'headers of a creation',
      async (scope) => {
        const answer = await scope.create({
          family: 'prompt',
          prompt_key: 'skill.generate',
          content: {
            schema_version: 'powercontext.prompt.v1',
            mode: 'custom',
            instructions: 'x',
            demonstrations: [],
          },
        })
        return {
          ...named(answer, 'etag', 'cache-control'),
          location: answer.headers.get('location')?.replace(scope.id, '<scope>'),
        }
      },
      {
        etag: '"revision:1"',
        'cache-control': null,
        location: '/v1/scopes/<scope>/artifacts/prompt/skill.generate',
      },
    ),
  ),
  row(
    'headers of a Prompt configuration',
    async (scope) => named(await scope.get('/prompts/skill.generate'), 'etag', 'cache-control'),
    { etag: null, 'cache-control': 'no-store' },
  ),
  unkept(
    row(
      'headers of a list',
      async (scope) => named(await scope.get('/artifacts/prompt'), 'etag', 'cache-control'),
      { etag: null, 'cache-control': null },
    ),
  ),
  unkept(
    row(
      'headers of a Scope',
      async (scope) => named(await scope.get(''), 'etag', 'cache-control', 'location'),
      { etag: null, 'cache-control': null, location: null },
    ),
  ),
  unkept(
    row(
      'headers of access/me',
      async (_, world) => named(await world.get('ada', '/v1/access/me'), 'etag', 'cache-control'),
      { etag: null, 'cache-control': null },
    ),
  ),
  unkept(
    row(
      'headers of an audit page',
      async (scope) => named(await scope.audit(), 'etag', 'cache-control'),
      { etag: null, 'cache-control': null },
    ),
  ),
  unkept(
    row(
      'headers of a 401',
      async (scope) =>
        named(await scope.get('', { as: null }), 'www-authenticate', 'cache-control'),
      { 'www-authenticate': 'Bearer', 'cache-control': null },
    ),
  ),
  row(
    'headers of a 412',
    async (scope) =>
      named(
        await scope.replace(
          await scope.prompt(),
          {
            content: {
              schema_version: 'powercontext.prompt.v1',
              mode: 'custom',
              instructions: 'x',
              demonstrations: [],
            },
          },
          '"revision:9"',
        ),
        'etag',
        'location',
      ),
    { etag: null, location: null },
  ),
  row(
    'a route that does not exist',
    (_, world) => world.get('ada', '/v1/nope'),
    '404 without the error body',
  ),
  row(
    'a route that does not exist, without a credential',
    (_, world) => world.get(null, '/v1/nope'),
    '401 unauthorized',
  ),
  row(
    'a method that a route does not have',
    (_, world) => world.send({ as: 'ada', method: 'PUT', path: '/v1/access/me', body: {} }),
    '405 without the error body',
  ),
  row(
    'OPTIONS without a credential, as a browser asks another origin',
    (_, world) =>
      world.send({
        as: null,
        method: 'OPTIONS',
        path: '/v1/scopes',
        headers: { origin: 'http://example.invalid', 'access-control-request-method': 'GET' },
      }),
    '401 unauthorized',
  ),
  row(
    'a body that is not of its route, and is not said to be JSON',
    (scope) => scope.create('{"family":"prompt"}', { headers: TEXT }),
    '422 invalid_access_request',
  ),
  row(
    'a body that is right, and is not said to be JSON',
    async (scope, world) => [
      await world.send({
        as: 'root',
        method: 'POST',
        path: '/v1/scopes',
        body: scopeBody(),
        headers: TEXT,
      }),
      await world.send({
        as: 'ada',
        method: 'POST',
        path: '/v1/access/roles/list',
        body: {},
        headers: TEXT,
      }),
      await world.send({
        as: 'ada',
        method: 'POST',
        path: '/v1/access/audit/list',
        body: { resource: scope.resource },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    ],
    Array(3).fill(NOT_JSON),
  ),
  row(
    '… to a list of Access, whoever sends it: nothing is decided',
    async (scope, world) => {
      const seen: unknown[] = []
      for (const as of ['ada', 'stranger'] as const) {
        const answer = await world.send({
          as,
          method: 'POST',
          path: '/v1/access/bindings/list',
          body: { management_resource: scope.resource },
          headers: TEXT,
        })
        const events = (await scope.audit({ limit: 500 })).body as {
          items: { request_id: string }[]
        }
        const own = events.items.filter((event) => event.request_id === answer.requestId)
        seen.push(brief(answer), own.length)
      }
      return seen
    },
    [NOT_JSON, 0, NOT_JSON, 0],
  ),
  row(
    '… sent by a caller who may not do that',
    async (_, world) =>
      world.send({
        as: 'ada',
        method: 'POST',
        path: '/v1/scopes',
        body: scopeBody(),
        headers: TEXT,
      }),
    '403 forbidden',
  ),
  row(
    '… and is no JSON either',
    async (_, world) =>
      world.send({ as: 'root', method: 'POST', path: '/v1/scopes', body: '{', headers: TEXT }),
    '422 invalid_access_request',
  ),
  row(
    '… while access is disabled, as a page elsewhere can make a browser send it',
    async (_, world) => {
      const before = await world.sendDisabled({ method: 'GET', path: '/v1/scopes' })
      const post = (body: unknown) =>
        world.sendDisabled({ method: 'POST', path: '/v1/scopes', body, headers: TEXT })
      const refused = [await post(scopeBody()), await post('{'), await post({})]
      const after = await world.sendDisabled({ method: 'GET', path: '/v1/scopes' })
      const count = ({ body }: Answer) => (body as { items: unknown[] }).items.length
      return [...refused.map(brief), count(after) - count(before)]
    },
    [NOT_JSON, NOT_JSON, NOT_JSON, 0],
  ),
  ...['application/JSON', 'application/problem+json', 'application/json;'].map((type) =>
    row(
      `a body as ${type}`,
      async (_, world) =>
        world.send({
          as: 'ada',
          method: 'POST',
          path: '/v1/access/roles/list',
          body: {},
          headers: { 'content-type': type },
        }),
      '200',
    ),
  ),
  row(
    'a body in another charset',
    async (_, world) =>
      brief(
        await world.send({
          as: 'ada',
          method: 'POST',
          path: '/v1/access/roles/list',
          body: '{}',
          headers: { 'content-type': 'application/json; charset=utf-8' },
        }),
      ),
    '200',
  ),
]

export const headerGroup: CaseGroup = {
  about: 'headers, and requests outside of the routes',
  cases,
}
