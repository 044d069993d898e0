import type { Binding, Resource, RoleDescription } from '../../api/contract/access'

export const SERVER: Resource = { type: 'server', deployment_id: 'powercontext' }
export const SCOPE: Resource = { type: 'scope', scope_id: 'shop' }

/** A binding of Ada's on the Scope "shop", in force since October; `more` says what is different. */
export const bindingOf = (more: Partial<Binding> = {}): Binding => ({
  binding_id: 'b1',
  subject: { type: 'user', id: 'ada', description: null },
  resource: SCOPE,
  role: 'scope.viewer',
  granted_by: { type: 'user', id: 'root', description: null },
  reason: null,
  created_at: '2026-10-01T00:00:00Z',
  expires_at: null,
  state: 'active',
  version: 1,
  policy_revision: '1',
  idempotency_key: null,
  revoked_at: null,
  revoked_by: null,
  ...more,
})

const role = (name: string, ...actions: string[]): RoleDescription => ({
  role: name,
  resource_type: name.split('.')[0] ?? '',
  actions,
})

/** As roles/list answers them (contract §3.2). */
export const DESCRIPTIONS: readonly RoleDescription[] = [
  role('artifact.viewer', 'artifact.read'),
  role('artifact.owner', 'artifact.read', 'artifact.share', 'artifact.write'),
  role('scope.viewer', 'scope.read'),
  role('scope.contributor', 'scope.contribute', 'scope.read'),
  role('scope.reviewer', 'scope.read', 'scope.review'),
  role('scope.delegator', 'scope.delegate', 'scope.read'),
  role('scope.admin', 'scope.admin'),
  role('server.observer', 'server.observe'),
  role('server.admin', 'server.admin'),
]
