import { randomUUID } from 'node:crypto'
import type { Case, CaseGroup } from '../case'
import type { Answer, Sending } from '../http'
import { brief } from '../observe'
import { whileOverloaded } from '../overload'
import { custom, experience, type World } from '../world'

type Request = Omit<Sending, 'as'>
const post = (path: string, body?: unknown): Request => ({ method: 'POST', path, body })
const get = (path: string): Request => ({ method: 'GET', path })
const scopeBody = () => ({ title: 'T', summary: 'S', idempotency_key: randomUUID() })

/** Makes a Scope with a saved Prompt in the deployment whose access is disabled. */
async function disabledPlace(world: World) {
  const made = await world.sendDisabled(post('/v1/scopes', scopeBody()))
  if (made.status !== 201) throw new Error(`No Scope was made for this case: ${brief(made)}`)
  const scope = made.body as { scope_id: string }
  const path = `/v1/scopes/${scope.scope_id}`
  const save = { family: 'prompt', prompt_key: 'skill.generate', content: custom('x') }
  await world.sendDisabled(post(`${path}/artifacts`, save))
  return { path, prompt: `${path}/artifacts/prompt/skill.generate`, id: scope.scope_id }
}
type Place = Awaited<ReturnType<typeof disabledPlace>>
const disabled = (
  name: string,
  request: (place: Place, world: World) => Request,
  expect: unknown,
): Case => ({
  name: `access disabled: ${name}`,
  run: async (world) => {
    const place = await disabledPlace(world)
    return brief(await world.sendDisabled(request(place, world)))
  },
  expect,
})
const NO_SKILL = '422 invalid_request {"field":"content","reason":"does not match the skill model"}'
const NOT_READY = '503 runtime_not_ready'
const subject = { type: 'user', id: 'ada' }
const scopeOf = ({ id }: Place) => ({ type: 'scope', scope_id: id })

