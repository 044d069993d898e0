import { createHash } from 'node:crypto'
import { compactJson } from '../../../src/lib/json/compact-json'
import { noFamily, ownerPending, legacyMemory, memoryServed } from '../expectations'
import { custom } from '../world'
import { handoff } from './create-requests'
import { fewFamilies, row, statusOf, Tagged } from './tag-rows'

const sha = (value: unknown) => createHash('sha256').update(compactJson(value)).digest('hex')

const skill = {
  name: 'mend-it',
  description: 'How it is mended.',
  instructions: 'Look first.',
  validation: ['It works.'],
}

/** One Artifact of each other family, whose tags are read and written. */
const FAMILIES = [
  ['skill', skill, undefined],
  [
    'prompt',
    custom('x'),
    fewFamilies(['422 invalid_request enum@path.family', '422 invalid_request enum@path.family']),
  ],
  [
    'profile',
    { content: 'x' },
    fewFamilies(['422 invalid_request enum@path.family', '422 invalid_request enum@path.family']),
  ],
  [
    'topic-memory',
    { title: 't', summary: 's', detail: 'd' },
    noFamily('topic-memory', '422 invalid_access_request'),
  ],
  [
    'atomic-memory',
    { kind: 'fact', text: 'So.' },
    noFamily('atomic-memory', '422 invalid_access_request'),
  ],
] as const

export const tagReading = [
  row(
    'an Artifact without tags',
    async (artifact) => {
      const answer = await artifact.read()
      return artifact.scope.plain(answer.body)
    },
    {
      scope_id: '<scope>',
      target: { type: 'artifact', family: 'experience', artifact_id: '<artifact>' },
      tags: [],
      tag_digest: `sha256:${sha({ tags: [] })}`,
    },
  ),
  row(
    'the ETag is a digest of Artifact and tags',
    async (artifact) => {
      const { headers, body } = await artifact.write(['b', 'a'])
      const { scope_id, target, tag_digest } = body as Record<string, unknown>
      return headers.get('etag') === `"tags:${sha({ scope_id, target, tag_digest })}"`
    },
    true,
  ),
  row(
    'the digest of tags is that of their labels in order',
    async (artifact) => {
      const { body } = await artifact.write(['b', 'A'])
      return (body as { tag_digest: string }).tag_digest
    },
    `sha256:${sha({ tags: ['A', 'b'] })}`,
  ),
  row(
    'tags that are known',
    async (artifact) => {
      const etag = await artifact.etag()
      const answer = await artifact.read({ headers: { 'if-none-match': etag } })
      return [answer.status, answer.headers.get('etag') === etag, answer.body]
    },
    [304, true, undefined],
  ),
  row(
    'tags that are known, by a weak ETag among others',
    async (artifact) => {
      const etag = await artifact.etag()
      return (await artifact.read({ headers: { 'if-none-match': `"x", W/${etag}` } })).status
    },
    304,
  ),
  row(
    'tags of which another state is known',
    async (artifact) => (await artifact.read({ headers: { 'if-none-match': '"tags:0"' } })).status,
    200,
  ),
  row(
    'an answer of the Artifact itself says nothing of its tags',
    async (artifact) => {
      await artifact.write(['a'])
      const head = await artifact.scope.get(`/artifacts/${artifact.at}`)
      const list = await artifact.scope.get('/artifacts/experience')
      return [
        Object.keys(head.body as object).includes('tags'),
        JSON.stringify(list.body).includes('"tags"'),
      ]
    },
    [false, false],
  ),
  row(
    'tags stay when the Artifact is replaced',
    async (artifact) => {
      const etag = (await artifact.write(['a'])).headers.get('etag')
      await artifact.scope.replace(
        artifact.at,
        { content: { situation: 's', action: 'a', outcome: 'o', lesson: 'l' } },
        '"revision:1"',
      )
      return (await artifact.read()).headers.get('etag') === etag
    },
    true,
  ),
  ...FAMILIES.map(([family, content, differs]) =>
    row(
      `tags of a ${family}`,
      async ({ scope }) => {
        const made = await scope.create({
          family,
          content,
          ...(family === 'prompt' && { prompt_key: 'skill.generate' }),
        })
        if (made.status !== 201) return made
        const { artifact_id: id } = made.body as { artifact_id: string }
        const artifact = new Tagged(scope, `${family}/${id}`)
        return [statusOf(await artifact.read()), statusOf(await artifact.write(['a']))]
      },
      ['200', '200'],
      differs,
    ),
  ),
  row(
    'tags of a handoff',
    async ({ scope, at }) => {
      const made = await scope.artifact('handoff', handoff(at.split('/')[1] ?? ''))
      const artifact = new Tagged(scope, made)
      return [statusOf(await artifact.read()), statusOf(await artifact.write(['a']))]
    },
    ['200', '200'],
  ),
  row(
    'tags of a memory',
    ({ scope }) => scope.get('/artifacts/memory/art_none/tags'),
    legacyMemory('collection tags'),
    memoryServed('404 artifact_not_found'),
  ),
  row(
    'tags of an Artifact that does not exist',
    ({ scope }) => scope.get('/artifacts/experience/art_none/tags'),
    '404 artifact_not_found',
    ownerPending(),
  ),
  row(
    'tags of a Prompt that is not saved',
    ({ scope }) => scope.get('/artifacts/prompt/memory.extract/tags'),
    '404 artifact_not_found',
    ownerPending(),
  ),
  row(
    'tags of a family that does not exist',
    ({ scope }) => scope.get('/artifacts/bogus/art_none/tags'),
    '422 invalid_access_request',
  ),
  row(
    'tags of an Artifact id of 129 characters',
    ({ scope }) => scope.get(`/artifacts/experience/${'a'.repeat(129)}/tags`),
    '422 invalid_access_request',
  ),
  row(
    'tags of an Artifact of another Scope',
    async ({ at }, world) => (await world.scope()).get(`/artifacts/${at}/tags`),
    '404 artifact_not_found',
    ownerPending(),
  ),
  row(
    'tags, read by a viewer, by nobody and without a role',
    async (artifact) => {
      await artifact.scope.grant('viewer', 'scope.viewer')
      return [
        statusOf(await artifact.read({ as: 'viewer' })),
        await artifact.read({ as: null }),
        await artifact.read({ as: 'stranger' }),
      ]
    },
    ['200', '401 unauthorized', '403 forbidden'],
  ),
  row(
    'tags with a query that the service does not know',
    async ({ scope, path }) => statusOf(await scope.get(`${path}?bogus=1`)),
    '200',
  ),
  row(
    'while access is disabled: tags of no Scope',
    (_, world) =>
      world.sendDisabled({ method: 'GET', path: '/v1/scopes/none/artifacts/experience/x/tags' }),
    '404 scope_not_found',
  ),
]
