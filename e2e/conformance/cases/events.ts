import { randomUUID } from 'node:crypto'
import { rowsFrom, type CaseGroup } from '../case'
import { noFamily, ownerPending } from '../expectations'
import type { Answer } from '../http'
import { principalOf } from '../people'
import { custom, experience, type BindingRef, type ScopeWorld, type World } from '../world'

type Event = {
  request_id: string
  operation: string
  principal: { id: string }
  action: string
  resource: { type: string }
  allowed: boolean
  reason_code: string
  target: { id: string } | null
  role: string | null
  expected_version: number | null
  result_version: number | null
  matched_subject: { id: string } | null
  binding_id: string | null
  policy_revision: string
  actor: unknown
  transport: string
}

/** The events of one request, each in a line. */
const eventsOf = async (world: World, since: string, answer: Answer) =>
  (await readEvents(world, since, answer)).map(inOneLine)

async function readEvents(world: World, since: string, answer: Answer): Promise<Event[]> {
  const found: Event[] = []
  let cursor: string | null = null
  do {
    const read: Answer = await world.post('root', '/v1/access/audit/list', {
      resource: world.server,
      time_range: { start: since, end: '2100-01-01T00:00:00Z' },
      limit: 500,
      cursor,
    })
    const page = read.body as { items: Event[]; next_cursor: string | null }
    found.push(...page.items.filter((event) => event.request_id === answer.requestId))
    cursor = page.items.length < 500 ? null : page.next_cursor
  } while (cursor !== null)
  return found
}
const inOneLine = (event: Event) =>
  [
    event.operation,
    event.principal.id,
    event.action,
    event.resource.type,
    event.allowed ? 'allowed' : 'denied',
    event.reason_code,
    `matched ${event.matched_subject?.id ?? 'nobody'}`,
    event.binding_id === null ? 'no binding' : 'a binding',
    ...(event.target ? [`target ${event.target.id}`] : []),
    ...(event.role ? [`role ${event.role}`] : []),
    ...(event.expected_version === null ? [] : [`expected ${event.expected_version}`]),
    ...(event.result_version === null ? [] : [`result ${event.result_version}`]),
  ].join(' · ')

const given = rowsFrom(async (world) => {
  // The binding made first dates the case by the server's own clock.
  const scope = await world.scope({})
  const binding = await scope.grant('ada', 'scope.admin')
  await scope.grant('ada', 'scope.viewer')
  return { scope, since: binding.created_at }
})
const row = (
  name: string,
  step: (scope: ScopeWorld, world: World) => Promise<Answer>,
  ...rest: [expect: unknown, differs?: { in100: unknown; about: string }]
) =>
  given(
    name,
    async ({ scope, since }, world) => eventsOf(world, since, await step(scope, world)),
    ...rest,
  )

const grant = (scope: ScopeWorld, as: Parameters<World['post']>[0], role = 'scope.viewer') =>
  scope.world.post(as, '/v1/access/bindings/create', {
    subject: principalOf('bob'),
    role,
    resource: scope.resource,
    idempotency_key: randomUUID(),
  })
const prompt = { family: 'prompt', prompt_key: 'skill.generate', content: custom('x') }
const contributing = async (scope: ScopeWorld) => {
  await scope.grant('ada', 'scope.contributor')
  return scope.artifact('experience', experience('x'))
}

/** Whether the events of a grant that is sent again name the policy of now, or that of its first time. */
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

const OWNER_FIRST =
  'audit: 1.0.0 names ownership as the reason before a role, later versions a role before ownership'

