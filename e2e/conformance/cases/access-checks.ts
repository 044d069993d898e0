import { ownerPending } from '../expectations'
import type { ScopeWorld, World } from '../world'
import { row, roles } from './access-rows'

const check = (
  world: World,
  requirements: unknown,
  match = 'all',
  as: Parameters<World['post']>[0] = 'ada',
) => world.post(as, '/v1/access/check', { match, requirements })

const needs = (scope: ScopeWorld, ...actions: string[]) =>
  actions.map((action) => ({ action, resource: scope.resource }))

const YES = { allowed: true, reason_code: 'role-binding' }

const NO = { allowed: false, reason_code: 'no-matching-binding' }

const decided = (allowed: boolean, ...decisions: { allowed: boolean; reason_code: string }[]) => ({
  allowed,
  decisions,
})

export const checks = [
  row(
    'check: allowed',
    async (scope, world) => (await check(world, needs(scope, 'scope.read'))).body,
    decided(true, YES),
  ),
  row(
    'check: denied',
    async (scope, world) =>
      (await check(world, needs(scope, 'scope.read'), 'all', 'stranger')).body,
    decided(false, NO),
  ),
  row(
    'check: all of several',
    async (scope, world) =>
      (await check(world, needs(scope, 'scope.read', 'scope.review', 'scope.admin'))).body,
    decided(false, YES, NO, YES),
  ),
  row(
    'check: any of several',
    async (scope, world) =>
      (await check(world, needs(scope, 'scope.review', 'scope.admin', 'scope.read'), 'any')).body,
    decided(true, NO, YES, YES),
  ),
  row(
    'check: the same twice',
    async (scope, world) => (await check(world, needs(scope, 'scope.read', 'scope.read'))).body,
    decided(true, YES, YES),
  ),
  row(
    'check: a Scope that does not exist',
    async (_, world) =>
      (
        await check(world, [
          { action: 'scope.read', resource: { type: 'scope', scope_id: 'scp_none' } },
        ])
      ).body,
    decided(false, NO),
  ),
  row(
    'check: a Scope that does not exist, as an administrator of the server',
    async (_, world) =>
      (
        await check(
          world,
          [{ action: 'scope.admin', resource: { type: 'scope', scope_id: 'scp_none' } }],
          'all',
          'root',
        )
      ).body,
    decided(true, YES),
  ),
  row(
    'check: an Artifact that does not exist',
    async (scope, world) =>
      (
        await check(world, [
          {
            action: 'artifact.read',
            resource: {
              type: 'artifact',
              scope_id: scope.id,
              identity: { family: 'prompt', artifact_id: 'skill.generate' },
            },
          },
        ])
      ).body,
    decided(true, YES),
    ownerPending(decided(false, { allowed: false, reason_code: 'artifact-owner-pending' })),
  ),
  // Names that every object has are families that do not exist as well.
  ...['bogus', '__proto__', 'constructor'].flatMap((family) => [
    row(
      `check: an Artifact of a family that does not exist: ${family}`,
      (scope, world) =>
        check(world, [
          {
            action: 'artifact.read',
            resource: {
              type: 'artifact',
              scope_id: scope.id,
              identity: { family, artifact_id: 'x' },
            },
          },
        ]),
      '422 invalid_access_request',
    ),
    row(
      `roles: of a family that does not exist: ${family}`,
      (_, world) => roles(world, { resource_type: 'artifact', family }),
      '422 invalid_access_request',
    ),
  ]),
  row(
    'check: the server',
    async (_, world) =>
      (await check(world, [{ action: 'server.admin', resource: world.server }], 'all', 'operator'))
        .body,
    decided(true, YES),
  ),
  row(
    'check: another deployment',
    (_, world) =>
      check(world, [
        { action: 'server.admin', resource: { type: 'server', deployment_id: 'other' } },
      ]),
    '422 invalid_access_request',
  ),
  row(
    'check: an action of another kind',
    (_, world) => check(world, [{ action: 'scope.read', resource: world.server }]),
    '422 invalid_access_request',
  ),
  row(
    'check: an action that does not exist',
    (scope, world) => check(world, needs(scope, 'bogus')),
    '422 invalid_access_request',
  ),
  row('check: nothing', (_, world) => check(world, []), '422 invalid_access_request'),
  row(
    'check: 100 requirements',
    (scope, world) => check(world, needs(scope, ...Array<string>(100).fill('scope.read'))),
    '200',
  ),
  row(
    'check: 101 requirements',
    (scope, world) => check(world, needs(scope, ...Array<string>(101).fill('scope.read'))),
    '422 invalid_access_request',
  ),
  row(
    'check: a match that does not exist',
    (scope, world) => check(world, needs(scope, 'scope.read'), 'some'),
    '422 invalid_access_request',
  ),
  row(
    'check: a scope_id of 256 characters',
    (_, world) =>
      check(world, [
        { action: 'scope.read', resource: { type: 'scope', scope_id: 's'.repeat(256) } },
      ]),
    '200',
  ),
  row(
    'check: a scope_id of 257 characters',
    (_, world) =>
      check(world, [
        { action: 'scope.read', resource: { type: 'scope', scope_id: 's'.repeat(257) } },
      ]),
    '422 invalid_access_request',
  ),
  row(
    'check: a blank scope_id',
    (_, world) =>
      check(world, [{ action: 'scope.read', resource: { type: 'scope', scope_id: ' ' } }]),
    '422 invalid_access_request',
  ),
  row(
    'check: an empty scope_id',
    (_, world) =>
      check(world, [{ action: 'scope.read', resource: { type: 'scope', scope_id: '' } }]),
    '422 invalid_access_request',
  ),
  row(
    'check: no credential',
    (scope, world) => check(world, needs(scope, 'scope.read'), 'all', null),
    '401 unauthorized',
  ),
]
