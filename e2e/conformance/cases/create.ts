import { createHash } from 'node:crypto'
import { compactJson } from '../../../src/lib/json/compact-json'
import { rowsFrom, type CaseGroup } from '../case'
import { legacyMemory, memoryServed, noFamily } from '../expectations'
import { brief } from '../observe'
import { AUTO, custom, experience, type ScopeWorld } from '../world'

const row = rowsFrom((world) => world.scope())

const prompt = (content: unknown = custom('First.'), prompt_key = 'skill.generate') => ({
  family: 'prompt',
  prompt_key,
  content,
})

/** A creation's status, headers and body, and what the path in its Location then answers. */
async function created(scope: ScopeWorld, body: unknown) {
  const answer = await scope.create(body)
  if (answer.status !== 201) return brief(answer)
  const location = answer.headers.get('location') ?? '(no Location)'
  const read = await scope.world.get('ada', location)
  const { content, content_digest, artifacts } = scope.plain(read.body) as Record<string, unknown>
  // A content that holds ids of this run has a digest of this run.
  const digest = /<(artifact|entry|instant)>/.test(JSON.stringify(content))
    ? '<digest>'
    : content_digest
  return {
    answer: brief(answer),
    location: location.replace(scope.id, '<scope>').replace(/art_[0-9a-f]{32}/, '<artifact>'),
    body: scope.plain(answer.body),
    read: brief(read),
    head: { content, content_digest: digest, artifacts },
  }
}
/** What `created` sees when it is as it should be. */
const made = (
  family: string,
  head: { content: unknown; content_digest: string; artifacts?: unknown[] },
  id = '<artifact>',
) => ({
  answer: '201 "revision:1"',
  location: `/v1/scopes/<scope>/artifacts/${family}/${id}`,
  body: {
    scope_id: '<scope>',
    family,
    artifact_id: id,
    revision: 1,
    sources: [{ source_type: 'content', source_id: '<source>' }],
    artifacts: head.artifacts ?? [],
  },
  read: '200 "revision:1"',
  head: { artifacts: [], ...head },
})

const failure = {
  signature: { recall_cue: 'a cue', symptom: 'a symptom' },
  repair_surface: 'working_state',
  verification: { condition: 'a condition', check_subject: 'a subject' },
}
export const handoff = (artifact_id: string) => ({
  schema: 'powercontext.handoff.v1',
  objective: 'Hand it over.',
  state: [
    {
      text: 'It stands.',
      citations: [
        { kind: 'artifact', artifact_ref: { family: 'experience', artifact_id, revision: 1 } },
      ],
    },
  ],
  disposition: 'complete',
  next_action: null,
  omissions: [],
})
const topic = { title: 'A title', summary: 'A summary', detail: 'A detail' }

