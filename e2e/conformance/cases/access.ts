import { readingRowsFrom, rowsFrom, type CaseGroup } from '../case'
import { ownerPending } from '../expectations'
import type { ScopeWorld, World } from '../world'

const row = readingRowsFrom((world) => world.scope())
const ownRow = rowsFrom((world) => world.scope())

const me = (world: World, as: Parameters<World['get']>[0]) => world.get(as, '/v1/access/me')
const resources = (world: World, body: unknown, as: Parameters<World['post']>[0] = 'ada') =>
  world.post(as, '/v1/access/resources/list', body)
const check = (
  world: World,
  requirements: unknown,
  match = 'all',
  as: Parameters<World['post']>[0] = 'ada',
) => world.post(as, '/v1/access/check', { match, requirements })
const roles = (world: World, body: unknown, as: Parameters<World['post']>[0] = 'ada') =>
  world.post(as, '/v1/access/roles/list', body)
const readScope = { action: 'scope.read', resource_type: 'scope' }
const needs = (scope: ScopeWorld, ...actions: string[]) =>
  actions.map((action) => ({ action, resource: scope.resource }))

const NO_ATOMIC = 'family atomic-memory: 1.0.0 does not know it'
const YES = { allowed: true, reason_code: 'role-binding' }
const NO = { allowed: false, reason_code: 'no-matching-binding' }
const decided = (allowed: boolean, ...decisions: { allowed: boolean; reason_code: string }[]) => ({
  allowed,
  decisions,
})
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
const role = (name: string, kind: string, actions: string[], more = {}) => ({
  role: name,
  resource_type: kind,
  cardinality: 'many_per_resource',
  actions,
  artifact_families: [],
  assignable_subject_types: ['group', 'service', 'user'],
  system_managed: false,
  ...more,
})
const handoff = { artifact_families: ['handoff'] }
/** Every role in the order of the answer; `first` are the families that 1.0.0 does not know. */
const rolesOf = (first: string[]) => [
  role('handoff.viewer', 'artifact', ['artifact.read', 'handoff.evidence.inspect'], handoff),
  role(
    'handoff.receiver',
    'artifact',
    ['artifact.read', 'handoff.acknowledge', 'handoff.evidence.inspect'],
    {
      ...handoff,
      cardinality: 'one_per_resource',
      assignable_subject_types: ['service', 'user'],
    },
  ),
  role('artifact.viewer', 'artifact', ['artifact.read'], {
    artifact_families: [...first, 'memory', 'experience', 'skill', 'profile'],
  }),
  role(
    'artifact.owner',
    'artifact',
    ['artifact.read', 'artifact.share', 'artifact.write', 'handoff.evidence.inspect'],
    {
      cardinality: 'one_per_resource',
      artifact_families: [
        ...first,
        'handoff',
        'memory',
        'experience',
        'skill',
        'profile',
        'prompt',
      ],
      assignable_subject_types: [],
      system_managed: true,
    },
  ),
  role('scope.viewer', 'scope', ['scope.read']),
  role('scope.contributor', 'scope', ['scope.contribute', 'scope.read']),
  role('scope.reviewer', 'scope', ['scope.read', 'scope.review']),
  role('scope.delegator', 'scope', ['scope.delegate', 'scope.read']),
  role('scope.admin', 'scope', ['scope.admin']),
  role('server.observer', 'server', ['server.observe']),
  role('server.admin', 'server', ['server.admin']),
]

