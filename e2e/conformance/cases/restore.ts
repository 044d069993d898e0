import { rowsFrom, type Case, type CaseGroup } from '../case'
import {
  listed,
  listedIn100,
  notRecorded,
  noFamily,
  noRestores,
  revision,
  revisionIn100,
} from '../expectations'
import { brief } from '../observe'
import { custom, experience } from '../world'

const [first, second, third] = [custom('First.'), custom('Second.'), custom('Third.')]

const skill = { family: 'prompt', artifact_id: 'skill.generate' }
const digestOf = {
  first: 'sha256:20351a0f82838d40707571889f49c50219b8e699cd079e6bae11ff6a715fc046',
  second: 'sha256:e21213fde29d9d3e5aaae3b466fc35f4b32c30142eded812a13b2f3cbffb8064',
  third: 'sha256:73f241686e2e1dd6af57d1d27988fdf3f84b25276674cc71afd42f39b659b7bf',
}
const ada = { type: 'user', id: 'ada', description: null }
const asFirst = { ...skill, revision: 4, content: first, content_digest: digestOf.first }
const recorded = { created_by: ada, restored_from_revision: 1, reason: 'Better.' }

const topic = (title: string) => ({ title, summary: 'A summary', detail: 'A detail' })
const skillOf = (instructions: string) => ({
  name: 'a-skill',
  description: 'Does it.',
  instructions,
  validation: ['It is done.'],
})

/** A Prompt whose three revisions differ; its head is revision 3. */
const row = rowsFrom(async (world) => {
  const scope = await world.scope()
  const at = await scope.prompt(first.instructions)
  await scope.replace(at, { content: second }, '"revision:1"')
  await scope.replace(at, { content: third }, '"revision:2"')
  const restore = (more: Record<string, unknown>) =>
    scope.replace(
      at,
      { content: first, restored_from_revision: 1, reason: 'Better.', ...more },
      '"revision:3"',
    )
  return { scope, at, restore }
})

const TAKEN = ['200 "revision:2"', '200 "revision:3"']
const REFUSED = ['200 "revision:2"', '422 invalid_access_request']

/** No revision has such a name, so that nobody restores it without meaning to. */
const badName: Case = {
  ...rowsFrom((world) => world.scope())(
    'a skill with a bad name',
    async (scope) => {
      const at = await scope.artifact('skill', skillOf('One'))
      await scope.replace(at, { content: skillOf('Two') }, '"revision:1"')
      const restoring = { restored_from_revision: 1, reason: 'Better.' }
      const answer = await scope.replace(
        at,
        { content: { ...skillOf('One'), name: 'Bad Name' }, ...restoring },
        '"revision:2"',
      )
      return [brief(answer), (await scope.get(`/artifacts/${at}`)).headers.get('etag')]
    },
    ['500 internal_error', '"revision:2"'],
    noRestores(['422 invalid_access_request', '"revision:2"']),
  ),
  embedded: {
    expect: [
      '422 invalid_request {"field":"content.package","reason":"is unavailable or invalid"}',
      '"revision:2"',
    ],
    why: 'A skill with a bad name that restores a revision is refused as one that does not; 1.4.1 fails (500).',
  },
}

