import { randomUUID } from 'node:crypto'
import { brief } from '../observe'
import type { BindingRef } from '../world'
import { create, replace, revoke, own, row, keyed, ada, bound } from './binding-requests'

const revoked = { ...bound, state: 'revoked', version: 2, revoked_at: '<instant>', revoked_by: ada }

export const changing = [
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
