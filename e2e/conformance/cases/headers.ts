import { rowsFrom, type CaseGroup } from '../case'
import type { Answer } from '../http'
import { brief } from '../observe'

const row = rowsFrom((world) => world.scope())
const named = (answer: Answer, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, answer.headers.get(name)]))

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
  row(
    'headers of a Prompt configuration',
    async (scope) => named(await scope.get('/prompts/skill.generate'), 'etag', 'cache-control'),
    { etag: null, 'cache-control': 'no-store' },
  ),
  row(
    'headers of a list',
    async (scope) => named(await scope.get('/artifacts/prompt'), 'etag', 'cache-control'),
    { etag: null, 'cache-control': null },
  ),
  row(
    'headers of a Scope',
    async (scope) => named(await scope.get(''), 'etag', 'cache-control', 'location'),
    { etag: null, 'cache-control': null, location: null },
  ),
  row(
    'headers of access/me',
    async (_, world) => named(await world.get('ada', '/v1/access/me'), 'etag', 'cache-control'),
    { etag: null, 'cache-control': null },
  ),
  row(
    'headers of an audit page',
    async (scope) => named(await scope.audit(), 'etag', 'cache-control'),
    { etag: null, 'cache-control': null },
  ),
  row(
    'headers of a 401',
    async (scope) => named(await scope.get('', { as: null }), 'www-authenticate', 'cache-control'),
    { 'www-authenticate': 'Bearer', 'cache-control': null },
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
    'a JSON body without a Content-Type',
    (scope) => scope.create('{"family":"prompt"}', { headers: { 'content-type': 'text/plain' } }),
    '422 invalid_access_request',
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