const withoutAccess: Case[] = [
  disabled('me', () => get('/v1/access/me'), NOT_READY),
  disabled(
    'check',
    (place) =>
      post('/v1/access/check', {
        match: 'all',
        requirements: [{ action: 'scope.read', resource: scopeOf(place) }],
      }),
    NOT_READY,
  ),
  disabled(
    'resources/list',
    () => post('/v1/access/resources/list', { action: 'scope.read', resource_type: 'scope' }),
    NOT_READY,
  ),
  disabled('roles/list', () => post('/v1/access/roles/list', {}), NOT_READY),
  disabled(
    'bindings/list',
    (place) => post('/v1/access/bindings/list', { management_resource: scopeOf(place) }),
    NOT_READY,
  ),
  disabled(
    'bindings/create',
    (place) =>
      post('/v1/access/bindings/create', {
        subject,
        role: 'scope.viewer',
        resource: scopeOf(place),
        idempotency_key: randomUUID(),
      }),
    NOT_READY,
  ),
  disabled(
    'bindings/revoke',
    () =>
      post('/v1/access/bindings/revoke', {
        binding_id: 'x',
        expected_version: 1,
        idempotency_key: 'x',
      }),
    NOT_READY,
  ),
  disabled(
    'bindings/replace',
    () =>
      post('/v1/access/bindings/replace', {
        binding_id: 'x',
        expected_version: 1,
        replacement: { subject },
        idempotency_key: 'x',
      }),
    NOT_READY,
  ),
  disabled(
    'audit/list',
    (place) => post('/v1/access/audit/list', { resource: scopeOf(place) }),
    NOT_READY,
  ),
  disabled(
    'audit/list with a filter that is invalid',
    (place) => post('/v1/access/audit/list', { resource: scopeOf(place), limit: 0 }),
    '422 invalid_request greater_than_equal@body.limit',
  ),
  disabled('list Scopes', () => get('/v1/scopes'), '200'),
  disabled('create a Scope', () => post('/v1/scopes', scopeBody()), '201'),
  disabled('read a Scope', ({ path }) => get(path), '200'),
  disabled(
    'read a Scope that does not exist',
    () => get('/v1/scopes/scp_none'),
    '404 scope_not_found',
  ),
  disabled('list Artifacts', ({ path }) => get(`${path}/artifacts/prompt`), '200'),
  disabled(
    'list Artifacts of a Scope that does not exist',
    () => get('/v1/scopes/scp_none/artifacts/prompt'),
    '404 scope_not_found',
  ),
  disabled('read a head', ({ prompt }) => get(prompt), '200 "revision:1"'),
  disabled(
    'read a head that does not exist',
    ({ path }) => get(`${path}/artifacts/experience/art_none`),
    '404 artifact_not_found',
  ),
  disabled(
    'replace',
    ({ prompt }) => ({
      method: 'PUT',
      path: prompt,
      body: { content: custom('y') },
      headers: { 'if-match': '"revision:1"' },
    }),
    '200 "revision:2"',
  ),
  disabled(
    'replace what does not exist',
    ({ path }) => ({
      method: 'PUT',
      path: `${path}/artifacts/experience/art_none`,
      body: { content: experience('y') },
      headers: { 'if-match': '"revision:1"' },
    }),
    '404 artifact_not_found',
  ),
  ...[
    ['', NO_SKILL],
    ['\n', NO_SKILL],
    ['Do it.\n', NO_SKILL],
    ['Do it.', '404 artifact_not_found'],
  ].map(([instructions, expected]) =>
    disabled(
      `replace a skill that does not exist, instructions ${JSON.stringify(instructions)}`,
      ({ path }) => ({
        method: 'PUT',
        path: `${path}/artifacts/skill/art_none`,
        body: { content: { name: 'a-skill', description: 'd', instructions, validation: ['v'] } },
        headers: { 'if-match': '"revision:1"' },
      }),
      expected,
    ),
  ),
  disabled(
    'read a Prompt configuration',
    ({ path }) => get(`${path}/prompts/skill.generate`),
    '200',
  ),
  disabled(
    'read a Prompt configuration of a Scope that does not exist',
    () => get('/v1/scopes/scp_none/prompts/skill.generate'),
    '404 scope_not_found',
  ),
  {
    name: 'access disabled: a restore names nobody',
    run: async (world) => {
      const { prompt } = await disabledPlace(world)
      const put = (content: unknown, etag: string, more = {}) =>
        world.sendDisabled({
          method: 'PUT',
          path: prompt,
          body: { content, ...more },
          headers: { 'if-match': etag },
        })
      await put(custom('y'), '"revision:1"')
      const answer = await put(custom('x'), '"revision:2"', {
        restored_from_revision: 1,
        reason: 'Better.',
      })
      // With access disabled the body's faults are named, dozens of them.
      return [
        brief(answer)
          .split(' ', 2)
          .join(' ')
          .replace(/^200.*/, brief(answer)),
        (answer.body as { created_by?: unknown }).created_by ?? null,
      ]
    },
    expect: ['200 "revision:3"', null],
    differs: {
      in100: ['422 invalid_request', null],
      about: 'restore: 1.0.0 refuses restored_from_revision and reason',
    },
  },
  {
    name: 'readiness tells the mode without a credential',
    run: async (world) => {
      const answers = [
        await world.send({ as: null, ...get('/health/ready') }),
        await world.sendDisabled(get('/health/ready')),
      ]
      return answers.map(({ status, body }) => {
        const { status: state, checks } = body as {
          status: string
          checks: { access_mode: string }
        }
        // A real server without a model that answers is degraded; it serves all the same.
        return [status, ['ready', 'degraded'].includes(state), checks.access_mode]
      })
    },
    expect: [
      [200, true, 'enforced'],
      [200, true, 'disabled'],
    ],
  },
]

