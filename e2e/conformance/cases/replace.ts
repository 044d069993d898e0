import { rowsFrom, type CaseGroup } from '../case'
import { noFamily, noRestores, notRecorded, revision, revisionIn100 } from '../expectations'
import { brief } from '../observe'
import { AUTO, custom, experience, ScopeWorld } from '../world'
import { handoff } from './create-requests'

/** A Prompt at revision 2, from which every row of this table begins. */
const row = rowsFrom(async (world) => {
  const scope = await world.scope()
  const at = await scope.prompt('First.')
  await scope.replace(at, { content: custom('Second.') }, '"revision:1"')
  return { scope, at }
})
const body = { content: custom('Third.') }
const third = {
  family: 'prompt',
  artifact_id: 'skill.generate',
  revision: 3,
  content: custom('Third.'),
  content_digest: 'sha256:73f241686e2e1dd6af57d1d27988fdf3f84b25276674cc71afd42f39b659b7bf',
}
const lineage = (family: string, revision: number) => ({
  family,
  artifact_id: '<artifact>',
  revision,
})
const conflict = (provided: string, current = 'revision:2') =>
  `412 revision_conflict ${JSON.stringify({ provided_etag: provided, current_etag: `"${current}"` })}`
const skill = { family: 'prompt', artifact_id: 'skill.generate', revision: 1 }
const topic = { title: 'A topic', summary: 'A summary', detail: 'A detail' }
const skillOf = (name: string) => ({
  name,
  description: 'Does it.',
  instructions: 'Do it.',
  validation: ['It is done.'],
})
const NO_REASON =
  '422 invalid_request {"field":"reason","reason":"is required when restoring a revision"}'
const NO_PACKAGE =
  '422 invalid_request {"field":"content.package","reason":"is unavailable or invalid"}'
const WRONG_IN_NOWHERE = [
  '422 invalid_request value_error@source_id',
  '422 invalid_request value_error@family',
  ...Array<string>(3).fill('404 scope_not_found'),
]

