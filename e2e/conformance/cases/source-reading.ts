import { createHash } from 'node:crypto'
import { compactJson } from '../../../src/lib/json/compact-json'
import { brief } from '../observe'
import { custom, experience, type ScopeWorld } from '../world'
import { row } from './create-requests'

const read = (scope: ScopeWorld, id: string, type = 'content') =>
  scope.get(`/sources/${type}/${encodeURIComponent(id)}`)

/** What the Source holds that the write of an Artifact leaves. */
async function left(scope: ScopeWorld, body: unknown) {
  const made = await scope.create(body)
  return made.status === 201 ? ownSource(scope, made.body) : brief(made)
}

async function ownSource(scope: ScopeWorld, written: unknown) {
  const [own] = (written as { sources: { source_id: string }[] }).sources
  const { content, content_digest, position } = (await read(scope, own?.source_id ?? ''))
    .body as Record<string, unknown>
  const digest = createHash('sha256').update(compactJson(content)).digest('hex')
  return { content, position, digested: content_digest === `sha256:${digest}` }
}

/** What `ownSource` sees of the first Source of a Scope. */
const first = (content: unknown) => ({ content, position: 1, digested: true })

const skill = {
  name: 'mend-it',
  description: 'How it is mended.',
  instructions: 'Look first.',
  validation: ['It works.'],
  license: null,
  metadata: { level: '1' },
}

export const sourceReading = [
  row(
    'a Prompt leaves what is kept of it',
    (scope) =>
      left(scope, { family: 'prompt', prompt_key: 'skill.generate', content: custom(' Do it. ') }),
    first(custom('Do it.')),
  ),
  row(
    'an experience leaves what was sent, and so does its next revision',
    async (scope) => {
      const made = await scope.create({ family: 'experience', content: experience('One.') })
      const { artifact_id: id } = made.body as { artifact_id: string }
      const second = await scope.replace(
        `experience/${id}`,
        { content: experience('Two.') },
        '"revision:1"',
      )
      return [await ownSource(scope, made.body), await ownSource(scope, second.body)]
    },
    [first(experience('One.')), { ...first(experience('Two.')), position: 2 }],
  ),
  row(
    'a skill leaves what was sent: without a package, with its validations',
    (scope) => left(scope, { family: 'skill', content: skill }),
    first({
      name: 'mend-it',
      description: 'How it is mended.',
      instructions: 'Look first.',
      validation: ['It works.'],
      metadata: { level: '1' },
    }),
  ),
  row(
    'an atomic memory leaves its text as it was sent',
    (scope) =>
      left(scope, { family: 'atomic-memory', content: { kind: 'fact', text: ' e\u0301 ' } }),
    first({ schema: 'powercontext.atomic-memory.v1', kind: 'fact', text: ' e\u0301 ' }),
    { in100: '422 invalid_access_request', about: 'atomic-memory cannot be written' },
  ),
  row(
    'a profile leaves its text as it is kept',
    (scope) => left(scope, { family: 'profile', content: { content: 'a\r\nb' } }),
    first({ content: 'a\nb\n' }),
  ),
  row('a Source that does not exist', (scope) => read(scope, 'src_none'), '404 source_not_found'),
  row(
    'a Source of another Scope',
    async (scope, world) => {
      const other = await world.scope()
      const made = await other.create({ family: 'experience', content: experience('x') })
      const [own] = (made.body as { sources: { source_id: string }[] }).sources
      return read(scope, own?.source_id ?? '')
    },
    '404 source_not_found',
  ),
  row(
    'a Source of another type',
    (scope) => read(scope, 'x', 'other'),
    '422 invalid_request literal_error@path.source_type',
  ),
  row('a Source with a space in its id', (scope) => read(scope, 'a b'), '404 source_not_found', {
    in100: '422 invalid_request string_pattern_mismatch@path.source_id',
    about: 'Source: 1.0.0 takes ids of printable ASCII alone',
  }),
  row(
    'a Source with white space at an end of its id',
    async (scope) => [
      await read(scope, ' x'),
      await read(scope, 'x\n'),
      await read(scope, '\u0085x'),
      await read(scope, '\u001f'),
      await read(scope, '\ufeffx'),
      await scope.get('/sources/content/%20x', { as: 'stranger' }),
    ],
    [
      ...Array<string>(4).fill('422 invalid_request value_error@source_id'),
      '404 source_not_found',
      '403 forbidden',
    ],
    {
      in100: [
        ...Array<string>(5).fill('422 invalid_request string_pattern_mismatch@path.source_id'),
        '403 forbidden',
      ],
      about: 'Source: 1.0.0 takes ids of printable ASCII alone',
    },
  ),
  row(
    'a Source with a blank id',
    (scope) => read(scope, ' '),
    '422 invalid_request string_pattern_mismatch@path.source_id',
  ),
  row(
    'a Source id of 256 characters',
    (scope) => read(scope, 'a'.repeat(256)),
    '404 source_not_found',
  ),
  row(
    'a Source id of 257 characters',
    (scope) => read(scope, 'a'.repeat(257)),
    '422 invalid_request string_too_long@path.source_id',
  ),
  row(
    'a Source, read by a viewer, by nobody and without a role',
    async (scope) => {
      await scope.grant('viewer', 'scope.viewer')
      const made = await scope.create({ family: 'experience', content: experience('x') })
      const [own] = (made.body as { sources: { source_id: string }[] }).sources
      const path = `/sources/content/${own?.source_id ?? ''}`
      return [
        await scope.get(path, { as: 'viewer' }),
        await scope.get(path, { as: null }),
        await scope.get(path, { as: 'stranger' }),
      ]
    },
    ['200', '401 unauthorized', '403 forbidden'],
  ),
  row(
    'while access is disabled: a Source of no Scope',
    (_, world) => world.sendDisabled({ method: 'GET', path: '/v1/scopes/none/sources/content/x' }),
    '404 scope_not_found',
  ),
]
