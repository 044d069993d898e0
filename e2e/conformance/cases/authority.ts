import { randomUUID } from 'node:crypto'
import type { Case, CaseGroup, Difference } from '../case'
import { ownerPending } from '../expectations'
import { brief } from '../observe'
import { principalOf, type Person } from '../people'
import { custom, experience, type ScopeWorld, type World } from '../world'

/** Who is asked for; the owners created the experience and the Prompt of the Scope. */
const WHO = [
  'stranger',
  'viewer',
  'contributor',
  'reviewer',
  'delegator',
  'admin',
  'owner',
  'former-owner',
  'observer',
  'operator',
] as const satisfies readonly Person[]

type Place = { scope: ScopeWorld; experience: string; prompt: string; grantee: Person }
const made = new WeakMap<World, Promise<Place>>()

/** One Scope with a holder of each role; no row changes who may do what. */
async function makePlace(world: World): Promise<Place> {
  const scope = await world.scope({
    viewer: ['scope.viewer'],
    contributor: ['scope.contributor'],
    reviewer: ['scope.reviewer'],
    delegator: ['scope.delegator'],
    admin: ['scope.admin'],
  })
  // The owner of the experience contributes no longer: what is left is the ownership alone.
  const contributes = await scope.grant('owner', 'scope.contributor')
  const at = await scope.artifact('experience', experience('x'), 'owner')
  await world.revoke(contributes)
  // The owner of the Prompt administers no longer, but reads.
  const administers = await scope.grant('former-owner', 'scope.admin')
  await scope.grant('former-owner', 'scope.viewer')
  const saved = await scope.create(
    { family: 'prompt', prompt_key: 'skill.generate', content: custom('x') },
    { as: 'former-owner' },
  )
  if (saved.status !== 201) throw new Error(`The Prompt was not saved: ${brief(saved)}`)
  await world.revoke(administers)
  return { scope, experience: at, prompt: 'prompt/skill.generate', grantee: 'bob' }
}
const placeOf = (world: World) => {
  const place = made.get(world) ?? makePlace(world)
  made.set(world, place)
  return place
}

type Ask = (place: Place, as: Person, world: World) => Promise<{ status: number }>
const post =
  (path: string, body: (place: Place, world: World) => unknown): Ask =>
  (place, as, world) =>
    world.post(as, path, body(place, world))

/** Commits on the head that is there, whatever others have committed before. */
const commit =
  (at: 'experience' | 'prompt', content: unknown): Ask =>
  async (place, as) => {
    const head = await place.scope.get(`/artifacts/${place[at]}`, { as: 'viewer' })
    return place.scope.replace(place[at], { content }, head.headers.get('etag'), { as })
  }

