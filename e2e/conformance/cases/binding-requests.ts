import { randomUUID } from 'node:crypto'
import { readingRowsFrom, rowsFrom } from '../case'
import { principalOf } from '../people'
import type { BindingRef, ScopeWorld, World } from '../world'

export type Body = Record<string, unknown>

export type As = Parameters<World['post']>[0]

/** Asks for scope.viewer for bob as ada, who administers the Scope; `more` changes the request. */
export const create = (scope: ScopeWorld, more: Body = {}, as: As = 'ada') =>
  scope.world.post(as, '/v1/access/bindings/create', {
    subject: principalOf('bob'),
    role: 'scope.viewer',
    resource: scope.resource,
    idempotency_key: randomUUID(),
    ...more,
  })

export const revoke = (world: World, binding: BindingRef, more: Body = {}, as: As = 'ada') =>
  world.post(as, '/v1/access/bindings/revoke', {
    binding_id: binding.binding_id,
    expected_version: binding.version,
    idempotency_key: randomUUID(),
    ...more,
  })

export const replace = (world: World, binding: BindingRef, more: Body = {}, as: As = 'ada') =>
  world.post(as, '/v1/access/bindings/replace', {
    binding_id: binding.binding_id,
    expected_version: binding.version,
    replacement: { subject: principalOf('viewer') },
    idempotency_key: randomUUID(),
    ...more,
  })

export const own = rowsFrom((world) => world.scope({ ada: ['scope.admin'] }))

export const row = readingRowsFrom((world) => world.scope({ ada: ['scope.admin'] }))

export const keyed = (value: unknown, scope: ScopeWorld) => {
  const { idempotency_key, ...others } = scope.plain(value) as Body
  return { ...others, idempotency_key: typeof idempotency_key }
}

export const ada = { type: 'user', id: 'ada', description: 'Conformance ada' }

export const bound = {
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
