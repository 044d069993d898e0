import { randomUUID } from 'node:crypto'
import { readingRowsFrom, rowsFrom, type CaseGroup } from '../case'
import { brief } from '../observe'
import { principalOf } from '../people'
import type { BindingRef, ScopeWorld, World } from '../world'

type Body = Record<string, unknown>
type As = Parameters<World['post']>[0]

/** Asks for scope.viewer for bob as ada, who administers the Scope; `more` changes the request. */
const create = (scope: ScopeWorld, more: Body = {}, as: As = 'ada') =>
  scope.world.post(as, '/v1/access/bindings/create', {
    subject: principalOf('bob'),
    role: 'scope.viewer',
    resource: scope.resource,
    idempotency_key: randomUUID(),
    ...more,
  })
const revoke = (world: World, binding: BindingRef, more: Body = {}, as: As = 'ada') =>
  world.post(as, '/v1/access/bindings/revoke', {
    binding_id: binding.binding_id,
    expected_version: binding.version,
    idempotency_key: randomUUID(),
    ...more,
  })
const replace = (world: World, binding: BindingRef, more: Body = {}, as: As = 'ada') =>
  world.post(as, '/v1/access/bindings/replace', {
    binding_id: binding.binding_id,
    expected_version: binding.version,
    replacement: { subject: principalOf('viewer') },
    idempotency_key: randomUUID(),
    ...more,
  })
const list = (scope: ScopeWorld, more: Body = {}, as: As = 'ada') =>
  scope.world.post(as, '/v1/access/bindings/list', { management_resource: scope.resource, ...more })

const own = rowsFrom((world) => world.scope({ ada: ['scope.admin'] }))
const row = readingRowsFrom((world) => world.scope({ ada: ['scope.admin'] }))
const keyed = (value: unknown, scope: ScopeWorld) => {
  const { idempotency_key, ...others } = scope.plain(value) as Body
  return { ...others, idempotency_key: typeof idempotency_key }
}
const inThePast = '2020-01-01T00:00:00Z'
const inTheFuture = '2100-01-01T00:00:00Z'

const ada = { type: 'user', id: 'ada', description: 'Conformance ada' }
const bound = {
  binding_id: '<uuid>',
  subject: { type: 'user', id: 'bob', description: null },
  resource: { type: 'scope', scope_id: '<scope>' },
  role: 'scope.viewer',
  granted_by: ada,
  reason: null,
  created_at: '<instant>',
  expires_at: null,
  state: 'active',
  version: 1,
  policy_revision: '<policy>',
  revoked_at: null,
  revoked_by: null,
  idempotency_key: 'string',
}
const revoked = { ...bound, state: 'revoked', version: 2, revoked_at: '<instant>', revoked_by: ada }