/** Each route with the status for each of WHO, in their order. */
const matrix: readonly (readonly [
  route: string,
  ask: Ask,
  statuses: string,
  differs?: Difference,
])[] = [
  [
    'GET /v1/access/me',
    (_, as, world) => world.get(as, '/v1/access/me'),
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    'POST resources/list',
    post('/v1/access/resources/list', () => ({ action: 'scope.read', resource_type: 'scope' })),
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    'POST check',
    post('/v1/access/check', ({ scope }) => ({
      match: 'all',
      requirements: [{ action: 'scope.read', resource: scope.resource }],
    })),
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    'POST roles/list',
    post('/v1/access/roles/list', () => ({})),
    '200 200 200 200 200 200 200 200 200 200',
  ],
  [
    'POST bindings/list of the Scope',
    post('/v1/access/bindings/list', ({ scope }) => ({ management_resource: scope.resource })),
    '403 403 403 403 200 200 403 403 403 200',
  ],
  [
    'POST bindings/list of the server',
    post('/v1/access/bindings/list', (_, world) => ({
      management_resource: world.server,
      limit: 1,
    })),
    '403 403 403 403 403 403 403 403 403 200',
  ],
  [
    'POST bindings/create: scope.viewer',
    post('/v1/access/bindings/create', ({ scope }) => ({
      subject: { type: 'user', id: randomUUID() },
      role: 'scope.viewer',
      resource: scope.resource,
      idempotency_key: randomUUID(),
    })),
    '403 403 403 403 403 201 403 403 403 201',
  ],
  [
    'POST bindings/create: scope.admin',
    post('/v1/access/bindings/create', ({ scope }) => ({
      subject: { type: 'user', id: randomUUID() },
      role: 'scope.admin',
      resource: scope.resource,
      idempotency_key: randomUUID(),
    })),
    '403 403 403 403 403 201 403 403 403 201',
  ],
  [
    'POST bindings/create: server.observer',
    post('/v1/access/bindings/create', (_, world) => ({
      subject: { type: 'user', id: randomUUID() },
      role: 'server.observer',
      resource: world.server,
      idempotency_key: randomUUID(),
    })),
    '403 403 403 403 403 403 403 403 403 201',
  ],
  [
    'POST bindings/create: artifact.viewer on the experience',
    post('/v1/access/bindings/create', ({ scope, experience: at }) => ({
      subject: { type: 'user', id: randomUUID() },
      role: 'artifact.viewer',
      resource: {
        type: 'artifact',
        scope_id: scope.id,
        identity: { family: 'experience', artifact_id: at.split('/')[1] },
      },
      idempotency_key: randomUUID(),
    })),
    '403 403 403 403 403 201 201 403 403 201',
  ],
  [
    'POST bindings/revoke',
    async ({ scope }, as, world) => {
      const binding = await world.grant('bob', 'scope.viewer', scope.resource).catch(() => null)
      const answer = await world.post(as, '/v1/access/bindings/revoke', {
        binding_id: binding?.binding_id,
        expected_version: 1,
        idempotency_key: randomUUID(),
      })
      if (binding && answer.status !== 200) await world.revoke(binding)
      return answer
    },
    '403 403 403 403 403 200 403 403 403 200',
  ],
  [
    'POST audit/list of the Scope',
    post('/v1/access/audit/list', ({ scope }) => ({ resource: scope.resource })),
    '403 403 403 403 403 200 403 403 403 200',
  ],
  [
    'POST audit/list of the server',
    post('/v1/access/audit/list', (_, world) => ({ resource: world.server, limit: 1 })),
    '403 403 403 403 403 403 403 403 403 200',
  ],
  [
    'GET /v1/scopes',
    (_, as, world) => world.get(as, '/v1/scopes?limit=1'),
    '403 403 403 403 403 403 403 403 200 403',
  ],
  [
    'POST /v1/scopes',
    post('/v1/scopes', () => ({ title: 'T', summary: 'S', idempotency_key: randomUUID() })),
    '403 403 403 403 403 403 403 403 403 201',
  ],
  [
    'GET /v1/scopes/{scope}',
    ({ scope }, as) => scope.get('', { as }),
    '403 200 200 200 200 403 403 200 403 403',
  ],
  [
    'GET …/prompts/{key}',
    ({ scope }, as) => scope.get('/prompts/skill.generate', { as }),
    '403 200 200 200 200 403 403 200 403 403',
  ],
  [
    'GET …/artifacts/experience',
    ({ scope }, as) => scope.get('/artifacts/experience', { as }),
    '403 200 200 200 200 403 403 200 403 403',
  ],
  [
    'GET the experience',
    ({ scope, experience: at }, as) => scope.get(`/artifacts/${at}`, { as }),
    '403 200 200 200 200 403 200 200 403 403',
  ],
  [
    'GET the revisions of the experience',
    ({ scope, experience: at }, as) => scope.get(`/artifacts/${at}/revisions`, { as }),
    '403 200 200 200 200 403 200 200 403 403',
  ],
  [
    'GET a revision of the experience',
    ({ scope, experience: at }, as) => scope.get(`/artifacts/${at}/revisions/1`, { as }),
    '403 200 200 200 200 403 200 200 403 403',
  ],
  [
    'GET the Prompt',
    ({ scope, prompt }, as) => scope.get(`/artifacts/${prompt}`, { as }),
    '403 200 200 200 200 403 403 200 403 403',
  ],
  [
    'GET the revisions of the Prompt',
    ({ scope, prompt }, as) => scope.get(`/artifacts/${prompt}/revisions`, { as }),
    '403 200 200 200 200 403 403 200 403 403',
  ],
  [
    'GET an experience that does not exist',
    ({ scope }, as) => scope.get('/artifacts/experience/art_none', { as }),
    '403 404 404 404 404 403 403 404 403 403',
    ownerPending('403 503 503 503 503 403 403 503 403 403'),
  ],
  [
    'POST …/artifacts: an experience',
    ({ scope }, as) => scope.create({ family: 'experience', content: experience('y') }, { as }),
    '403 403 201 403 403 403 403 403 403 403',
  ],
  [
    'POST …/artifacts: a Prompt that is saved already',
    ({ scope }, as) =>
      scope.create(
        { family: 'prompt', prompt_key: 'skill.generate', content: custom('y') },
        { as },
      ),
    '403 403 403 403 403 409 403 403 403 409',
  ],
  [
    'PUT the experience',
    commit('experience', experience('y')),
    '403 403 403 403 403 403 200 403 403 403',
  ],
  ['PUT the Prompt', commit('prompt', custom('y')), '403 403 403 403 403 200 403 403 403 200'],
]