const cases = [
  badName,
  row(
    'the new head says where it comes from, why and by whom',
    async ({ restore, scope }) => {
      const answer = await restore({})
      return answer.status === 200 ? scope.plain(answer.body) : brief(answer)
    },
    revision({ ...asFirst, ...recorded }),
    noRestores(),
  ),
  row(
    'the list of revisions says it, newest first',
    async ({ restore, scope, at }) => {
      await restore({})
      const { body } = await scope.get(`/artifacts/${at}/revisions`)
      return scope.plain(body)
    },
    {
      items: [
        listed({ ...skill, revision: 4, content_digest: digestOf.first, ...recorded }),
        listed({ ...skill, revision: 3, content_digest: digestOf.third }),
        listed({ ...skill, revision: 2, content_digest: digestOf.second }),
        listed({ ...skill, revision: 1, content_digest: digestOf.first }),
      ],
      next_cursor: null,
    },
    noRestores({
      items: [
        listedIn100({ ...skill, revision: 3, content_digest: digestOf.third }),
        listedIn100({ ...skill, revision: 2, content_digest: digestOf.second }),
        listedIn100({ ...skill, revision: 1, content_digest: digestOf.first }),
      ],
      next_cursor: null,
    }),
  ),
  row(
    'content alone: restored, but not recorded as such',
    async ({ scope, at }) => {
      const answer = await scope.replace(at, { content: first }, '"revision:3"')
      return [brief(answer), scope.plain(answer.body)]
    },
    ['200 "revision:4"', revision(asFirst)],
    notRecorded(['200 "revision:4"', revisionIn100(asFirst)]),
  ),
  row(
    'without a reason',
    ({ restore }) => restore({ reason: undefined }),
    '422 invalid_request {"field":"reason","reason":"is required when restoring a revision"}',
    noRestores(),
  ),
  row(
    'a reason that is null',
    ({ restore }) => restore({ reason: null }),
    '422 invalid_request {"field":"reason","reason":"is required when restoring a revision"}',
    noRestores(),
  ),
  row('an empty reason', ({ restore }) => restore({ reason: '' }), '422 invalid_access_request'),
  row('a blank reason', ({ restore }) => restore({ reason: ' \n' }), '422 invalid_access_request'),
  row(
    'a reason of 1,024 characters',
    ({ restore }) => restore({ reason: 'r'.repeat(1024) }),
    '200 "revision:4"',
    noRestores(),
  ),
  row(
    'a reason of 1,025 characters',
    ({ restore }) => restore({ reason: 'r'.repeat(1025) }),
    '422 invalid_access_request',
  ),
  row(
    'a reason of 1,024 characters outside the BMP',
    ({ restore }) => restore({ reason: '😀'.repeat(1024) }),
    '200 "revision:4"',
    noRestores(),
  ),
  row(
    'a reason with blanks around it',
    async ({ restore }) => {
      const answer = await restore({ reason: '  Better. ' })
      return [brief(answer), (answer.body as { reason?: unknown }).reason ?? null]
    },
    ['200 "revision:4"', 'Better.'],
    noRestores(['422 invalid_access_request', null]),
  ),
  row(
    'a reason without a revision',
    ({ restore }) => restore({ restored_from_revision: undefined }),
    '422 invalid_request {"field":"reason","reason":"is required when restoring a revision"}',
    noRestores(),
  ),
  row(
    'a reason and a revision that is null',
    ({ restore }) => restore({ restored_from_revision: null }),
    '422 invalid_request {"field":"reason","reason":"is required when restoring a revision"}',
    noRestores(),
  ),
  row(
    'both null',
    ({ restore }) => restore({ restored_from_revision: null, reason: null }),
    '200 "revision:4"',
    noRestores(),
  ),
  row(
    'content of another revision',
    ({ restore }) => restore({ content: second }),
    '422 invalid_request {"field":"content","reason":"does not match the restored revision"}',
    noRestores(),
  ),
  row(
    'content of no revision',
    ({ restore }) => restore({ content: custom('Else.') }),
    '422 invalid_request {"field":"content","reason":"does not match the restored revision"}',
    noRestores(),
  ),
  row(
    'the head itself',
    ({ restore }) => restore({ content: third, restored_from_revision: 3 }),
    '422 invalid_request {"field":"restored_from_revision","reason":"is the current head"}',
    noRestores(),
  ),
  row(
    'a revision with the content of the head',
    async ({ restore, scope, at }) => {
      await restore({})
      return scope.replace(
        at,
        { content: first, restored_from_revision: 1, reason: 'Again.' },
        '"revision:4"',
      )
    },
    '422 invalid_request {"field":"content","reason":"matches the current head"}',
    noRestores(),
  ),
  row(
    'a revision to come',
    ({ restore }) => restore({ restored_from_revision: 4 }),
    '422 invalid_request {"field":"restored_from_revision","reason":"does not exist"}',
    noRestores(),
  ),
  row(
    'revision 0',
    ({ restore }) => restore({ restored_from_revision: 0 }),
    '422 invalid_access_request',
  ),
  row(
    'a revision that is a string',
    ({ restore }) => restore({ restored_from_revision: '1' }),
    '422 invalid_access_request',
  ),
  row(
    'a revision that is no integer',
    ({ restore }) => restore({ restored_from_revision: 1.5 }),
    '422 invalid_access_request',
  ),
  row(
    'a stale ETag',
    ({ scope, at }) =>
      scope.replace(
        at,
        { content: first, restored_from_revision: 1, reason: 'Better.' },
        '"revision:2"',
      ),
    '412 revision_conflict {"provided_etag":"\\"revision:2\\"","current_etag":"\\"revision:3\\""}',
    noRestores(),
  ),
  row(
    'a stale ETag and a revision to come',
    ({ scope, at }) =>
      scope.replace(
        at,
        { content: first, restored_from_revision: 9, reason: 'Better.' },
        '"revision:2"',
      ),
    '412 revision_conflict {"provided_etag":"\\"revision:2\\"","current_etag":"\\"revision:3\\""}',
    noRestores(),
  ),
  row(
    'a restored revision can be restored',
    async ({ restore, scope, at }) => {
      await restore({})
      await scope.replace(at, { content: second }, '"revision:4"')
      return scope.replace(
        at,
        { content: first, restored_from_revision: 4, reason: 'Again.' },
        '"revision:5"',
      )
    },
    '200 "revision:6"',
    noRestores(),
  ),
  row(
    'created_by names the one who restores',
    async ({ scope, at }) => {
      await scope.grant('bob', 'scope.admin')
      const answer = await scope.replace(
        at,
        { content: first, restored_from_revision: 1, reason: 'Better.' },
        '"revision:3"',
        { as: 'bob' },
      )
      return [brief(answer), (answer.body as { created_by?: unknown }).created_by]
    },
    ['200 "revision:4"', { type: 'user', id: 'bob', description: null }],
    noRestores(['422 invalid_access_request', undefined]),
  ),
  row(
    'an experience',
    async ({ scope }) => {
      const at = await scope.artifact('experience', experience('One.'))
      await scope.replace(at, { content: experience('Two.') }, '"revision:1"')
      const answer = await scope.replace(
        at,
        { content: experience('One.'), restored_from_revision: 1, reason: 'Better.' },
        '"revision:2"',
      )
      return [
        brief(answer),
        (answer.body as { restored_from_revision?: unknown }).restored_from_revision,
      ]
    },
    ['200 "revision:3"', 1],
    noRestores(['422 invalid_access_request', undefined]),
  ),
  row(
    'a topic memory',
    async ({ scope }) => {
      const content = (title: string) => ({ title, summary: 'A summary', detail: 'A detail' })
      const made = await scope.create({ family: 'topic-memory', content: content('One') })
      const { artifact_id } = made.body as { artifact_id?: string }
      const at = `topic-memory/${artifact_id ?? 'none'}`
      await scope.replace(at, { content: content('Two') }, '"revision:1"')
      return scope.replace(
        at,
        { content: content('One'), restored_from_revision: 1, reason: 'Better.' },
        '"revision:2"',
      )
    },
    '200 "revision:3"',
    noRestores(),
  ),
  row(
    'an atomic memory',
    async ({ scope }) => {
      const content = (text: string) => ({ kind: 'fact', text })
      const made = await scope.create({ family: 'atomic-memory', content: content('One') })
      const { artifact_id } = made.body as { artifact_id?: string }
      const at = `atomic-memory/${artifact_id ?? 'none'}`
      await scope.replace(at, { content: content('Two') }, '"revision:1"')
      return scope.replace(
        at,
        { content: content('One'), restored_from_revision: 1, reason: 'Better.' },
        '"revision:2"',
      )
    },
    '422 invalid_access_request',
  ),
  ...(
    [
      ['experience', experience('One.'), experience('Two.'), TAKEN],
      ['topic-memory', topic('One'), topic('Two'), TAKEN],
      ['skill', skillOf('One.'), skillOf('Two.'), TAKEN],
      // What these two are read as is not what they are written as.
      ['profile', { content: 'One.' }, { content: 'Two.' }, REFUSED],
      ['atomic-memory', { kind: 'fact', text: 'One.' }, { kind: 'fact', text: 'Two.' }, REFUSED],
    ] as const
  ).flatMap(([family, one, two, expect]) =>
    (['recorded', 'not recorded'] as const).map((how) =>
      row(
        `family ${family}: the content as the server sent it, ${how} as a restore`,
        async ({ scope }) => {
          const made = await scope.create({ family, content: one })
          if (made.status !== 201) return made
          const at = `${family}/${(made.body as { artifact_id: string }).artifact_id}`
          const replaced = await scope.replace(at, { content: two }, '"revision:1"')
          const { content } = (await scope.get(`/artifacts/${at}/revisions/1`)).body as {
            content: unknown
          }
          const more = how === 'recorded' ? { restored_from_revision: 1, reason: 'Better.' } : {}
          return [replaced, await scope.replace(at, { content, ...more }, '"revision:2"')]
        },
        expect,
        /-memory/.test(family)
          ? noFamily(family, '422 invalid_access_request')
          : how === 'recorded'
            ? noRestores(REFUSED)
            : undefined,
      ),
    ),
  ),
]

export const restoreGroup: CaseGroup = {
  about: 'PUT …/artifacts/{family}/{artifact_id}, a restore',
  cases,
}