const creating = [
  own(
    'create: the binding',
    async (scope) => {
      const answer = await create(scope, { reason: 'On call.' })
      return [brief(answer), answer.headers.get('location'), keyed(answer.body, scope)]
    },
    ['201', null, { ...bound, reason: 'On call.' }],
  ),
  own(
    'create: it allows at once',
    async (scope) => {
      await create(scope)
      return scope.get('', { as: 'bob' })
    },
    '200',
  ),
  own(
    'create: the same key and body again',
    async (scope) => {
      const idempotency_key = randomUUID()
      const first = await create(scope, { idempotency_key })
      const second = await create(scope, { idempotency_key })
      return [
        brief(first),
        brief(second),
        JSON.stringify(first.body) === JSON.stringify(second.body),
      ]
    },
    ['201', '201', true],
  ),
  own(
    'create: the same key and another body',
    async (scope) => {
      const idempotency_key = randomUUID()
      return [
        await create(scope, { idempotency_key }),
        await create(scope, { idempotency_key, role: 'scope.admin' }),
      ]
    },
    ['201', '409 idempotency-key'],
  ),
  own(
    'create: the same grant under another key',
    async (scope) => [await create(scope), await create(scope)],
    ['201', '201'],
  ),
  own(
    'create: again after its revocation',
    async (scope, world) => {
      const { body } = await create(scope)
      await revoke(world, body as BindingRef)
      return create(scope)
    },
    '201',
  ),
  own('create: a service', (scope) => create(scope, { subject: principalOf('robot') }), '201'),
  own(
    'create: somebody whom the server has not seen',
    (scope) => create(scope, { subject: { type: 'user', id: randomUUID() } }),
    '201',
  ),
  own(
    'create: with an end',
    async (scope) => {
      const answer = await create(scope, { expires_at: inTheFuture })
      return [brief(answer), (answer.body as Body).expires_at]
    },
    ['201', '2100-01-01T00:00:00Z'],
  ),
  row(
    'create: with an end in the past',
    (scope) => create(scope, { expires_at: inThePast }),
    '422 invalid_access_request',
  ),
  row(
    'create: with an end without a zone',
    (scope) => create(scope, { expires_at: '2100-01-01T00:00:00' }),
    '422 invalid_access_request',
  ),
  row(
    'create: a group',
    (scope) => create(scope, { subject: { type: 'group', id: 'g' } }),
    '422 invalid_access_request',
  ),
  row(
    'create: a role that does not exist',
    (scope) => create(scope, { role: 'scope.owner' }),
    '422 invalid_access_request',
  ),
  row(
    'create: a role of another kind',
    (scope) => create(scope, { role: 'server.admin' }),
    '422 invalid_access_request',
  ),
  row(
    'create: a role that only the server gives',
    (scope) => create(scope, { role: 'artifact.owner' }),
    '422 invalid_access_request',
  ),
  row(
    'create: an empty key',
    (scope) => create(scope, { idempotency_key: '' }),
    '422 invalid_access_request',
  ),
  own(
    'create: a key of 255 characters',
    (scope) => create(scope, { idempotency_key: randomUUID().padEnd(255, 'k') }),
    '201',
  ),
  row(
    'create: a key of 256 characters',
    (scope) => create(scope, { idempotency_key: 'k'.repeat(256) }),
    '422 invalid_access_request',
  ),
  row(
    'create: no key',
    (scope) => create(scope, { idempotency_key: undefined }),
    '422 invalid_access_request',
  ),
  own(
    'create: a reason of 1,024 characters',
    (scope) => create(scope, { reason: 'r'.repeat(1024) }),
    '201',
  ),
  row(
    'create: a reason of 1,025 characters',
    (scope) => create(scope, { reason: 'r'.repeat(1025) }),
    '422 invalid_access_request',
  ),
  own('create: an empty reason', (scope) => create(scope, { reason: '' }), '201'),
  row(
    'create: a subject without an id',
    (scope) => create(scope, { subject: { type: 'user' } }),
    '422 invalid_access_request',
  ),
  row(
    'create: a field that does not exist',
    (scope) => create(scope, { note: 1 }),
    '422 invalid_access_request',
  ),
  row(
    'create: not JSON',
    (_, world) => world.post('ada', '/v1/access/bindings/create', '{'),
    '422 invalid_request json_invalid@body.1',
  ),
  row('create: no role', (scope) => create(scope, {}, 'stranger'), '403 forbidden'),
  row('create: no credential', (scope) => create(scope, {}, null), '401 unauthorized'),
  row(
    'create: a Scope that does not exist',
    (scope) => create(scope, { resource: { type: 'scope', scope_id: 'scp_none' } }),
    '403 forbidden',
  ),
  row(
    'create: a Scope that does not exist, as an administrator of the server',
    (scope) => create(scope, { resource: { type: 'scope', scope_id: 'scp_none' } }, 'operator'),
    '201',
  ),
  row(
    'create: a role on the server as a Scope administrator',
    (scope, world) => create(scope, { resource: world.server, role: 'server.observer' }),
    '403 forbidden',
  ),
  row(
    'create: another deployment',
    (scope) =>
      create(
        scope,
        { resource: { type: 'server', deployment_id: 'other' }, role: 'server.observer' },
        'operator',
      ),
    '422 invalid_access_request',
  ),
  own(
    'create: a delegator gives scope.viewer',
    async (scope) => {
      await scope.grant('delegator', 'scope.delegator')
      return create(scope, {}, 'delegator')
    },
    '403 forbidden',
  ),
  own(
    'create: a delegator gives scope.admin',
    async (scope) => {
      await scope.grant('delegator', 'scope.delegator')
      return create(scope, { role: 'scope.admin' }, 'delegator')
    },
    '403 forbidden',
  ),
]

