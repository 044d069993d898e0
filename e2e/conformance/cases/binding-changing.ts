import { randomUUID } from 'node:crypto'
import { brief } from '../observe'
import { principalOf } from '../people'
import type { BindingRef } from '../world'
import { create, replace, revoke, own, row, keyed, ada, bound, type Body } from './binding-requests'

const endingAt = (expires_at: unknown) => ({ subject: principalOf('bob'), expires_at })

const revoked = { ...bound, state: 'revoked', version: 2, revoked_at: '<instant>', revoked_by: ada }

const missing = (): BindingRef => ({ binding_id: randomUUID(), version: 1, created_at: '' })

const UNREADABLE = '422 invalid_access_request'
const UNFOUND = '404 access_binding_not_found'

/** What a replacement asks for, and what is told first where the binding is not there either. */
const FAULTS: readonly (readonly [about: string, more: Body, told: string])[] = [
  ['an end that is no instant', { replacement: endingAt('tomorrow') }, UNREADABLE],
  ['an end without a zone', { replacement: endingAt('2100-01-01T00:00:00') }, UNREADABLE],
  ['an end in the past', { replacement: endingAt('2020-01-01T00:00:00Z') }, UNFOUND],
  [
    'a reason of 1,025 characters',
    { replacement: { subject: principalOf('bob'), reason: 'r'.repeat(1025) } },
    UNREADABLE,
  ],
  [
    'a subject with a blank at its end',
    { replacement: { subject: { type: 'user', id: 'bob ' } } },
    UNREADABLE,
  ],
  ['a group', { replacement: { subject: { type: 'group', id: 'g' } } }, UNFOUND],
  ['version 0', { expected_version: 0 }, UNREADABLE],
  ['version 9', { expected_version: 9 }, UNFOUND],
  ['a blank key', { idempotency_key: ' ' }, UNREADABLE],
]

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
  row(
    'replace: a binding that does not exist, and something else that is wrong',
    (_, world) =>
      Promise.all(FAULTS.map(([, more]) => replace(world, missing(), more, 'operator'))),
    FAULTS.map(([, , told]) => told),
  ),
  row(
    'replace: the same without any role',
    (_, world) =>
      Promise.all(FAULTS.map(([, more]) => replace(world, missing(), more, 'stranger'))),
    FAULTS.map(([, , told]) => (told === UNFOUND ? '403 forbidden' : told)),
  ),
  row(
    'revoke: a binding that does not exist, and something else that is wrong',
    (_, world) =>
      Promise.all(
        [{ expected_version: 0 }, { expected_version: 9 }, { idempotency_key: ' ' }].map((more) =>
          revoke(world, missing(), more, 'operator'),
        ),
      ),
    [UNREADABLE, UNFOUND, UNREADABLE],
  ),
  own(
    'replace: no role',
    async (scope, world) =>
      replace(world, (await create(scope)).body as BindingRef, {}, 'stranger'),
    '403 forbidden',
  ),
]
