import { principalOf } from '../people'
import type { BindingRef, ScopeWorld } from '../world'
import { type Body, type As, create, revoke, own, row } from './binding-requests'

const list = (scope: ScopeWorld, more: Body = {}, as: As = 'ada') =>
  scope.world.post(as, '/v1/access/bindings/list', { management_resource: scope.resource, ...more })

export const listing = [
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