const changing = [
  own(
    'revoke: the binding',
    async (scope, world) => {
      const binding = (await create(scope)).body as BindingRef
      const answer = await revoke(world, binding)
      return [brief(answer), keyed(answer.body, scope)]
    },
    ['200', revoked],
  ),
  own(
    'revoke: it refuses at once',
    async (scope, world) => {
      const binding = (await create(scope)).body as BindingRef
      const before = await scope.get('', { as: 'bob' })
      await revoke(world, binding)
      return [before, await scope.get('', { as: 'bob' })]
    },
    ['200', '403 forbidden'],
  ),
  own(
    'revoke: twice',
    async (scope, world) => {
      const binding = (await create(scope)).body as BindingRef
      return [
        await revoke(world, binding),
        await revoke(world, binding),
        await revoke(world, { ...binding, version: 2 }),
      ]
    },
    ['200', '409 binding-version', '409 binding-version'],
  ),
  own(
    'revoke: the same key twice',
    async (scope, world) => {
      const binding = (await create(scope)).body as BindingRef
      const idempotency_key = randomUUID()
      return [
        await revoke(world, binding, { idempotency_key }),
        await revoke(world, binding, { idempotency_key }),
      ]
    },
    ['200', '200'],
  ),
  own(
    'revoke: another version',
    async (scope, world) => {
      const binding = (await create(scope)).body as BindingRef
      return revoke(world, binding, { expected_version: 2 })
    },
    '409 binding-version',
  ),
  row(
    'revoke: version 0',
    (_, world) => revoke(world, { binding_id: 'x', version: 0, created_at: '' }),
    '422 invalid_access_request',
  ),
  row(
    'revoke: a binding that does not exist',
    (_, world) => revoke(world, { binding_id: randomUUID(), version: 1, created_at: '' }),
    '403 forbidden',
  ),
  row(
    'revoke: a binding that does not exist, as an administrator of the server',
    (_, world) =>
      revoke(world, { binding_id: randomUUID(), version: 1, created_at: '' }, {}, 'operator'),
    '404 access_binding_not_found',
  ),
  row(
    'revoke: an id of 65 characters',
    (_, world) => revoke(world, { binding_id: 'b'.repeat(65), version: 1, created_at: '' }),
    '422 invalid_access_request',
  ),
  own(
    'revoke: no role',
    async (scope, world) => {
      const binding = (await create(scope)).body as BindingRef
      return revoke(world, binding, {}, 'stranger')
    },
    '403 forbidden',
  ),
  own(
    'revoke: no credential',
    async (scope, world) => revoke(world, (await create(scope)).body as BindingRef, {}, null),
    '401 unauthorized',
  ),
  own(
    'revoke: the last administrator of a Scope',
    async (scope, world) => {
      const binding = await scope.grant('bob', 'scope.admin')
      return revoke(world, binding)
    },
    '200',
  ),
  own(
    'replace: the subject',
    async (scope, world) => {
      const binding = (await create(scope)).body as BindingRef
      const answer = await replace(world, binding)
      const { previous, current } = answer.body as { previous?: unknown; current?: unknown }
      return [brief(answer), keyed(previous, scope), keyed(current, scope)]
    },
    [
      '200',
      revoked,
      {
        ...bound,
        binding_id: '<bind>',
        subject: { type: 'user', id: 'viewer', description: null },
      },
    ],
  ),
  own(
    'replace: another version',
    async (scope, world) => {
      const binding = (await create(scope)).body as BindingRef
      return replace(world, binding, { expected_version: 9 })
    },
    '409 binding-version',
  ),
  own(
    'replace: a revoked one',
    async (scope, world) => {
      const binding = (await create(scope)).body as BindingRef
      await revoke(world, binding)
      return [await replace(world, binding), await replace(world, { ...binding, version: 2 })]
    },
    ['409 binding-version', '409 binding-version'],
  ),
  row(
    'replace: a binding that does not exist',
    (_, world) => replace(world, { binding_id: randomUUID(), version: 1, created_at: '' }),
    '403 forbidden',
  ),
  own(
    'replace: no role',
    async (scope, world) =>
      replace(world, (await create(scope)).body as BindingRef, {}, 'stranger'),
    '403 forbidden',
  ),
]