const cases = [
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
  row('list Artifacts', (scope) => scope.get('/artifacts/prompt'), [
    'list_artifacts · ada · scope.read · scope · allowed · role-binding · matched ada · a binding',
  ]),
  row('list Artifacts, denied', (scope) => scope.get('/artifacts/prompt', { as: 'stranger' }), [
    'list_artifacts · stranger · scope.read · scope · denied · no-matching-binding · matched nobody · no binding',
  ]),
  row('list Artifacts of a family that does not exist', (scope) => scope.get('/artifacts/bogus'), [
    'list_artifacts · ada · scope.read · scope · allowed · role-binding · matched ada · a binding',
  ]),
  row('list Artifacts with a wrong limit', (scope) => scope.get('/artifacts/prompt?limit=0'), [
    'list_artifacts · ada · scope.read · scope · allowed · role-binding · matched ada · a binding',
  ]),
  row('first save of a Prompt', (scope) => scope.create(prompt), [
    'create_artifact · ada · scope.admin · scope · allowed · role-binding · matched ada · a binding',
    'create_artifact · ada · artifact.write · artifact · allowed · artifact-owner-established · matched nobody · no binding · target ada · role artifact.owner',
  ]),
  row(
    'second save of a Prompt',
    async (scope) => {
      await scope.create(prompt)
      return scope.create(prompt)
    },
    [
      'create_artifact · ada · scope.admin · scope · allowed · role-binding · matched ada · a binding',
    ],
  ),
  row('first save of a Prompt, denied', (scope) => scope.create(prompt, { as: 'stranger' }), [
    'create_artifact · stranger · scope.admin · scope · denied · no-matching-binding · matched nobody · no binding',
  ]),
  row(
    'first save of a Prompt with blank instructions',
    (scope) => scope.create({ ...prompt, content: custom(' ') }),
    [
      'create_artifact · ada · scope.admin · scope · allowed · role-binding · matched ada · a binding',
    ],
  ),
  row('first save that is invalid', (scope) => scope.create({}), []),
  row(
    'create an experience',
    async (scope) => {
      await scope.grant('ada', 'scope.contributor')
      return scope.create({ family: 'experience', content: experience('x') })
    },
    [
      'create_artifact · ada · scope.contribute · scope · allowed · role-binding · matched ada · a binding',
      'create_artifact · ada · artifact.write · artifact · allowed · artifact-owner-established · matched nobody · no binding · target ada · role artifact.owner',
    ],
  ),
  row(
    'create an experience, denied',
    (scope) => scope.create({ family: 'experience', content: experience('x') }),
    [
      'create_artifact · ada · scope.contribute · scope · denied · no-matching-binding · matched nobody · no binding',
    ],
  ),
  row(
    'create a topic memory',
    async (scope) => {
      await scope.grant('ada', 'scope.contributor')
      return scope.create({
        family: 'topic-memory',
        content: { title: 't', summary: 's', detail: 'd' },
      })
    },
    [
      'create_artifact · ada · scope.contribute · scope · allowed · role-binding · matched ada · a binding',
    ],
    noFamily('topic-memory', []),
  ),
  row(
    'create a profile',
    async (scope) => {
      await scope.grant('ada', 'scope.contributor')
      return scope.create({ family: 'profile', content: { content: 'x' } })
    },
    [
      'create_artifact · ada · scope.contribute · scope · allowed · role-binding · matched ada · a binding',
      'create_artifact · ada · artifact.write · artifact · allowed · artifact-owner-established · matched nobody · no binding · target ada · role artifact.owner',
    ],
  ),
  row(
    'create a handoff that cites an experience',
    async (scope) => {
      const at = await contributing(scope)
      const citation = {
        kind: 'artifact',
        artifact_ref: { family: 'experience', artifact_id: at.split('/')[1], revision: 1 },
      }
      return scope.create({
        family: 'handoff',
        content: {
          schema: 'powercontext.handoff.v1',
          objective: 'o',
          state: [{ text: 't', citations: [citation] }],
          disposition: 'complete',
          next_action: null,
          omissions: [],
        },
      })
    },
    [
      'create_artifact · ada · scope.contribute · scope · allowed · role-binding · matched ada · a binding',
      'create_artifact · ada · artifact.write · artifact · allowed · artifact-owner-established · matched nobody · no binding · target ada · role artifact.owner',
    ],
  ),
  row(
    'read a head',
    async (scope) => scope.get(`/artifacts/${await scope.prompt()}`),
    [
      'get_artifact · ada · artifact.read · artifact · allowed · role-binding · matched ada · a binding',
    ],
    {
      in100: [
        'get_artifact · ada · artifact.read · artifact · allowed · artifact-owner · matched ada · no binding',
      ],
      about: OWNER_FIRST,
    },
  ),
  row(
    'read a head, denied',
    async (scope) => scope.get(`/artifacts/${await scope.prompt()}`, { as: 'stranger' }),
    [
      'get_artifact · stranger · artifact.read · artifact · denied · no-matching-binding · matched nobody · no binding',
    ],
  ),
  row(
    'read a head, not modified',
    async (scope) =>
      scope.get(`/artifacts/${await scope.prompt()}`, {
        headers: { 'if-none-match': '"revision:1"' },
      }),
    [
      'get_artifact · ada · artifact.read · artifact · allowed · role-binding · matched ada · a binding',
    ],
    {
      in100: [
        'get_artifact · ada · artifact.read · artifact · allowed · artifact-owner · matched ada · no binding',
      ],
      about: OWNER_FIRST,
    },
  ),
  row(
    'read a head that does not exist',
    (scope) => scope.get('/artifacts/prompt/skill.generate'),
    [
      'get_artifact · ada · artifact.read · artifact · allowed · role-binding · matched ada · a binding',
    ],
    ownerPending([
      'get_artifact · ada · artifact.read · artifact · denied · artifact-owner-pending · matched nobody · no binding',
    ]),
  ),
  row(
    'read an experience',
    async (scope) => scope.get(`/artifacts/${await contributing(scope)}`),
    [
      'get_artifact · ada · artifact.read · artifact · allowed · role-binding · matched ada · a binding',
    ],
    {
      in100: [
        'get_artifact · ada · artifact.read · artifact · allowed · artifact-owner · matched ada · no binding',
      ],
      about: OWNER_FIRST,
    },
  ),
  row(
    'read an experience as its owner alone',
    async (scope, world) => {
      const binding = await scope.grant('bob', 'scope.contributor')
      const at = await scope.artifact('experience', experience('x'), 'bob')
      await world.revoke(binding)
      return scope.get(`/artifacts/${at}`, { as: 'bob' })
    },
    [
      'get_artifact · bob · artifact.read · artifact · allowed · artifact-owner · matched bob · no binding',
    ],
  ),
  row(
    'read a topic memory',
    async (scope) => {
      await scope.grant('ada', 'scope.contributor')
      const made = await scope.create({
        family: 'topic-memory',
        content: { title: 't', summary: 's', detail: 'd' },
      })
      return made.status === 201
        ? scope.get(`/artifacts/topic-memory/${(made.body as { artifact_id: string }).artifact_id}`)
        : made
    },
    ['get_artifact · ada · scope.read · scope · allowed · role-binding · matched ada · a binding'],
    noFamily('topic-memory', []),
  ),
  row(
    'list revisions',
    async (scope) => scope.get(`/artifacts/${await scope.prompt()}/revisions`),
    [
      'list_artifact_revisions · ada · artifact.read · artifact · allowed · role-binding · matched ada · a binding',
    ],
    {
      in100: [
        'list_artifact_revisions · ada · artifact.read · artifact · allowed · artifact-owner · matched ada · no binding',
      ],
      about: OWNER_FIRST,
    },
  ),
  row(
    'list revisions, denied',
    async (scope) => scope.get(`/artifacts/${await scope.prompt()}/revisions`, { as: 'stranger' }),
    [
      'list_artifact_revisions · stranger · artifact.read · artifact · denied · no-matching-binding · matched nobody · no binding',
    ],
  ),
  row(
    'read a revision',
    async (scope) => scope.get(`/artifacts/${await scope.prompt()}/revisions/1`),
    [
      'get_artifact_revision · ada · artifact.read · artifact · allowed · role-binding · matched ada · a binding',
    ],
    {
      in100: [
        'get_artifact_revision · ada · artifact.read · artifact · allowed · artifact-owner · matched ada · no binding',
      ],
      about: OWNER_FIRST,
    },
  ),
  row(
    'read a revision to come',
    async (scope) => scope.get(`/artifacts/${await scope.prompt()}/revisions/2`),
    [
      'get_artifact_revision · ada · artifact.read · artifact · allowed · role-binding · matched ada · a binding',
    ],
    {
      in100: [
        'get_artifact_revision · ada · artifact.read · artifact · allowed · artifact-owner · matched ada · no binding',
      ],
      about: OWNER_FIRST,
    },
  ),
  row(
    'replace',
    async (scope) => scope.replace(await scope.prompt(), { content: custom('y') }, '"revision:1"'),
    [
      'replace_artifact · ada · scope.admin · scope · allowed · role-binding · matched ada · a binding',
    ],
  ),
  row(
    'replace, denied',
    async (scope) =>
      scope.replace(await scope.prompt(), { content: custom('y') }, '"revision:1"', {
        as: 'stranger',
      }),
    [
      'replace_artifact · stranger · scope.admin · scope · denied · no-matching-binding · matched nobody · no binding',
    ],
  ),
  row(
    'replace with a stale ETag',
    async (scope) => scope.replace(await scope.prompt(), { content: custom('y') }, '"revision:9"'),
    [
      'replace_artifact · ada · scope.admin · scope · allowed · role-binding · matched ada · a binding',
    ],
  ),
  row(
    'replace without If-Match',
    async (scope) => scope.replace(await scope.prompt(), { content: custom('y') }, null),
    [
      'replace_artifact · ada · scope.admin · scope · allowed · role-binding · matched ada · a binding',
    ],
  ),
  row(
    'replace with a content that is invalid',
    async (scope) => scope.replace(await scope.prompt(), { content: {} }, '"revision:1"'),
    [],
  ),
  row(
    'replace an experience',
    async (scope) =>
      scope.replace(await contributing(scope), { content: experience('y') }, '"revision:1"'),
    [
      'replace_artifact · ada · artifact.write · artifact · allowed · artifact-owner · matched ada · no binding',
    ],
  ),
  row(
    'replace an experience as its owner alone',
    async (scope, world) => {
      const binding = await scope.grant('bob', 'scope.contributor')
      const at = await scope.artifact('experience', experience('x'), 'bob')
      await world.revoke(binding)
      return scope.replace(at, { content: experience('y') }, '"revision:1"', { as: 'bob' })
    },
    [
      'replace_artifact · bob · artifact.write · artifact · allowed · artifact-owner · matched bob · no binding',
    ],
  ),
  row('read a Prompt configuration', (scope) => scope.get('/prompts/skill.generate'), [
    'get_prompt_configuration · ada · scope.read · scope · allowed · role-binding · matched ada · a binding',
  ]),
  row(
    'read a Prompt configuration, denied',
    (scope) => scope.get('/prompts/skill.generate', { as: 'stranger' }),
    [
      'get_prompt_configuration · stranger · scope.read · scope · denied · no-matching-binding · matched nobody · no binding',
    ],
  ),
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

export const eventGroup: CaseGroup = { about: 'audit events that a call writes', cases }
