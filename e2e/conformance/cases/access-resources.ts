import { rowsFrom } from '../case'
import { experience, type World } from '../world'
import { row, NO_ATOMIC } from './access-rows'

const ownRow = rowsFrom((world) => world.scope())

const me = (world: World, as: Parameters<World['get']>[0]) => world.get(as, '/v1/access/me')

const resources = (world: World, body: unknown, as: Parameters<World['post']>[0] = 'ada') =>
  world.post(as, '/v1/access/resources/list', body)

const readScope = { action: 'scope.read', resource_type: 'scope' }

const family = (name: string, actions: string[], grantable: string[], share_unit = 'artifact') => ({
  family: name,
  enabled: true,
  share_unit,
  actions,
  grantable_roles: grantable,
})

const atomic = family('atomic-memory', ['artifact.read'], ['artifact.viewer'])

const families = [
  family(
    'handoff',
    ['artifact.read', 'handoff.acknowledge', 'handoff.evidence.inspect'],
    ['handoff.receiver', 'handoff.viewer'],
  ),
  family('memory', ['artifact.read'], ['artifact.viewer'], 'memory_entry'),
  family('experience', ['artifact.read'], ['artifact.viewer']),
  family('skill', ['artifact.read'], ['artifact.viewer']),
  family('profile', ['artifact.read'], ['artifact.viewer']),
  family('prompt', ['artifact.read', 'prompt.use'], []),
]