/** A revision that no database integer holds: a real server fails at it. */
const TOO_MUCH = 2 ** 63
/** The words that the embedded service's switch looks for; mere text to a real server. */
const fault = (kind: 500 | 503, text = '') => `${text}fault:${kind}`
const atCapacity: Case = {
  name: '503 at capacity: replace, audit/list, list Scopes',
  run: async (world) => {
    const { prompt } = await disabledPlace(world)
    const ask = () => world.sendDisabled(get('/health/ready'))
    const requests: Request[] = [
      {
        method: 'PUT',
        path: prompt,
        body: { content: custom(fault(503)) },
        headers: { 'if-match': '"revision:1"' },
      },
      post('/v1/access/audit/list', { note: fault(503) }),
      get(`/v1/scopes?query=${fault(503)}&query_field=title`),
    ]
    return whileOverloaded(await world.disabledOrigin, ask, async () => {
      const seen: unknown[] = []
      for (const request of requests) {
        const answer = await world.sendDisabled(request)
        seen.push([brief(answer), answer.headers.get('retry-after')])
      }
      return seen
    })
  },
  expect: Array(3).fill(['503 server_overloaded', '1']),
  differs: {
    in100: [
      ['200 "revision:2"', null],
      ['422 invalid_request missing@body.resource extra_forbidden@body.note', null],
      ['200', null],
    ],
    about: 'capacity: 1.0.0 has no limit of requests at a time',
  },
}
const failing = (name: string, requests: (place: Place) => Request[]): Case => ({
  name: `500: ${name}`,
  run: async (world) => {
    const place = await disabledPlace(world)
    const answers: Answer[] = []
    for (const request of requests(place)) answers.push(await world.sendDisabled(request))
    // Which of the requests a version fails at differs; the others it refuses.
    const failed = answers.find(({ status }) => status !== 422 && status < 400 === false)
    return failed === undefined ? answers.map(brief) : brief(failed)
  },
  expect: '500 internal_error',
})

const broken: Case[] = [
  atCapacity,
  failing('replace', ({ path, prompt }) => [
    {
      method: 'PUT',
      path: prompt,
      body: { content: custom('x'), restored_from_revision: TOO_MUCH, reason: fault(500) },
      headers: { 'if-match': '"revision:1"' },
    },
    post(`${path}/artifacts`, { family: 'profile', content: { content: 'A profile.' } }),
    {
      method: 'PUT',
      path: `${path}/artifacts/profile/profile`,
      body: { content: { content: fault(500), restored_from_revision: TOO_MUCH } },
      headers: { 'if-match': '"revision:1"' },
    },
  ]),
  failing('read a revision', ({ prompt }) => [
    get(`${prompt}/revisions/9223372036854775808?note=${fault(500)}`),
  ]),
  failing('create a handoff', ({ path }) => [
    post(`${path}/artifacts`, {
      family: 'handoff',
      content: {
        schema: 'powercontext.handoff.v1',
        objective: fault(500),
        state: [
          {
            text: 't',
            citations: [
              {
                kind: 'artifact',
                artifact_ref: {
                  family: 'prompt',
                  artifact_id: 'skill.generate',
                  revision: TOO_MUCH,
                },
              },
            ],
          },
        ],
        disposition: 'complete',
        next_action: null,
        omissions: [],
      },
    }),
  ]),
  {
    name: '500: what failed was not carried out',
    run: async (world) => {
      const { prompt } = await disabledPlace(world)
      await world.sendDisabled({
        method: 'PUT',
        path: prompt,
        body: { content: custom('x'), restored_from_revision: TOO_MUCH, reason: fault(500) },
        headers: { 'if-match': '"revision:1"' },
      })
      return brief(await world.sendDisabled(get(prompt)))
    },
    expect: '200 "revision:1"',
  },
  {
    name: '413: a body above 16 MiB',
    run: async (world) =>
      brief(
        await world.post('root', '/v1/scopes', { ...scopeBody(), summary: 's'.repeat(17_000_000) }),
      ),
    expect: '413 request_too_large',
    differs: {
      in100: '422 invalid_access_request',
      about: 'a body above 16 MiB: 1.0.0 has no limit',
    },
  },
  {
    name: 'a body just below 16 MiB is read, and refused for what it says',
    run: async (world) =>
      brief(
        await world.post('root', '/v1/scopes', { ...scopeBody(), summary: 's'.repeat(16_000_000) }),
      ),
    expect: '422 invalid_access_request',
  },
]

export const failureGroup: CaseGroup = {
  about: 'failures, and access disabled',
  cases: [...withoutAccess, ...broken],
}
