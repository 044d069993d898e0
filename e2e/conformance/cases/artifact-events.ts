import { noFamily, ownerPending } from '../expectations'
import { custom, experience, type ScopeWorld } from '../world'
import { row } from './event-rows'

const prompt = { family: 'prompt', prompt_key: 'skill.generate', content: custom('x') }

const contributing = async (scope: ScopeWorld) => {
  await scope.grant('ada', 'scope.contributor')
  return scope.artifact('experience', experience('x'))
}

const OWNER_FIRST =
  'audit: 1.0.0 names ownership as the reason before a role, later versions a role before ownership'

export const ofArtifacts = [
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
    'read an atomic memory that does not exist: decided twice like one that does',
    (scope) => scope.get('/artifacts/atomic-memory/art_none'),
    [
      'get_artifact · ada · artifact.read · artifact · allowed · role-binding · matched ada · a binding',
      'get_artifact · ada · artifact.read · artifact · allowed · role-binding · matched ada · a binding',
    ],
    noFamily('atomic-memory', []),
  ),
  row(
    'read a revision of an atomic memory that does not exist',
    (scope) => scope.get('/artifacts/atomic-memory/art_none/revisions/9'),
    [
      'get_artifact_revision · ada · artifact.read · artifact · allowed · role-binding · matched ada · a binding',
      'get_artifact_revision · ada · artifact.read · artifact · allowed · role-binding · matched ada · a binding',
    ],
    noFamily('atomic-memory', []),
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
]
