import { row, seen } from './audit-rows'

const subject = (id: string, type = 'user') => ({ subject: { type, id } })

const event = {
  cursor: '<position>',
  event_id: '<uuid>',
  occurred_at: '<instant>',
  request_id: '<request>',
  transport: 'http',
  operation: 'get_scope',
  actor: null,
  action: 'scope.read',
  resource: { type: 'scope', scope_id: '<scope>' },
  policy_revision: '<policy>',
  matched_subject: null,
  binding_id: null,
  target: null,
  role: null,
  expected_version: null,
  result_version: null,
}

export const filters = [
  row(
    'everything, oldest first',
    async ({ scope }) => seen(await scope.audit({ limit: 500 })),
    'get_scope get_scope list_artifacts',
  ),
  row(
    'cursors rise strictly',
    async ({ events }) =>
      events.every((event, n) => n === 0 || event.cursor > (events[n - 1]?.cursor ?? Infinity)),
    true,
  ),
  row(
    'instants never fall',
    async ({ events }) =>
      events.every(
        (event, n) => n === 0 || event.occurred_at >= (events[n - 1]?.occurred_at ?? '~'),
      ),
    true,
  ),
  row(
    'an event in full',
    async ({ events, scope }) =>
      scope.plain(events.find((event) => event.operation === 'get_scope' && event.allowed)),
    {
      ...event,
      principal: { type: 'user', id: 'ada', description: 'Conformance ada' },
      allowed: true,
      reason_code: 'role-binding',
      matched_subject: { type: 'user', id: 'ada', description: null },
      binding_id: '<uuid>',
    },
  ),
  row(
    'a denied event in full',
    async ({ events, scope }) =>
      scope.plain(events.find((event) => event.operation === 'get_scope' && !event.allowed)),
    {
      ...event,
      principal: { type: 'user', id: 'stranger', description: 'Conformance stranger' },
      allowed: false,
      reason_code: 'no-matching-binding',
    },
  ),
  row(
    'action',
    async ({ scope }) => seen(await scope.audit({ action: 'scope.read', limit: 500 })),
    'get_scope get_scope list_artifacts',
  ),
  row(
    'action without events',
    async ({ scope }) => seen(await scope.audit({ action: 'scope.delegate' })),
    '',
  ),
  row(
    'action of another kind of resource',
    ({ scope }) => scope.audit({ action: 'server.admin' }),
    '200',
  ),
  row(
    'action that does not exist',
    ({ scope }) => scope.audit({ action: 'bogus' }),
    '422 invalid_access_request',
  ),
  row(
    'subject',
    async ({ scope }) => seen(await scope.audit({ ...subject('stranger') })),
    'get_scope',
  ),
  row(
    'subject with a description',
    async ({ scope }) =>
      seen(
        await scope.audit({ subject: { type: 'user', id: 'stranger', description: 'Whoever' } }),
      ),
    'get_scope',
  ),
  row(
    'subject of another type',
    async ({ scope }) => seen(await scope.audit({ ...subject('stranger', 'service') })),
    '',
  ),
  row(
    'subject that is a group',
    ({ scope }) => scope.audit({ ...subject('stranger', 'group') }),
    '200',
  ),
  row(
    'subject without a type',
    ({ scope }) => scope.audit({ subject: { id: 'stranger' } }),
    '422 invalid_access_request',
  ),
  row(
    'subject with an empty id',
    ({ scope }) => scope.audit({ ...subject('') }),
    '422 invalid_access_request',
  ),
  row(
    'subject with an id of 255 characters',
    ({ scope }) => scope.audit({ ...subject('s'.repeat(255)) }),
    '200',
  ),
  row(
    'subject with an id of 256 characters',
    ({ scope }) => scope.audit({ ...subject('s'.repeat(256)) }),
    '422 invalid_access_request',
  ),
  row(
    'subject in other capitals',
    async ({ scope }) => seen(await scope.audit({ ...subject('STRANGER') })),
    '',
  ),
  row(
    'result denied',
    async ({ scope }) => seen(await scope.audit({ result: 'denied' })),
    'get_scope',
  ),
  row(
    'result allowed',
    async ({ scope }) => seen(await scope.audit({ result: 'allowed', limit: 500 })),
    'get_scope list_artifacts',
  ),
  row(
    'result that does not exist',
    ({ scope }) => scope.audit({ result: 'maybe' }),
    '422 invalid_access_request',
  ),
  row(
    'two filters',
    async ({ scope }) => seen(await scope.audit({ result: 'denied', ...subject('ada') })),
    '',
  ),
  row(
    'every filter null',
    async ({ scope }) =>
      seen(
        await scope.audit({
          result: null,
          subject: null,
          action: null,
          time_range: null,
          cursor: null,
          limit: 500,
        }),
      ),
    'get_scope get_scope list_artifacts',
  ),
  row(
    'a field that does not exist',
    ({ scope }) => scope.audit({ note: 1 }),
    '422 invalid_access_request',
  ),
]

export const resources = [
  row(
    'the server',
    (_, world) =>
      world.post('operator', '/v1/access/audit/list', { resource: world.server, limit: 1 }),
    '200',
  ),
  row(
    'the server: a Scope administrator',
    (_, world) => world.post('ada', '/v1/access/audit/list', { resource: world.server }),
    '403 forbidden',
  ),
  row(
    'the server: an observer',
    (_, world) => world.post('observer', '/v1/access/audit/list', { resource: world.server }),
    '403 forbidden',
  ),
  row(
    'another deployment',
    (_, world) =>
      world.post('operator', '/v1/access/audit/list', {
        resource: { type: 'server', deployment_id: 'other' },
      }),
    '422 invalid_access_request',
  ),
  row(
    'a Scope: its viewer',
    async ({ scope }) => {
      await scope.grant('viewer', 'scope.viewer')
      return scope.audit({}, 'viewer')
    },
    '403 forbidden',
  ),
  row('a Scope: an administrator of the server', ({ scope }) => scope.audit({}, 'operator'), '200'),
  row(
    'a Scope that does not exist',
    (_, world) =>
      world.post('ada', '/v1/access/audit/list', {
        resource: { type: 'scope', scope_id: 'scp_none' },
      }),
    '403 forbidden',
  ),
  row(
    'a Scope that does not exist, as an administrator of the server',
    (_, world) =>
      world.post('operator', '/v1/access/audit/list', {
        resource: { type: 'scope', scope_id: 'scp_none' },
      }),
    '200',
  ),
  row(
    'an Artifact',
    ({ scope }, world) =>
      world.post('ada', '/v1/access/audit/list', {
        resource: {
          type: 'artifact',
          scope_id: scope.id,
          identity: { family: 'prompt', artifact_id: 'skill.generate' },
        },
      }),
    '422 invalid_access_request',
  ),
  row(
    'no resource',
    (_, world) => world.post('ada', '/v1/access/audit/list', {}),
    '422 invalid_access_request',
  ),
  row(
    'no body',
    (_, world) => world.post('ada', '/v1/access/audit/list'),
    '422 invalid_access_request',
  ),
  row(
    'not JSON',
    (_, world) => world.post('ada', '/v1/access/audit/list', '{'),
    '422 invalid_request json_invalid@body.1',
  ),
  row('no credential', ({ scope }) => scope.audit({}, null), '401 unauthorized'),
  row(
    'a wrong filter and no role',
    ({ scope }) => scope.audit({ limit: 0 }, 'stranger'),
    '422 invalid_access_request',
  ),
]
