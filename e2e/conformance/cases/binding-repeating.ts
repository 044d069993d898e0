import { randomUUID } from 'node:crypto'
import { brief } from '../observe'
import { principalOf } from '../people'
import type { BindingRef, ScopeWorld, World } from '../world'
import { type As, type Body, create, replace, revoke, own } from './binding-requests'

const inThePast = '2020-01-01T00:00:00Z'

type Row = BindingRef & { state: string; idempotency_key?: string; policy_revision: string }

const rows = async (scope: ScopeWorld, more: Body = {}, as: As = 'ada') => {
  const path = '/v1/access/bindings/list'
  const answer = await scope.world.post(as, path, { management_resource: scope.resource, ...more })
  return (answer.body as { items: Row[] }).items
}

/** Of the bindings of bob: how many there are, and how many say "active". */
const count = async (scope: ScopeWorld) => {
  const all = await rows(scope, { subject: principalOf('bob') })
  return [all.length, all.filter(({ state }) => state === 'active').length]
}

const made = async (scope: ScopeWorld, more: Body = {}) =>
  (await create(scope, more)).body as BindingRef

const withReason = (world: World, { binding_id, version }: BindingRef) =>
  world.post('ada', '/v1/access/bindings/revoke', {
    binding_id,
    expected_version: version,
    reason: 'Left.',
    idempotency_key: randomUUID(),
  })

/** What the console relies on when it repeats a change, or looks for one whose answer was lost. */
export const repeating = [
  own(
    'create: the list tells the key that made a binding',
    async (scope) => {
      const idempotency_key = randomUUID()
      await create(scope, { idempotency_key })
      const [row] = await rows(scope, { subject: principalOf('bob') })
      return row?.idempotency_key === idempotency_key
    },
    true,
  ),
  own(
    'create: the same key after the revocation',
    async (scope, world) => {
      const idempotency_key = randomUUID()
      const binding = await made(scope, { idempotency_key })
      await revoke(world, binding)
      const again = await create(scope, { idempotency_key })
      return [brief(again), (again.body as Row).state, await count(scope)]
    },
    ['201', 'revoked', [1, 0]],
  ),
  own(
    'create: the key of a refused request',
    async (scope) => {
      const idempotency_key = randomUUID()
      const refused = await create(scope, { idempotency_key, expires_at: inThePast })
      return [refused, await create(scope, { idempotency_key })]
    },
    ['422 invalid_access_request', '201'],
  ),
  own(
    'create: the same key from somebody else',
    async (scope) => {
      await scope.grant('root', 'scope.admin')
      const idempotency_key = randomUUID()
      await create(scope, { idempotency_key })
      return [brief(await create(scope, { idempotency_key }, 'root')), await count(scope)]
    },
    ['201', [2, 2]],
  ),
  own(
    'create: the same key twice at once',
    async (scope) => {
      const idempotency_key = randomUUID()
      await Promise.all([create(scope, { idempotency_key }), create(scope, { idempotency_key })])
      return count(scope)
    },
    [1, 1],
  ),
  own(
    'revoke: with a reason',
    async (scope, world) => withReason(world, await made(scope)),
    '422 invalid_access_request',
  ),
  own(
    'revoke: a key that made another change',
    async (scope, world) => {
      const idempotency_key = randomUUID()
      const binding = await made(scope, { idempotency_key })
      return revoke(world, binding, { idempotency_key })
    },
    '409 idempotency-key',
  ),
  own(
    'revoke: the key of the grant stays with the binding',
    async (scope, world) => {
      const idempotency_key = randomUUID()
      await revoke(world, await made(scope, { idempotency_key }))
      const [row] = await rows(scope, { subject: principalOf('bob') })
      return row?.idempotency_key === idempotency_key
    },
    true,
  ),
  own(
    'revoke: the last role of the caller',
    async (scope, world) => {
      const [binding] = await rows(scope, { role: 'scope.admin' })
      if (!binding) throw new Error('ada administers her Scope.')
      const answer = await revoke(world, binding)
      return [brief(answer), await create(scope)]
    },
    ['200', '403 forbidden'],
  ),
  own(
    'replace: the same key twice',
    async (scope, world) => {
      const binding = await made(scope)
      const idempotency_key = randomUUID()
      const first = await replace(world, binding, { idempotency_key })
      const second = await replace(world, binding, { idempotency_key })
      return [first, second, JSON.stringify(first.body) === JSON.stringify(second.body)]
    },
    ['200', '200', true],
  ),
  own(
    'replace: the same key and another body',
    async (scope, world) => {
      const binding = await made(scope)
      const idempotency_key = randomUUID()
      await replace(world, binding, { idempotency_key })
      const replacement = { subject: principalOf('bob'), reason: 'Another one.' }
      return replace(world, binding, { idempotency_key, replacement })
    },
    '409 idempotency-key',
  ),
  own(
    'replace: both bindings carry one policy revision, the new one the key',
    async (scope, world) => {
      const binding = await made(scope)
      const idempotency_key = randomUUID()
      await replace(world, binding, { idempotency_key })
      const all = await rows(scope)
      const current = all.find((row) => row.idempotency_key === idempotency_key)
      const previous = all.find((row) => row.binding_id === binding.binding_id)
      return [
        current?.state,
        previous?.state,
        current?.policy_revision === previous?.policy_revision,
      ]
    },
    ['active', 'revoked', true],
  ),
  own(
    'replace: for the same person, with an end and a reason',
    async (scope, world) => {
      const binding = await made(scope, { reason: 'First.' })
      const replacement = {
        subject: principalOf('bob'),
        reason: 'Renewed.',
        expires_at: '2100-01-01T00:00:00Z',
      }
      const answer = await replace(world, binding, { replacement })
      const { current } = answer.body as { current: Row & { reason: string; expires_at: string } }
      return [brief(answer), current.reason, current.expires_at, await count(scope)]
    },
    ['200', 'Renewed.', '2100-01-01T00:00:00Z', [2, 1]],
  ),
  own(
    'replace: without a reason',
    async (scope, world) => {
      const binding = await made(scope, { reason: 'First.' })
      const answer = await replace(world, binding)
      return (answer.body as { current: { reason: string | null } }).current.reason
    },
    null,
  ),
  own(
    'replace: an end in the past',
    async (scope, world) => {
      const replacement = { subject: principalOf('bob'), expires_at: inThePast }
      return replace(world, await made(scope), { replacement })
    },
    '422 invalid_access_request',
  ),
  own(
    'replace: for a group',
    async (scope, world) => {
      const replacement = { subject: { type: 'group', id: 'g' } }
      return replace(world, await made(scope), { replacement })
    },
    '422 invalid_access_request',
  ),
]