const cases = [
  row(
    'the new head and its ETag',
    async ({ scope, at }) => {
      const answer = await scope.replace(at, body, '"revision:2"')
      return [answer.status, answer.headers.get('etag'), scope.plain(answer.body)]
    },
    [200, '"revision:3"', revision(third)],
    notRecorded([200, '"revision:3"', revisionIn100(third)]),
  ),
  row(
    'an unchanged content is another revision',
    async ({ scope, at }) => {
      const first = await scope.replace(at, { content: custom('Second.') }, '"revision:2"')
      const second = await scope.replace(at, { content: custom('Second.') }, '"revision:3"')
      return [brief(first), brief(second)]
    },
    ['200 "revision:3"', '200 "revision:4"'],
  ),
  row(
    'no credential',
    ({ scope, at }) => scope.replace(at, body, '"revision:2"', { as: null }),
    '401 unauthorized',
  ),
  row(
    'an unknown token',
    ({ scope, at }) => scope.replace(at, body, '"revision:2"', { as: 'raw:Bearer nobody' }),
    '401 unauthorized',
  ),
  row(
    'another scheme',
    ({ scope, at }) => scope.replace(at, body, '"revision:2"', { as: 'raw:Basic YWRhOmFkYQ==' }),
    '401 unauthorized',
  ),
  row(
    '401 comes before 428',
    ({ scope, at }) => scope.replace(at, body, null, { as: null }),
    '401 unauthorized',
  ),
  row(
    'no role',
    ({ scope, at }) => scope.replace(at, body, '"revision:2"', { as: 'stranger' }),
    '403 forbidden',
  ),
  row(
    'a Scope that does not exist',
    (_, world) =>
      world.send({
        as: 'ada',
        method: 'PUT',
        path: '/v1/scopes/scp_none/artifacts/prompt/skill.generate',
        body,
        headers: { 'if-match': '"revision:1"' },
      }),
    '403 forbidden',
  ),
  row(
    'a Scope that does not exist, as an administrator of the server',
    async (_, world) => {
      const nowhere = new ScopeWorld(world, 'scp_none')
      const replace = (content: unknown, etag: string | null) =>
        nowhere.replace('prompt/skill.generate', { content }, etag, { as: 'root' })
      return [
        await replace(AUTO, '"revision:1"'),
        await replace(custom(' '), '"revision:1"'),
        await replace(AUTO, null),
      ].map(brief)
    },
    ['404 scope_not_found', '404 scope_not_found', '428 precondition_required'],
  ),
  row(
    'a Scope that does not exist, which is told after what is wrong with a handoff and before anything else',
    async (_, world) => {
      const nowhere = new ScopeWorld(world, 'scp_none')
      const cited = (citation: unknown) => ({
        ...handoff('x'),
        state: [{ text: 's', citations: [citation] }],
      })
      const contents = [
        cited({ kind: 'source', source_ref: { name: 'content', source_id: ' ' } }),
        cited({ kind: 'artifact', artifact_ref: { ...skill, family: 'memory' } }),
        handoff('x'),
        experience('\u001c'),
        topic,
      ]
      const answers = ['prompt/skill.generate', 'topic-memory/x'].map((at) =>
        contents.map((content) =>
          nowhere.replace(at, { content, reason: 'x' }, '"revision:1"', { as: 'root' }),
        ),
      )
      return (await Promise.all(answers.flat())).map(brief)
    },
    [WRONG_IN_NOWHERE, WRONG_IN_NOWHERE].flat(),
    noRestores(Array<string>(10).fill('422 invalid_access_request')),
  ),
  row(
    'a content that is not of its family, before what it restores is judged',
    async ({ scope, at }) => {
      const profile = await scope.artifact('profile', { content: 'A profile.' })
      const send = (where: string, content: unknown, more: object) =>
        scope.replace(where, { content, ...more }, '"revision:9"')
      return [
        await send(at, experience('x'), { reason: 'x' }),
        await send(at, custom('Third.'), { reason: 'x' }),
        await send(profile, { content: ' ' }, { restored_from_revision: 7 }),
        await send(profile, { content: 'x' }, { restored_from_revision: 7 }),
        await send(
          profile,
          { content: ' ', restored_from_revision: 1 },
          { restored_from_revision: 7, reason: 'x' },
        ),
      ].map(brief)
    },
    [
      '422 invalid_prompt_content',
      NO_REASON,
      '422 invalid_request {"field":"content","reason":"does not match the profile model"}',
      NO_REASON,
      '422 invalid_request {"field":"content","reason":"does not match the profile model"}',
    ],
    noRestores(Array<string>(5).fill('422 invalid_access_request')),
  ),
  row(
    'a skill of which no package can be made, after its ETag and what it restores',
    async ({ scope }) => {
      const at = await scope.artifact('skill', skillOf('a-skill'))
      const send = (more: object, etag = '"revision:1"') =>
        scope.replace(at, { content: skillOf('No Name'), ...more }, etag)
      return [
        await send({}),
        await send({}, '"revision:9"'),
        await send({ restored_from_revision: 1, reason: 'x' }),
        await send({ restored_from_revision: 7, reason: 'x' }),
      ].map(brief)
    },
    [
      NO_PACKAGE,
      conflict('"revision:9"', 'revision:1'),
      '422 invalid_request {"field":"restored_from_revision","reason":"is the current head"}',
      '422 invalid_request {"field":"restored_from_revision","reason":"does not exist"}',
    ],
    noRestores([
      NO_PACKAGE,
      conflict('"revision:9"', 'revision:1'),
      '422 invalid_access_request',
      '422 invalid_access_request',
    ]),
  ),
  row(
    '403 comes before 428',
    ({ scope, at }) => scope.replace(at, body, null, { as: 'stranger' }),
    '403 forbidden',
  ),
  row(
    '403 comes before 412',
    ({ scope, at }) => scope.replace(at, body, '"revision:1"', { as: 'stranger' }),
    '403 forbidden',
  ),
  row(
    'a stranger sends a bad content',
    ({ scope, at }) => scope.replace(at, { content: {} }, '"revision:2"', { as: 'stranger' }),
    '422 invalid_access_request',
  ),
  row(
    'a Prompt that is not saved',
    ({ scope }) => scope.replace('prompt/memory.extract', body, '"revision:1"'),
    '404 artifact_not_found',
  ),
  row(
    'a Prompt that is not saved, without If-Match',
    ({ scope }) => scope.replace('prompt/memory.extract', body, null),
    '428 precondition_required',
  ),
  row(
    'an experience that does not exist',
    ({ scope }) =>
      scope.replace('experience/art_none', { content: experience('x') }, '"revision:1"'),
    '403 forbidden',
  ),
  row(
    'the ETag of an older revision',
    ({ scope, at }) => scope.replace(at, body, '"revision:1"'),
    conflict('"revision:1"'),
  ),
  row(
    'the ETag of a revision to come',
    ({ scope, at }) => scope.replace(at, body, '"revision:3"'),
    conflict('"revision:3"'),
  ),
  row('*', ({ scope, at }) => scope.replace(at, body, '*'), conflict('*')),
  row(
    'a weak ETag',
    ({ scope, at }) => scope.replace(at, body, 'W/"revision:2"'),
    conflict('W/"revision:2"'),
  ),
  row(
    'without quotes',
    ({ scope, at }) => scope.replace(at, body, 'revision:2'),
    conflict('revision:2'),
  ),
  row(
    'a list that holds the right one',
    ({ scope, at }) => scope.replace(at, body, '"revision:1", "revision:2"'),
    conflict('"revision:1", "revision:2"'),
  ),
  row('one character', ({ scope, at }) => scope.replace(at, body, '2'), conflict('2')),
  row(
    'an empty If-Match',
    ({ scope, at }) => scope.replace(at, body, ''),
    '412 revision_conflict {"provided_etag":"","current_etag":"\\"revision:2\\""}',
  ),
  row(
    'a leading zero',
    ({ scope, at }) => scope.replace(at, body, '"revision:02"'),
    conflict('"revision:02"'),
  ),
  row('no If-Match', ({ scope, at }) => scope.replace(at, body, null), '428 precondition_required'),
  row(
    'no If-Match and a bad content',
    ({ scope, at }) => scope.replace(at, { content: {} }, null),
    '422 invalid_access_request',
  ),
  row(
    'an old ETag and a bad content',
    ({ scope, at }) => scope.replace(at, { content: {} }, '"revision:1"'),
    '422 invalid_access_request',
  ),
  row(
    'an old ETag and blank instructions',
    ({ scope, at }) => scope.replace(at, { content: custom(' ') }, '"revision:1"'),
    '422 invalid_prompt_content',
  ),
  row(
    'a family that does not exist',
    ({ scope }) => scope.replace('bogus/x', body, '"revision:1"'),
    '422 invalid_access_request',
  ),
  row(
    'a Prompt key that does not exist',
    ({ scope }) => scope.replace('prompt/bogus.key', body, '"revision:1"'),
    '404 artifact_not_found',
  ),
  row(
    'an id of 129 characters',
    ({ scope }) => scope.replace(`prompt/${'a'.repeat(129)}`, body, '"revision:1"'),
    '422 invalid_request string_too_long@path.artifact_id',
  ),
  row(
    'an id of 128 characters',
    ({ scope }) =>
      scope.replace(`experience/${'a'.repeat(128)}`, { content: experience('x') }, '"revision:1"'),
    '403 forbidden',
  ),
  row(
    'an id with a space',
    ({ scope }) => scope.replace('experience/a%20b', { content: experience('x') }, '"revision:1"'),
    '403 forbidden',
  ),
  row(
    'an id outside ASCII',
    ({ scope }) => scope.replace('experience/%C3%A9', { content: experience('x') }, '"revision:1"'),
    '403 forbidden',
  ),
  row(
    'an id of every other printable character',
    ({ scope }) =>
      scope.replace(
        `experience/${encodeURIComponent('!~?#%+&=')}`,
        { content: experience('x') },
        '"revision:1"',
      ),
    '403 forbidden',
  ),
  row(
    'an id with a slash',
    ({ scope }) => scope.replace('experience/a%2Fb', { content: experience('x') }, '"revision:1"'),
    '403 forbidden',
  ),
  row(
    'no body',
    ({ scope, at }) => scope.replace(at, undefined, '"revision:2"'),
    '422 invalid_access_request',
  ),
  row(
    'not JSON',
    ({ scope, at }) => scope.replace(at, '{"content":', '"revision:2"'),
    '422 invalid_request json_invalid@body.11',
  ),
  row(
    'not JSON, in ways of its own',
    async ({ scope, at }) => {
      const bodies = [
        '\0',
        '"a',
        '"a\\x"',
        '"a\\u12"',
        '[1,]',
        '1.',
        'tru',
        '"\u{1f600}" x',
        '[NaN]',
      ]
      const sent = bodies.map((body) => scope.replace(at, body, '"revision:2"'))
      return (await Promise.all(sent)).map(brief)
    },
    [
      ...[0, 0, 2, 3, 3, 1, 0, 4].map((at) => `422 invalid_request json_invalid@body.${at}`),
      '422 invalid_access_request',
    ],
  ),
  row(
    'an array',
    ({ scope, at }) => scope.replace(at, [], '"revision:2"'),
    '422 invalid_access_request',
  ),
  row(
    'no content',
    ({ scope, at }) => scope.replace(at, {}, '"revision:2"'),
    '422 invalid_access_request',
  ),
  row(
    'a field that the service does not know',
    ({ scope, at }) => scope.replace(at, { ...body, note: 'x' }, '"revision:2"'),
    '422 invalid_access_request',
  ),
  row(
    'the content of another family',
    ({ scope, at }) => scope.replace(at, { content: experience('x') }, '"revision:2"'),
    '422 invalid_prompt_content',
  ),
  row(
    'Auto',
    ({ scope, at }) => scope.replace(at, { content: AUTO }, '"revision:2"'),
    '200 "revision:3"',
  ),
  row(
    'a topic memory grows from its earlier revisions',
    async ({ scope }) => {
      const content = (title: string) => ({ title, summary: 'A summary', detail: 'A detail' })
      const made = await scope.create({ family: 'topic-memory', content: content('One') })
      if (made.status !== 201) return made
      const at = `topic-memory/${(made.body as { artifact_id: string }).artifact_id}`
      await scope.replace(at, { content: content('Two') }, '"revision:1"')
      const answer = await scope.replace(at, { content: content('Three') }, '"revision:2"')
      return scope.plain((answer.body as { artifacts: unknown }).artifacts)
    },
    [lineage('topic-memory', 2), lineage('topic-memory', 1)],
    noFamily('topic-memory', '422 invalid_access_request'),
  ),
  row(
    'an atomic memory grows from its last revision',
    async ({ scope }) => {
      const made = await scope.create({
        family: 'atomic-memory',
        content: { kind: 'fact', text: 'One.' },
      })
      if (made.status !== 201) return made
      const at = `atomic-memory/${(made.body as { artifact_id: string }).artifact_id}`
      await scope.replace(at, { content: { kind: 'fact', text: 'Two.' } }, '"revision:1"')
      const answer = await scope.replace(
        at,
        { content: { kind: 'fact', text: 'Three.' } },
        '"revision:2"',
      )
      return scope.plain((answer.body as { artifacts: unknown }).artifacts)
    },
    [lineage('atomic-memory', 2)],
    noFamily('atomic-memory', '422 invalid_access_request'),
  ),
  row(
    'two writers with one ETag at the same time: one wins, the other is told of the new head',
    async ({ scope, at }) => {
      const answers = await Promise.all(
        ['Left.', 'Right.'].map((text) =>
          scope.replace(at, { content: custom(text) }, '"revision:2"'),
        ),
      )
      const head = await scope.get(`/artifacts/${at}`)
      return [...answers.map(brief).sort(), brief(head)]
    },
    ['200 "revision:3"', conflict('"revision:2"', 'revision:3'), '200 "revision:3"'],
  ),
]

export const replaceGroup: CaseGroup = { about: 'PUT …/artifacts/{family}/{artifact_id}', cases }
