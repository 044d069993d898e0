import { brief } from '../observe'
import { experience } from '../world'
import { created, handoff, made, row } from './create-requests'

const GENERATION = {
  scope_id: 'elsewhere',
  prompt_key: 'handoff.generate',
  selection: 'built_in',
  artifact: null,
  definition_version: '1',
  builtin_version: '1',
  compiled_digest: 'a'.repeat(64),
  original_draft_digest: 'b'.repeat(64),
  edit_status: 'unchanged',
}

export const handoffs = [
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
    'a handoff that names the generation which it comes from',
    async (scope) => {
      const generated = (generation: object) =>
        scope.create({ family: 'handoff', content: { ...handoff('art_none'), generation } })
      const artifact = { family: 'prompt', artifact_id: 'handoff.generate', revision: 1 }
      const answers = [
        await generated(GENERATION),
        await generated({ ...GENERATION, selection: 'artifact', artifact }),
        await generated({ ...GENERATION, selection: 'artifact' }),
        await generated({ ...GENERATION, artifact }),
        await generated({ ...GENERATION, prompt_key: 'skill.generate' }),
        await generated({ ...GENERATION, more: 1 }),
        await generated({}),
      ]
      return answers.map(brief)
    },
    [
      '422 invalid_handoff_generation',
      '422 invalid_handoff_generation',
      '422 invalid_request value_error@',
      '422 invalid_request value_error@',
      '422 invalid_access_request',
      '422 invalid_access_request',
      '422 invalid_access_request',
    ],
  ),
  row(
    'a handoff of blank citations that replaces an Artifact, before a restore and another family are judged',
    async (scope) => {
      const at = await scope.artifact('experience', experience('It is so.'))
      const citation = { kind: 'source', source_ref: { name: '', source_id: 'x' } }
      const content = { ...handoff('x'), state: [{ text: 's', citations: [citation] }] }
      return [
        await scope.replace(at, { content }, '"revision:1"'),
        await scope.replace(at, { content, restored_from_revision: 1 }, '"revision:1"'),
        await scope.replace(at, { content, reason: 'x' }, '"revision:1"'),
        await scope.replace(at, { content }, null),
      ].map(brief)
    },
    [
      ...Array<string>(3).fill('422 invalid_request value_error@source_type'),
      '428 precondition_required',
    ],
    {
      in100: [
        '422 invalid_request value_error@source_type',
        '422 invalid_access_request',
        '422 invalid_access_request',
        '428 precondition_required',
      ],
      about: 'restore: 1.0.0 refuses restored_from_revision and reason',
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
]