const cases = [
  row(
    'a Prompt',
    (scope) => created(scope, prompt()),
    made(
      'prompt',
      {
        content: custom('First.'),
        content_digest: 'sha256:20351a0f82838d40707571889f49c50219b8e699cd079e6bae11ff6a715fc046',
      },
      'skill.generate',
    ),
  ),
  row(
    'a Prompt as Auto',
    (scope) => created(scope, prompt(AUTO)),
    made(
      'prompt',
      {
        content: AUTO,
        content_digest: 'sha256:7065f26ecc71f1f3cb66ad4da11bf26c5ee061bbc5eb2723265385dc116e6c34',
      },
      'skill.generate',
    ),
  ),
  row(
    'an experience',
    (scope) => created(scope, { family: 'experience', content: experience('It is so.') }),
    made('experience', {
      content: { ...experience('It is so.'), failure: null },
      content_digest: 'sha256:76a0a741f08b70611864928737a5945f0592daf6c39c43ab6b65f6d9806299d9',
    }),
    {
      in100: made('experience', {
        content: experience('It is so.'),
        content_digest: 'sha256:2911ce10398ad2fd583f920e4df097cad38ab4a3d88d08a118e7b291eeff1290',
      }),
      about: 'family experience: 1.0.0 has no field failure',
    },
  ),
  row(
    'an experience with a failure',
    (scope) =>
      created(scope, {
        family: 'experience',
        content: {
          ...experience('It is so.'),
          failure,
        },
      }),
    made('experience', {
      content: { ...experience('It is so.'), failure },
      content_digest: 'sha256:7f2ca285cff6137e595e43fb323ae4b36958b5ea9697e909ece314f92e60e2fc',
    }),
    { in100: '422 invalid_access_request', about: 'family experience: 1.0.0 has no field failure' },
  ),
  row(
    'an atomic memory',
    (scope) =>
      created(scope, { family: 'atomic-memory', content: { kind: 'fact', text: 'Water is wet.' } }),
    made('atomic-memory', {
      content: {
        schema: 'powercontext.atomic-memory.v1',
        kind: 'fact',
        text: 'Water is wet.',
        creation: null,
      },
      content_digest: 'sha256:97dfdbcb6e2b71e4eb4488f1b96246e3875c709f33cd09f3f76c9655370f54c8',
    }),
    noFamily('atomic-memory', '422 invalid_access_request'),
  ),
  row(
    'a topic memory',
    (scope) =>
      created(scope, {
        family: 'topic-memory',
        content: topic,
      }),
    made('topic-memory', {
      content: topic,
      content_digest: 'sha256:bccbe6183330a9bf9a99ad8d777d0cf8e66b8deeffbcc551863cc33c828a816d',
    }),
    noFamily('topic-memory', '422 invalid_access_request'),
  ),
  row(
    'a collection of the memory family',
    (scope) =>
      created(scope, {
        family: 'memory',
        content: { entries: [{ kind: 'fact', text: 'Water is wet.' }] },
      }),
    legacyMemory('collection writes'),
    memoryServed(
      made('memory', {
        content: {
          manifest: {
            entries: [
              {
                entry_id: '<entry>',
                entry_version_id: '<entry version>',
                entry_content_hash:
                  '4b2037622d78be375e0fb4657a56a1ba0d9ba8bf810e944e6d63cf2ffa1696f8',
                state: 'active',
              },
            ],
            format: 'flat-v1',
          },
          changes: [
            {
              op: 'add',
              entry_id: '<entry>',
              from_entry_version_id: null,
              to_entry_version_id: '<entry version>',
              reason: null,
            },
          ],
          schema: 'powercontext.memory.v1',
        },
        content_digest: '<digest>',
      }),
    ),
  ),
  row(
    'a skill: its validations become part of the instructions, and it names its package',
    async (scope) => {
      const at = await scope.artifact('skill', {
        name: 'a-skill',
        description: 'Does it.',
        instructions: 'Do it.',
        validation: ['It is done.', 'It is well.'],
      })
      const { body } = await scope.get(`/artifacts/${at}`)
      const { content } = body as { content: { package: Record<string, unknown> } }
      // How the archive is compressed is the server's own affair.
      const { archive_digest: digest, archive_size: size, ...more } = content.package
      return { ...content, package: { ...more, archive: [typeof digest, typeof size] } }
    },
    {
      name: 'a-skill',
      description: 'Does it.',
      instructions: 'Do it.\n\n## Validation\n\n- It is done.\n- It is well.',
      validation: [],
      package: {
        archive: ['string', 'number'],
        file_count: 1,
        tree_digest: '340031b1c5271cabd91be6c895d9c9849bf4f683508ee0299e69d37489156a31',
        uncompressed_size: 96,
      },
      license: null,
      compatibility: null,
      metadata: {},
      allowed_tools: null,
    },
  ),
  row(
    'a profile: there is one in a Scope, its id is fixed',
    async (scope) => {
      const body = { family: 'profile', content: { content: 'A profile.' } }
      const first = await scope.create(body)
      const second = await scope.create(body)
      return [brief(first), scope.plain(first.body), brief(second)]
    },
    [
      '201 "revision:1"',
      made('profile', { content: null, content_digest: '' }, 'profile').body,
      '409 idempotency_conflict {"kind":"artifact"}',
    ],
  ),
  row(
    'a handoff that cites an experience',
    async (scope) => {
      const at = await scope.artifact('experience', experience('It is so.'))
      return created(scope, { family: 'handoff', content: handoff(at.split('/')[1] ?? '') })
    },
    made(
      'handoff',
      {
        content: handoff('<artifact>'),
        content_digest: '<digest>',
        artifacts: [{ family: 'experience', artifact_id: '<artifact>', revision: 1 }],
      },
      'handoff',
    ),
  ),
  row(
    'a handoff that cites an experience that does not exist',
    (scope) => scope.create({ family: 'handoff', content: handoff('art_none') }),
    '404 handoff_evidence_not_found',
  ),
  row(
    'a Prompt whose operation is off, as Custom',
    (scope) => scope.create(prompt(custom('x'), 'memory.rerank')),
    '422 prompt_customization_unavailable',
  ),
  row(
    'a Prompt whose operation is off, as Auto',
    (scope) => scope.create(prompt(AUTO, 'memory.rerank')),
    '201 "revision:1"',
  ),
  row(
    'a handoff that cites the source of an Artifact, or none',
    async (scope) => {
      const made = await scope.create({ family: 'experience', content: experience('x') })
      const [source] = (made.body as { sources: { source_id: string }[] }).sources
      const cite = async (name: string, source_id: string) => {
        const citation = { kind: 'source', source_ref: { name, source_id } }
        const content = { ...handoff('x'), state: [{ text: 's', citations: [citation] }] }
        const answer = await scope.create({ family: 'handoff', content })
        return brief({ ...answer, body: scope.plain(answer.body) })
      }
      return [
        await cite('content', source?.source_id ?? ''),
        await cite('content', 'src_none'),
        await cite('', ''),
        await cite('c'.repeat(129), 's'.repeat(257)),
        await cite('content ', 'x '),
      ]
    },
    [
      '422 source_not_eligible {"source_ref":{"source_type":"content","source_id":"<source>"}}',
      '404 handoff_evidence_not_found',
      '422 invalid_request value_error@source_type value_error@source_id',
      '422 invalid_request value_error@source_type value_error@source_id',
      '422 invalid_request value_error@source_type value_error@source_id',
    ],
  ),
  row(
    'a handoff that cites the memory family',
    (scope) => {
      const artifact_ref = { family: 'memory', artifact_id: 'x', revision: 1 }
      const statement = { text: 's', citations: [{ kind: 'artifact', artifact_ref }] }
      const content = { ...handoff('x'), state: [statement] }
      return scope.create({ family: 'handoff', content })
    },
    '422 invalid_request value_error@family',
    {
      in100: '404 handoff_evidence_not_found',
      about: 'handoff: 1.0.0 looks for the memories that it cites, later versions refuse them',
    },
  ),
  row(
    'a profile: its digest counts a field that no answer has',
    async (scope) => {
      await scope.create({ family: 'profile', content: { content: 'A profile.' } })
      const { body } = await scope.get('/artifacts/profile/profile')
      const { content, content_digest: digest } = body as {
        content: { generation: object }
        content_digest: string
      }
      const of = (value: unknown) =>
        `sha256:${createHash('sha256').update(compactJson(value)).digest('hex')}`
      const generation = { ...content.generation, dream_run_id: null }
      return [digest === of(content), digest === of({ ...content, generation })]
    },
    [false, true],
    {
      in100: [true, false],
      about: 'profile: its digest is of the content as 1.0.0 answers it',
    },
  ),
  row(
    'a second handoff in a Scope',
    async (scope) => {
      const at = await scope.artifact('experience', experience('It is so.'))
      const body = { family: 'handoff', content: handoff(at.split('/')[1] ?? '') }
      return [await scope.create(body), await scope.create(body)]
    },
    [
      '201 "revision:1"',
      '409 artifact_already_exists {"family":"handoff","artifact_id":"handoff","use_replace":true}',
    ],
  ),
  row(
    'the second save of a Prompt',
    async (scope) => [await scope.create(prompt()), await scope.create(prompt(custom('Other.')))],
    ['201 "revision:1"', '409 idempotency_conflict {"kind":"artifact"}'],
  ),
  row(
    'one Prompt key in two Scopes',
    async (scope, world) => {
      const other = await world.scope()
      return [await scope.create(prompt()), await other.create(prompt())]
    },
    ['201 "revision:1"', '201 "revision:1"'],
  ),
  row('no credential', (scope) => scope.create(prompt(), { as: null }), '401 unauthorized'),
  row('no role', (scope) => scope.create(prompt(), { as: 'stranger' }), '403 forbidden'),
  row(
    'a Scope that does not exist',
    (_, world) => world.post('ada', '/v1/scopes/scp_none/artifacts', prompt()),
    '403 forbidden',
  ),
  row(
    'a Scope that does not exist, as an administrator of the server',
    (_, world) => world.post('root', '/v1/scopes/scp_none/artifacts', prompt()),
    '404 scope_not_found',
  ),
  row(
    'a family that does not exist',
    (scope) => scope.create({ ...prompt(), family: 'bogus' }),
    '422 invalid_access_request',
  ),
  row('no family', (scope) => scope.create({ content: custom('x') }), '422 invalid_access_request'),
  row(
    'no Prompt key',
    (scope) => scope.create({ family: 'prompt', content: custom('x') }),
    '422 invalid_access_request',
  ),
  row(
    'a Prompt key that does not exist',
    (scope) => scope.create(prompt(custom('x'), 'bogus.key')),
    '422 invalid_access_request',
  ),
  row(
    'a Prompt key of a family without one',
    (scope) =>
      scope.create({
        family: 'experience',
        prompt_key: 'skill.generate',
        content: experience('x'),
      }),
    '422 invalid_access_request',
  ),
  row(
    'a field that the service does not know',
    (scope) => scope.create({ ...prompt(), reason: 'x' }),
    '422 invalid_access_request',
  ),
  row(
    'no content',
    (scope) => scope.create({ family: 'prompt', prompt_key: 'skill.generate' }),
    '422 invalid_access_request',
  ),
  row(
    'the content of another family',
    (scope) => scope.create(prompt(experience('x'))),
    '422 invalid_access_request',
  ),
  row('not JSON', (scope) => scope.create('{'), '422 invalid_request json_invalid@body.1'),
  row('no body', (scope) => scope.create(undefined), '422 invalid_access_request'),
  row('null', (scope) => scope.create('null'), '422 invalid_access_request'),
  row(
    'a stranger sends a bad content',
    (scope) => scope.create(prompt({}), { as: 'stranger' }),
    '422 invalid_access_request',
  ),
  row(
    'a stranger sends a family that does not exist',
    (scope) => scope.create({ family: 'bogus', content: {} }, { as: 'stranger' }),
    '422 invalid_access_request',
  ),
  row(
    'If-Match does not matter',
    (scope) => scope.create(prompt(), { headers: { 'if-match': '"revision:9"' } }),
    '201 "revision:1"',
  ),
  row(
    'two first saves at the same time: one wins',
    async (scope) => {
      const answers = await Promise.all([
        scope.create(prompt()),
        scope.create(prompt(custom('Other.'))),
      ])
      return answers.map(brief).sort()
    },
    ['201 "revision:1"', '409 idempotency_conflict {"kind":"artifact"}'],
  ),
]

export const createGroup: CaseGroup = { about: 'POST …/artifacts', cases }