export const meAndResources = [
  row(
    'me',
    async (_, world) => {
      const answer = await me(world, 'ada')
      const { principal, mode, resource_kinds, provider_capabilities } = answer.body as Record<
        string,
        unknown
      >
      return { principal, mode, resource_kinds, provider_capabilities }
    },
    {
      principal: { type: 'user', id: 'ada', description: 'Conformance ada' },
      mode: 'enforced',
      resource_kinds: ['server', 'scope', 'artifact'],
      provider_capabilities: {
        safe_resource_filtering: true,
        multi_requirement_check: true,
        relationship_management: true,
        group_subjects: false,
        multi_principal: false,
        max_direct_resource_keys: 10_000,
      },
    },
  ),
  row(
    'me: families',
    async (_, world) =>
      ((await me(world, 'ada')).body as { artifact_families: unknown }).artifact_families,
    [atomic, ...families],
    { in100: families, about: NO_ATOMIC },
  ),
  row(
    'me: a service',
    async (_, world) => ((await me(world, 'robot')).body as { principal: unknown }).principal,
    { type: 'service', id: 'robot', description: 'Conformance robot' },
  ),
  row('me: without any role', (_, world) => me(world, 'stranger'), '200'),
  row('me: no credential', (_, world) => me(world, null), '401 unauthorized'),
  row(
    'me: the scheme in lower case',
    (_, world) => me(world, 'raw:bearer conformance-token-of-ada'),
    '200',
  ),
  row(
    'me: two blanks before the token',
    (_, world) => me(world, 'raw:Bearer  conformance-token-of-ada'),
    '401 unauthorized',
  ),
  row('me: no token', (_, world) => me(world, 'raw:Bearer'), '401 unauthorized'),
  row(
    'resources: the Scopes that ada reads hold this one',
    async (scope, world) => {
      const answer = await resources(world, { ...readScope, limit: 500 })
      const { items, total } = answer.body as { items: { scope_id: string }[]; total: number }
      return [
        items.some((item) => item.scope_id === scope.id),
        total >= items.length,
        Object.keys(items[0] ?? {}).sort(),
      ]
    },
    [true, true, ['scope_id', 'type']],
  ),
  row(
    'resources: in the order of their ids',
    async (_, world) => {
      const made = [
        await world.scope({ bob: ['scope.delegator'] }),
        await world.scope({ bob: ['scope.delegator'] }),
        await world.scope({ bob: ['scope.delegator'] }),
      ]
      const answer = await resources(
        world,
        { action: 'scope.delegate', resource_type: 'scope' },
        'bob',
      )
      const { items, total } = answer.body as { items: { scope_id: string }[]; total: number }
      const ids = items.map((item) => item.scope_id)
      return [
        total >= 3,
        made.every((one) => ids.includes(one.id)),
        JSON.stringify(ids) === JSON.stringify([...ids].sort()),
      ]
    },
    [true, true, true],
  ),
  row(
    'resources: what a stranger reads',
    async (_, world) => (await resources(world, readScope, 'stranger')).body,
    { items: [], total: 0, next_cursor: null },
  ),
  row(
    'resources: server.admin includes scope.admin on every Scope',
    async (scope, world) => {
      let cursor: string | null = null
      for (;;) {
        const answer = await resources(
          world,
          { action: 'scope.admin', resource_type: 'scope', limit: 500, cursor },
          'operator',
        )
        const { items, next_cursor } = answer.body as {
          items: { scope_id: string }[]
          next_cursor: string | null
        }
        if (items.some((item) => item.scope_id === scope.id)) return true
        if (next_cursor === null) return false
        cursor = next_cursor
      }
    },
    true,
  ),
  row(
    'resources: the server, to its administrator',
    async (_, world) => {
      const answer = await resources(
        world,
        { action: 'server.admin', resource_type: 'server' },
        'operator',
      )
      return (answer.body as { items: { type: string }[] }).items.map((item) => item.type)
    },
    ['server'],
  ),
  row(
    'resources: the server, to an observer who asks for admin',
    async (_, world) =>
      (await resources(world, { action: 'server.admin', resource_type: 'server' }, 'observer'))
        .body,
    { items: [], total: 0, next_cursor: null },
  ),
  row(
    'resources: Artifacts',
    (_, world) =>
      resources(world, {
        action: 'artifact.read',
        resource_type: 'artifact',
        family: 'experience',
      }),
    '200',
  ),
  row(
    'resources: Artifacts without a family',
    (_, world) => resources(world, { action: 'artifact.read', resource_type: 'artifact' }),
    '200',
  ),
  row(
    'resources: an action of another kind',
    (_, world) => resources(world, { action: 'scope.read', resource_type: 'server' }),
    '422 invalid_access_request',
  ),
  row(
    'resources: an action that does not exist',
    (_, world) => resources(world, { ...readScope, action: 'scope.bogus' }),
    '422 invalid_access_request',
  ),
  row(
    'resources: a kind that does not exist',
    (_, world) => resources(world, { ...readScope, resource_type: 'bogus' }),
    '422 invalid_access_request',
  ),
  row(
    'resources: a field that does not exist',
    (_, world) => resources(world, { ...readScope, note: 1 }),
    '422 invalid_access_request',
  ),
  row(
    'resources: a family with Scopes',
    (_, world) => resources(world, { ...readScope, family: 'prompt' }),
    '422 invalid_access_request',
  ),
  row('resources: limit 500', (_, world) => resources(world, { ...readScope, limit: 500 }), '200'),
  row(
    'resources: limit 501',
    (_, world) => resources(world, { ...readScope, limit: 501 }),
    '422 invalid_access_request',
  ),
  row(
    'resources: limit 0',
    (_, world) => resources(world, { ...readScope, limit: 0 }),
    '422 invalid_access_request',
  ),
  row(
    'resources: limit "1"',
    (_, world) => resources(world, { ...readScope, limit: '1' }),
    '422 invalid_access_request',
  ),
  row(
    'resources: limit null',
    (_, world) => resources(world, { ...readScope, limit: null }),
    '422 invalid_access_request',
  ),
  row(
    'resources: no family, written out',
    async (_, world) =>
      (await resources(world, { ...readScope, family: null, cursor: null })).status,
    200,
  ),
  row(
    'resources: a cursor of no server',
    (_, world) => resources(world, { ...readScope, cursor: 'bogus' }),
    '422 invalid_access_request',
  ),
  row(
    'resources: an empty cursor',
    (_, world) => resources(world, { ...readScope, cursor: '' }),
    '422 invalid_access_request',
  ),
  row(
    'resources: no body',
    (_, world) => resources(world, undefined),
    '422 invalid_access_request',
  ),
  row(
    'resources: not JSON',
    (_, world) => resources(world, '{'),
    '422 invalid_request json_invalid@body.1',
  ),
  row(
    'resources: no credential',
    (_, world) => resources(world, readScope, null),
    '401 unauthorized',
  ),
  ownRow(
    'resources: a cursor',
    async (_, world) => {
      await world.scope({ bob: ['scope.reviewer'] })
      await world.scope({ bob: ['scope.reviewer'] })
      const asked = { action: 'scope.review', resource_type: 'scope', limit: 1 }
      const first = await resources(world, asked, 'bob')
      const { next_cursor: cursor } = first.body as { next_cursor: string }
      const answers = [
        await resources(world, { ...asked, cursor }, 'bob'),
        await resources(world, { ...asked, cursor, limit: 2 }, 'bob'),
        await resources(world, { ...asked, cursor, action: 'scope.read' }, 'bob'),
        await resources(world, { ...asked, cursor }, 'ada'),
        await resources(world, { ...asked, cursor: `${cursor}A` }, 'bob'),
      ]
      await world.scope({ bob: ['scope.reviewer'] })
      return [typeof cursor, ...answers, await resources(world, { ...asked, cursor }, 'bob')]
    },
    [
      'string',
      '200',
      '200',
      '422 invalid_access_request',
      '422 invalid_access_request',
      '422 invalid_access_request',
      '409 access_cursor_stale',
    ],
  ),
  ownRow(
    'resources/list: whose evidence can be inspected, asked by the owner of something else, or of nothing',
    async (scope, world) => {
      await scope.artifact('experience', experience('x'))
      const body = { action: 'handoff.evidence.inspect', resource_type: 'artifact', limit: 1 }
      return [
        await resources(world, body),
        await resources(world, { ...body, family: 'handoff' }),
        await resources(world, { ...body, family: 'experience' }),
        await resources(world, body, 'stranger'),
      ]
    },
    ['422 invalid_access_request', '200', '422 invalid_access_request', '200'],
  ),
  ownRow(
    'resources/list: Artifacts below a Scope that does not exist',
    async (_, world) => {
      const missing = { type: 'scope', scope_id: 'no-such-scope' }
      const binding = await world.grant('viewer', 'scope.viewer', missing)
      const read = { action: 'artifact.read', resource_type: 'artifact' }
      const ask = (body: object) => resources(world, body, 'viewer')
      const answers = [
        await ask(read),
        ...(await Promise.all(
          ['experience', 'skill', 'profile', 'handoff', 'atomic-memory', 'memory'].map((name) =>
            ask({ ...read, family: name }),
          ),
        )),
        await ask({ action: 'scope.read', resource_type: 'scope' }),
      ]
      await world.revoke(binding)
      return [...answers, await ask(read)]
    },
    [...Array<string>(6).fill('503 access_unavailable'), '200', '200', '200'],
    {
      in100: [
        ...Array<string>(5).fill('503 access_unavailable'),
        '422 invalid_access_request',
        '503 access_unavailable',
        '200',
        '200',
      ],
      about: 'resources/list: 1.0.0 knows no atomic-memory, and looks for memory',
    },
  ),
]