/** A row of the matrix with the name of each, so that a failure says whose it is. */
const named = (statuses: string) => statuses.split(' ').map((status, n) => `${WHO[n]} ${status}`)

const cases: Case[] = matrix.map(([name, ask, expect, differs]) => ({
  name,
  run: async (world) => {
    const place = await placeOf(world)
    const statuses: string[] = []
    for (const person of WHO) statuses.push(`${person} ${(await ask(place, person, world)).status}`)
    return statuses
  },
  expect: named(expect),
  ...(differs ? { differs: { ...differs, in100: named(String(differs.in100)) } } : {}),
}))

/** Authority is looked at anew for each request: what a revocation leaves. */
const revoked: Case = {
  name: 'the owner of a Prompt whose scope.admin was revoked reads, but commits no more',
  run: async (world) => {
    const scope = await world.scope({ ada: ['scope.viewer'] })
    const binding = await scope.grant('ada', 'scope.admin')
    const at = await scope.prompt()
    const before = await scope.replace(at, { content: custom('y') }, '"revision:1"')
    await world.revoke(binding)
    const after = await scope.replace(at, { content: custom('z') }, '"revision:2"')
    return [brief(before), brief(after), brief(await scope.get(`/artifacts/${at}`))]
  },
  expect: ['200 "revision:2"', '403 forbidden', '200 "revision:2"'],
}
const expired: Case = {
  name: 'a binding whose end has passed allows nothing',
  run: async (world) => {
    // On a machine that stood still a binding ends before it was used: the next one is longer.
    for (let lifetime = 1_500; ; lifetime *= 3) {
      const scope = await world.scope({})
      const end = Date.now() + lifetime
      const binding = await world.post('root', '/v1/access/bindings/create', {
        subject: principalOf('ada'),
        role: 'scope.viewer',
        resource: scope.resource,
        expires_at: new Date(end).toISOString(),
        idempotency_key: randomUUID(),
      })
      const before = brief(await scope.get(''))
      if (Date.now() >= end && before !== '200' && lifetime < 10_000) continue
      // No sleep: asks until the answer changes, or long after the end.
      while (Date.now() < end + 10_000) {
        const after = brief(await scope.get(''))
        if (after !== before) return [brief(binding), before, after]
      }
      return [brief(binding), before, 'for ever']
    }
  },
  expect: ['201', '200', '403 forbidden'],
}

export const authorityGroup: CaseGroup = {
  about: `authority (${WHO.join(', ')})`,
  cases: [...cases, revoked, expired],
}