const listing = [
  own(
    'list: newest first',
    async (scope) => {
      await create(scope)
      await create(scope, { role: 'scope.contributor' })
      const answer = await list(scope)
      const { items, next_cursor } = answer.body as {
        items: { role: string }[]
        next_cursor: unknown
      }
      return [items.map((item) => item.role).sort(), next_cursor]
    },
    [['scope.admin', 'scope.contributor', 'scope.viewer'], null],
  ),
  own(
    'list: by role, state and subject',
    async (scope, world) => {
      const binding = (await create(scope)).body as BindingRef
      await create(scope, { role: 'scope.contributor' })
      await revoke(world, binding)
      const count = async (more: Body) =>
        ((await list(scope, more)).body as { items: unknown[] }).items.length
      return [
        await count({}),
        await count({ state: 'active' }),
        await count({ state: 'revoked' }),
        await count({ role: 'scope.viewer' }),
        await count({ subject: principalOf('bob') }),
        await count({ subject: principalOf('bob'), state: 'active' }),
      ]
    },
    [3, 2, 1, 1, 2, 1],
  ),
  own(
    'list: a cursor',
    async (scope) => {
      await create(scope)
      const first = await list(scope, { limit: 1 })
      const { next_cursor: cursor } = first.body as { next_cursor: string }
      const answers = [
        await list(scope, { limit: 1, cursor }),
        await list(scope, { limit: 2, cursor }),
        await list(scope, { limit: 1, cursor, state: 'active' }),
        await list(scope, { limit: 1, cursor }, 'operator'),
        await list(scope, { limit: 1, cursor }, 'stranger'),
      ]
      await create(scope, { role: 'scope.reviewer' })
      return [...answers, await list(scope, { limit: 1, cursor })]
    },
    [
      '200',
      '200',
      '422 invalid_access_request',
      '422 invalid_access_request',
      '403 forbidden',
      '409 access_cursor_stale',
    ],
  ),
  row('list: limit 0', (scope) => list(scope, { limit: 0 }), '422 invalid_access_request'),
  row('list: limit 501', (scope) => list(scope, { limit: 501 }), '422 invalid_access_request'),
  row('list: limit 500', (scope) => list(scope, { limit: 500 }), '200'),
  row(
    'list: a state that does not exist',
    (scope) => list(scope, { state: 'gone' }),
    '422 invalid_access_request',
  ),
  row(
    'list: a cursor of no server',
    (scope) => list(scope, { cursor: 'bogus' }),
    '422 invalid_access_request',
  ),
  row(
    'list: no resource',
    (_, world) => world.post('ada', '/v1/access/bindings/list', {}),
    '422 invalid_access_request',
  ),
  row('list: no role', (scope) => list(scope, {}, 'stranger'), '403 forbidden'),
  row('list: no credential', (scope) => list(scope, {}, null), '401 unauthorized'),
  row('list: an administrator of the server', (scope) => list(scope, {}, 'operator'), '200'),
  row(
    'list: a Scope that does not exist',
    (_, world) =>
      world.post('ada', '/v1/access/bindings/list', {
        management_resource: { type: 'scope', scope_id: 'scp_none' },
      }),
    '403 forbidden',
  ),
]

export const bindingGroup: CaseGroup = {
  about: '/v1/access/bindings',
  cases: [...creating, ...changing, ...listing],
}