const cases = [
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

  row(
    'check: allowed',
    async (scope, world) => (await check(world, needs(scope, 'scope.read'))).body,
    decided(true, YES),
  ),
  row(
    'check: denied',
    async (scope, world) =>
      (await check(world, needs(scope, 'scope.read'), 'all', 'stranger')).body,
    decided(false, NO),
  ),
  row(
    'check: all of several',
    async (scope, world) =>
      (await check(world, needs(scope, 'scope.read', 'scope.review', 'scope.admin'))).body,
    decided(false, YES, NO, YES),
  ),
  row(
    'check: any of several',
    async (scope, world) =>
      (await check(world, needs(scope, 'scope.review', 'scope.admin', 'scope.read'), 'any')).body,
    decided(true, NO, YES, YES),
  ),
  row(
    'check: the same twice',
    async (scope, world) => (await check(world, needs(scope, 'scope.read', 'scope.read'))).body,
    decided(true, YES, YES),
  ),
  row(
    'check: a Scope that does not exist',
    async (_, world) =>
      (
        await check(world, [
          { action: 'scope.read', resource: { type: 'scope', scope_id: 'scp_none' } },
        ])
      ).body,
    decided(false, NO),
  ),
  row(
    'check: a Scope that does not exist, as an administrator of the server',
    async (_, world) =>
      (
        await check(
          world,
          [{ action: 'scope.admin', resource: { type: 'scope', scope_id: 'scp_none' } }],
          'all',
          'root',
        )
      ).body,
    decided(true, YES),
  ),
  row(
    'check: an Artifact that does not exist',
    async (scope, world) =>
      (
        await check(world, [
          {
            action: 'artifact.read',
            resource: {
              type: 'artifact',
              scope_id: scope.id,
              identity: { family: 'prompt', artifact_id: 'skill.generate' },
            },
          },
        ])
      ).body,
    decided(true, YES),
    ownerPending(decided(false, { allowed: false, reason_code: 'artifact-owner-pending' })),
  ),
  // Names that every object has are families that do not exist as well.
  ...['bogus', '__proto__', 'constructor'].flatMap((family) => [
    row(
      `check: an Artifact of a family that does not exist: ${family}`,
      (scope, world) =>
        check(world, [
          {
            action: 'artifact.read',
            resource: {
              type: 'artifact',
              scope_id: scope.id,
              identity: { family, artifact_id: 'x' },
            },
          },
        ]),
      '422 invalid_access_request',
    ),
    row(
      `roles: of a family that does not exist: ${family}`,
      (_, world) => roles(world, { resource_type: 'artifact', family }),
      '422 invalid_access_request',
    ),
  ]),
  row(
    'check: the server',
    async (_, world) =>
      (await check(world, [{ action: 'server.admin', resource: world.server }], 'all', 'operator'))
        .body,
    decided(true, YES),
  ),
  row(
    'check: another deployment',
    (_, world) =>
      check(world, [
        { action: 'server.admin', resource: { type: 'server', deployment_id: 'other' } },
      ]),
    '422 invalid_access_request',
  ),
  row(
    'check: an action of another kind',
    (_, world) => check(world, [{ action: 'scope.read', resource: world.server }]),
    '422 invalid_access_request',
  ),
  row(
    'check: an action that does not exist',
    (scope, world) => check(world, needs(scope, 'bogus')),
    '422 invalid_access_request',
  ),
  row('check: nothing', (_, world) => check(world, []), '422 invalid_access_request'),
  row(
    'check: 100 requirements',
    (scope, world) => check(world, needs(scope, ...Array<string>(100).fill('scope.read'))),
    '200',
  ),
  row(
    'check: 101 requirements',
    (scope, world) => check(world, needs(scope, ...Array<string>(101).fill('scope.read'))),
    '422 invalid_access_request',
  ),
  row(
    'check: a match that does not exist',
    (scope, world) => check(world, needs(scope, 'scope.read'), 'some'),
    '422 invalid_access_request',
  ),
  row(
    'check: a scope_id of 256 characters',
    (_, world) =>
      check(world, [
        { action: 'scope.read', resource: { type: 'scope', scope_id: 's'.repeat(256) } },
      ]),
    '200',
  ),
  row(
    'check: a scope_id of 257 characters',
    (_, world) =>
      check(world, [
        { action: 'scope.read', resource: { type: 'scope', scope_id: 's'.repeat(257) } },
      ]),
    '422 invalid_access_request',
  ),
  row(
    'check: a blank scope_id',
    (_, world) =>
      check(world, [{ action: 'scope.read', resource: { type: 'scope', scope_id: ' ' } }]),
    '422 invalid_access_request',
  ),
  row(
    'check: an empty scope_id',
    (_, world) =>
      check(world, [{ action: 'scope.read', resource: { type: 'scope', scope_id: '' } }]),
    '422 invalid_access_request',
  ),
  row(
    'check: no credential',
    (scope, world) => check(world, needs(scope, 'scope.read'), 'all', null),
    '401 unauthorized',
  ),

  row(
    'roles: all of them',
    async (_, world) => (await roles(world, {})).body,
    { items: rolesOf(['atomic-memory']) },
    { in100: { items: rolesOf([]) }, about: NO_ATOMIC },
  ),
  row(
    'roles: of Scopes',
    async (_, world) =>
      (
        (await roles(world, { resource_type: 'scope' })).body as { items: { role: string }[] }
      ).items.map((item) => item.role),
    ['scope.viewer', 'scope.contributor', 'scope.reviewer', 'scope.delegator', 'scope.admin'],
  ),
  row(
    'roles: of the server',
    async (_, world) =>
      (
        (await roles(world, { resource_type: 'server' })).body as { items: { role: string }[] }
      ).items.map((item) => item.role),
    ['server.observer', 'server.admin'],
  ),
  row(
    'roles: of a family',
    async (_, world) =>
      (
        (await roles(world, { resource_type: 'artifact', family: 'handoff' })).body as {
          items: { role: string }[]
        }
      ).items.map((item) => item.role),
    ['handoff.viewer', 'handoff.receiver', 'artifact.owner'],
  ),
  row(
    'roles: a kind that does not exist',
    (_, world) => roles(world, { resource_type: 'bogus' }),
    '422 invalid_access_request',
  ),
  row('roles: a stranger may ask', (_, world) => roles(world, {}, 'stranger'), '200'),
  row('roles: no body', (_, world) => roles(world, undefined), '422 invalid_access_request'),
  row('roles: no credential', (_, world) => roles(world, {}, null), '401 unauthorized'),
]

export const accessGroup: CaseGroup = { about: '/v1/access: me, resources, check, roles', cases }
