import { randomUUID } from 'node:crypto'
import { brief } from '../observe'
import { principalOf } from '../people'
import type { BindingRef } from '../world'
import { type Body, create, revoke, own, row, keyed, bound } from './binding-requests'

const inThePast = '2020-01-01T00:00:00Z'

const inTheFuture = '2100-01-01T00:00:00Z'

export const creating = [
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
    'create: a role on an Artifact of a Scope that does not exist, or that does not exist itself',
    async (scope) => {
      const on = (scope_id: string, family: string, role: string, entry?: string) =>
        create(
          scope,
          {
            role,
            resource: {
              type: 'artifact',
              scope_id,
              identity: { family, artifact_id: 'none', ...(entry && { entry_id: entry }) },
            },
          },
          'operator',
        )
      const answers: unknown[] = []
      for (const id of ['scp_none', scope.id]) {
        for (const family of ['experience', 'skill', 'profile', 'atomic-memory', 'prompt']) {
          answers.push(await on(id, family, 'artifact.viewer'))
        }
        answers.push(await on(id, 'handoff', 'handoff.viewer'))
        answers.push(await on(id, 'memory', 'artifact.viewer', 'none'))
      }
      return answers
    },
    ['404 scope_not_found', '404 artifact_not_found'].flatMap((missing) => [
      ...Array<string>(4).fill(missing),
      '422 invalid_access_request',
      missing,
      '422 invalid_access_request',
    ]),
    {
      in100: Array.from({ length: 2 }).flatMap(() => [
        ...Array<string>(3).fill('503 artifact_owner_pending'),
        ...Array<string>(2).fill('422 invalid_access_request'),
        '503 artifact_owner_pending',
        '422 invalid_access_request',
      ]),
      about:
        'bindings/create: 1.0.0 takes an Artifact that does not exist for one without an owner',
    },
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
