import { randomUUID } from 'node:crypto'
import { principalOf } from '../people'
import { readEvents, inOneLine, given, row, grant } from './event-rows'

/** A grant is sent a second time. The case tells whether its events then name today's policy revision or that of the first time. */
const policyOfRepetition = given(
  'a grant sent again, after another one, names the policy of its first time',
  async ({ scope, since }, world) => {
    const body = {
      subject: principalOf('bob'),
      role: 'scope.viewer',
      resource: scope.resource,
      idempotency_key: randomUUID(),
    }
    const path = '/v1/access/bindings/create'
    const first = await world.post('ada', path, body)
    await grant(scope, 'ada', 'scope.reviewer')
    const second = await world.post('ada', path, body)
    const made = (await readEvents(world, since, first)).at(-1)
    const again = await readEvents(world, since, second)
    const revisions = again.map((event) => Number(event.policy_revision))
    return [
      again.map(inOneLine),
      again.at(-1)?.policy_revision === made?.policy_revision,
      Math.max(...revisions) > Number(made?.policy_revision),
    ]
  },
  [
    [
      'create_access_binding · ada · scope.admin · scope · allowed · role-binding · matched ada · a binding',
      'create_access_binding · ada · server.admin · server · denied · no-matching-binding · matched nobody · no binding',
      'create_access_binding · ada · scope.admin · scope · allowed · binding-created · matched nobody · a binding · target bob · role scope.viewer · result 1',
    ],
    true,
    true,
  ],
)

export const ofScopes = [
  policyOfRepetition,
  row('me', (_, world) => world.get('ada', '/v1/access/me'), []),
  row(
    'resources/list',
    (_, world) =>
      world.post('ada', '/v1/access/resources/list', {
        action: 'scope.read',
        resource_type: 'scope',
      }),
    [],
  ),
  row('roles/list', (_, world) => world.post('ada', '/v1/access/roles/list', {}), []),
  row('check, allowed', (scope) => scope.check('ada', 'scope.read'), [
    'check_access · ada · scope.read · scope · allowed · role-binding · matched ada · a binding',
  ]),
  row('check, denied', (scope) => scope.check('stranger', 'scope.read'), [
    'check_access · stranger · scope.read · scope · denied · no-matching-binding · matched nobody · no binding',
  ]),
  row(
    'check of three',
    (scope, world) =>
      world.post('ada', '/v1/access/check', {
        match: 'any',
        requirements: ['scope.read', 'scope.review', 'scope.admin'].map((action) => ({
          action,
          resource: scope.resource,
        })),
      }),
    [
      'check_access · ada · scope.read · scope · allowed · role-binding · matched ada · a binding',
      'check_access · ada · scope.review · scope · denied · no-matching-binding · matched nobody · no binding',
      'check_access · ada · scope.admin · scope · allowed · role-binding · matched ada · a binding',
    ],
  ),
  row('check that is invalid', (scope) => scope.check('ada', 'bogus'), []),
  row('list Scopes', (_, world) => world.get('observer', '/v1/scopes?limit=1'), [
    'list_scopes · observer · server.observe · server · allowed · role-binding · matched observer · a binding',
  ]),
  row('list Scopes, denied', (_, world) => world.get('ada', '/v1/scopes?limit=1'), [
    'list_scopes · ada · server.observe · server · denied · no-matching-binding · matched nobody · no binding',
  ]),
  row('list Scopes with a wrong limit', (_, world) => world.get('observer', '/v1/scopes?limit=0'), [
    'list_scopes · observer · server.observe · server · allowed · role-binding · matched observer · a binding',
  ]),
  row(
    'create a Scope',
    (_, world) =>
      world.post('root', '/v1/scopes', { title: 'T', summary: 'S', idempotency_key: randomUUID() }),
    [
      'create_scope · root · server.admin · server · allowed · role-binding · matched root · a binding',
    ],
  ),
  row(
    'create a Scope, denied',
    (_, world) =>
      world.post('ada', '/v1/scopes', { title: 'T', summary: 'S', idempotency_key: randomUUID() }),
    [
      'create_scope · ada · server.admin · server · denied · no-matching-binding · matched nobody · no binding',
    ],
  ),
  row(
    'create a Scope below another one',
    (scope, world) =>
      world.post('root', '/v1/scopes', {
        title: 'T',
        summary: 'S',
        parent_scope_id: scope.id,
        idempotency_key: randomUUID(),
      }),
    [
      'create_scope · root · server.admin · server · allowed · role-binding · matched root · a binding',
    ],
  ),
  row('read a Scope', (scope) => scope.get(''), [
    'get_scope · ada · scope.read · scope · allowed · role-binding · matched ada · a binding',
  ]),
  row('read a Scope, denied', (scope) => scope.get('', { as: 'stranger' }), [
    'get_scope · stranger · scope.read · scope · denied · no-matching-binding · matched nobody · no binding',
  ]),
  row('read a Scope that does not exist', (_, world) => world.get('ada', '/v1/scopes/scp_none'), [
    'get_scope · ada · scope.read · scope · denied · no-matching-binding · matched nobody · no binding',
  ]),
  row('read a Scope without a credential', (scope) => scope.get('', { as: null }), []),
]
