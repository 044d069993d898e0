import { randomUUID } from 'node:crypto'
import { principalOf } from '../people'
import type { BindingRef } from '../world'
import { row, grant } from './event-rows'

export const ofAccess = [
  row('grant as a Scope administrator', (scope) => grant(scope, 'ada'), [
    'create_access_binding · ada · scope.admin · scope · allowed · role-binding · matched ada · a binding',
    'create_access_binding · ada · server.admin · server · denied · no-matching-binding · matched nobody · no binding',
    'create_access_binding · ada · scope.admin · scope · allowed · binding-created · matched nobody · a binding · target bob · role scope.viewer · result 1',
  ]),
  row('grant as an administrator of the server', (scope) => grant(scope, 'operator'), [
    'create_access_binding · operator · scope.admin · scope · allowed · role-binding · matched operator · a binding',
    'create_access_binding · operator · server.admin · server · allowed · role-binding · matched operator · a binding',
    'create_access_binding · operator · scope.admin · scope · allowed · binding-created · matched nobody · a binding · target bob · role scope.viewer · result 1',
  ]),
  row('grant, denied', (scope) => grant(scope, 'stranger'), [
    'create_access_binding · stranger · scope.admin · scope · denied · no-matching-binding · matched nobody · no binding',
    'create_access_binding · stranger · server.admin · server · denied · no-matching-binding · matched nobody · no binding',
  ]),
  row(
    'grant by a delegator',
    async (scope) => {
      await scope.grant('delegator', 'scope.delegator')
      return grant(scope, 'delegator')
    },
    [
      'create_access_binding · delegator · scope.admin · scope · denied · no-matching-binding · matched nobody · no binding',
      'create_access_binding · delegator · server.admin · server · denied · no-matching-binding · matched nobody · no binding',
    ],
  ),
  row('grant that is invalid', (scope) => grant(scope, 'ada', 'scope.bogus'), []),
  row(
    'revoke',
    async (scope, world) => {
      const { binding_id, version } = (await grant(scope, 'ada')).body as BindingRef
      return world.post('ada', '/v1/access/bindings/revoke', {
        binding_id,
        expected_version: version,
        idempotency_key: randomUUID(),
      })
    },
    [
      'revoke_access_binding · ada · scope.admin · scope · allowed · role-binding · matched ada · a binding',
      'revoke_access_binding · ada · server.admin · server · denied · no-matching-binding · matched nobody · no binding',
      'revoke_access_binding · ada · scope.admin · scope · allowed · binding-revoked · matched nobody · a binding · target bob · role scope.viewer · expected 1 · result 2',
    ],
  ),
  row(
    'revoke with a stale version',
    async (scope, world) => {
      const { binding_id } = (await grant(scope, 'ada')).body as BindingRef
      return world.post('ada', '/v1/access/bindings/revoke', {
        binding_id,
        expected_version: 9,
        idempotency_key: randomUUID(),
      })
    },
    [
      'revoke_access_binding · ada · scope.admin · scope · allowed · role-binding · matched ada · a binding',
      'revoke_access_binding · ada · server.admin · server · denied · no-matching-binding · matched nobody · no binding',
    ],
  ),
  row(
    'replace a binding',
    async (scope, world) => {
      const { binding_id, version } = (await grant(scope, 'ada')).body as BindingRef
      return world.post('ada', '/v1/access/bindings/replace', {
        binding_id,
        expected_version: version,
        replacement: { subject: principalOf('viewer') },
        idempotency_key: randomUUID(),
      })
    },
    [
      'replace_access_binding · ada · scope.admin · scope · allowed · role-binding · matched ada · a binding',
      'replace_access_binding · ada · server.admin · server · denied · no-matching-binding · matched nobody · no binding',
      'replace_access_binding · ada · scope.admin · scope · allowed · binding-revoked · matched nobody · a binding · target bob · role scope.viewer · expected 1 · result 2',
      'replace_access_binding · ada · scope.admin · scope · allowed · binding-created · matched nobody · a binding · target viewer · role scope.viewer · result 1',
    ],
  ),
  row(
    'list bindings',
    (scope, world) =>
      world.post('ada', '/v1/access/bindings/list', { management_resource: scope.resource }),
    [
      'list_access_bindings · ada · scope.delegate · scope · denied · no-matching-binding · matched nobody · no binding',
      'list_access_bindings · ada · scope.admin · scope · allowed · role-binding · matched ada · a binding',
      'list_access_bindings · ada · server.admin · server · denied · no-matching-binding · matched nobody · no binding',
    ],
  ),
  row(
    'list bindings, denied',
    (scope, world) =>
      world.post('stranger', '/v1/access/bindings/list', { management_resource: scope.resource }),
    [
      'list_access_bindings · stranger · scope.delegate · scope · denied · no-matching-binding · matched nobody · no binding',
      'list_access_bindings · stranger · scope.admin · scope · denied · no-matching-binding · matched nobody · no binding',
      'list_access_bindings · stranger · server.admin · server · denied · no-matching-binding · matched nobody · no binding',
    ],
  ),
  row('list the audit of a Scope', (scope) => scope.audit(), [
    'list_access_audit · ada · scope.admin · scope · allowed · role-binding · matched ada · a binding',
    'list_access_audit · ada · server.admin · server · denied · no-matching-binding · matched nobody · no binding',
  ]),
  row(
    'list the audit of a Scope as an administrator of the server',
    (scope) => scope.audit({}, 'operator'),
    [
      'list_access_audit · operator · scope.admin · scope · allowed · role-binding · matched operator · a binding',
      'list_access_audit · operator · server.admin · server · allowed · role-binding · matched operator · a binding',
    ],
  ),
  row('list the audit of a Scope, denied', (scope) => scope.audit({}, 'stranger'), [
    'list_access_audit · stranger · scope.admin · scope · denied · no-matching-binding · matched nobody · no binding',
    'list_access_audit · stranger · server.admin · server · denied · no-matching-binding · matched nobody · no binding',
  ]),
  row(
    'list the audit of the server',
    (_, world) =>
      world.post('operator', '/v1/access/audit/list', { resource: world.server, limit: 1 }),
    [
      'list_access_audit · operator · server.admin · server · allowed · role-binding · matched operator · a binding',
    ],
  ),
  row(
    'list the audit of the server, denied',
    (_, world) => world.post('ada', '/v1/access/audit/list', { resource: world.server, limit: 1 }),
    [
      'list_access_audit · ada · server.admin · server · denied · no-matching-binding · matched nobody · no binding',
    ],
  ),
  row(
    'list the audit with a range that is inverted',
    (scope) =>
      scope.audit({ time_range: { start: '2021-01-01T00:00:00Z', end: '2020-01-01T00:00:00Z' } }),
    [],
  ),
]
