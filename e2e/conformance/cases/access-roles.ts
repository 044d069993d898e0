import { row, roles, NO_ATOMIC } from './access-rows'

const role = (name: string, kind: string, actions: string[], more = {}) => ({
  role: name,
  resource_type: kind,
  cardinality: 'many_per_resource',
  actions,
  artifact_families: [],
  assignable_subject_types: ['group', 'service', 'user'],
  system_managed: false,
  ...more,
})

const handoff = { artifact_families: ['handoff'] }

/** Every role in the order of the answer; `first` are the families that 1.0.0 does not know. */
const rolesOf = (first: string[]) => [
  role('handoff.viewer', 'artifact', ['artifact.read', 'handoff.evidence.inspect'], handoff),
  role(
    'handoff.receiver',
    'artifact',
    ['artifact.read', 'handoff.acknowledge', 'handoff.evidence.inspect'],
    {
      ...handoff,
      cardinality: 'one_per_resource',
      assignable_subject_types: ['service', 'user'],
    },
  ),
  role('artifact.viewer', 'artifact', ['artifact.read'], {
    artifact_families: [...first, 'memory', 'experience', 'skill', 'profile'],
  }),
  role(
    'artifact.owner',
    'artifact',
    ['artifact.read', 'artifact.share', 'artifact.write', 'handoff.evidence.inspect'],
    {
      cardinality: 'one_per_resource',
      artifact_families: [
        ...first,
        'handoff',
        'memory',
        'experience',
        'skill',
        'profile',
        'prompt',
      ],
      assignable_subject_types: [],
      system_managed: true,
    },
  ),
  role('scope.viewer', 'scope', ['scope.read']),
  role('scope.contributor', 'scope', ['scope.contribute', 'scope.read']),
  role('scope.reviewer', 'scope', ['scope.read', 'scope.review']),
  role('scope.delegator', 'scope', ['scope.delegate', 'scope.read']),
  role('scope.admin', 'scope', ['scope.admin']),
  role('server.observer', 'server', ['server.observe']),
  role('server.admin', 'server', ['server.admin']),
]

export const roleList = [
  row(
    'roles: all of them',
    async (_, world) => (await roles(world, {})).body,
    { items: rolesOf(['atomic-memory']) },
    { in100: { items: rolesOf([]) }, about: NO_ATOMIC },
  ),
  row(
    'roles: of Scopes',
    async (_, world) =>
      (
        (await roles(world, { resource_type: 'scope' })).body as { items: { role: string }[] }
      ).items.map((item) => item.role),
    ['scope.viewer', 'scope.contributor', 'scope.reviewer', 'scope.delegator', 'scope.admin'],
  ),
  row(
    'roles: of the server',
    async (_, world) =>
      (
        (await roles(world, { resource_type: 'server' })).body as { items: { role: string }[] }
      ).items.map((item) => item.role),
    ['server.observer', 'server.admin'],
  ),
  row(
    'roles: of a family',
    async (_, world) =>
      (
        (await roles(world, { resource_type: 'artifact', family: 'handoff' })).body as {
          items: { role: string }[]
        }
      ).items.map((item) => item.role),
    ['handoff.viewer', 'handoff.receiver', 'artifact.owner'],
  ),
  row(
    'roles: a kind that does not exist',
    (_, world) => roles(world, { resource_type: 'bogus' }),
    '422 invalid_access_request',
  ),
  row('roles: a stranger may ask', (_, world) => roles(world, {}, 'stranger'), '200'),
  row(
    'roles: a list in place of an object',
    (_, world) => roles(world, []),
    '422 invalid_access_request',
  ),
  row('roles: no body', (_, world) => roles(world, undefined), '422 invalid_access_request'),
  row('roles: no credential', (_, world) => roles(world, {}, null), '401 unauthorized'),
]
