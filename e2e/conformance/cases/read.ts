import { readingRowsFrom, rowsFrom, type CaseGroup } from '../case'
import {
  legacyMemory,
  memoryServed,
  notRecorded,
  ownerPending,
  revision as revisionBody,
  revisionIn100,
} from '../expectations'
import { brief } from '../observe'
import { custom, experience, type World } from '../world'

/** A Prompt at revision 2. */
async function given(world: World) {
  const scope = await world.scope()
  const at = await scope.prompt('First.')
  await scope.replace(at, { content: custom('Second.') }, '"revision:1"')
  const head = (none?: string) =>
    scope.get(`/artifacts/${at}`, none === undefined ? {} : { headers: { 'if-none-match': none } })
  const revision = (number: string | number) => scope.get(`/artifacts/${at}/revisions/${number}`)
  return { scope, at, head, revision }
}
const row = readingRowsFrom(given)
const ownRow = rowsFrom(given)

const skill = { family: 'prompt', artifact_id: 'skill.generate' }
const first = {
  ...skill,
  revision: 1,
  content: custom('First.'),
  content_digest: 'sha256:20351a0f82838d40707571889f49c50219b8e699cd079e6bae11ff6a715fc046',
}
const second = {
  ...skill,
  revision: 2,
  content: custom('Second.'),
  content_digest: 'sha256:e21213fde29d9d3e5aaae3b466fc35f4b32c30142eded812a13b2f3cbffb8064',
}

const cases = [
  row(
    'the head',
    async ({ head, scope }) => {
      const answer = await head()
      return [brief(answer), scope.plain(answer.body)]
    },
    ['200 "revision:2"', revisionBody(second)],
    notRecorded(['200 "revision:2"', revisionIn100(second)]),
  ),
  row(
    'If-None-Match of the head',
    async ({ head }) => {
      const answer = await head('"revision:2"')
      return [answer.status, answer.body, answer.headers.get('etag')]
    },
    [304, undefined, '"revision:2"'],
  ),
  row('If-None-Match of an older revision', ({ head }) => head('"revision:1"'), '200 "revision:2"'),
  row('If-None-Match: *', ({ head }) => head('*'), '200 "revision:2"'),
  row('If-None-Match, weak', ({ head }) => head('W/"revision:2"'), '304 "revision:2"'),
  row(
    'If-None-Match, a list',
    ({ head }) => head('"revision:1", "revision:2"'),
    '304 "revision:2"',
  ),
  row(
    'If-None-Match, empty',
    ({ head }) => head(''),
    '422 invalid_request string_too_short@header.If-None-Match',
  ),
  row(
    'If-None-Match without the right to read',
    ({ scope, at }) =>
      scope.get(`/artifacts/${at}`, {
        as: 'stranger',
        headers: { 'if-none-match': '"revision:2"' },
      }),
    '403 forbidden',
  ),
  row(
    'a head without a credential',
    ({ scope, at }) => scope.get(`/artifacts/${at}`, { as: null }),
    '401 unauthorized',
  ),
  row(
    'a Prompt that is not saved',
    ({ scope }) => scope.get('/artifacts/prompt/memory.extract'),
    '404 artifact_not_found',
    ownerPending(),
  ),
  row(
    'a Prompt key that does not exist',
    ({ scope }) => scope.get('/artifacts/prompt/bogus.key'),
    '404 artifact_not_found',
    ownerPending(),
  ),
  row(
    'an experience that does not exist',
    ({ scope }) => scope.get('/artifacts/experience/art_none'),
    '404 artifact_not_found',
    ownerPending(),
  ),
  row(
    'an experience of another Scope',
    async ({ scope }, world) => {
      const other = await world.scope()
      const at = await other.artifact('experience', experience('x'))
      return scope.get(`/artifacts/${at}`)
    },
    '404 artifact_not_found',
    ownerPending(),
  ),
  row(
    'a family that does not exist',
    ({ scope }) => scope.get('/artifacts/bogus/x'),
    '422 invalid_access_request',
  ),
  row(
    'the memory family',
    ({ scope }) => scope.get('/artifacts/memory/x'),
    legacyMemory('legacy Memory collection read'),
    memoryServed('404 artifact_not_found'),
  ),
  row(
    'an id of 129 characters',
    ({ scope }) => scope.get(`/artifacts/experience/${'a'.repeat(129)}`),
    '422 invalid_access_request',
  ),
  row(
    'an id of 128 characters',
    ({ scope }) => scope.get(`/artifacts/experience/${'a'.repeat(128)}`),
    '404 artifact_not_found',
    ownerPending(),
  ),
  row(
    'an id with a space',
    ({ scope }) => scope.get('/artifacts/experience/a%20b'),
    '422 invalid_request string_pattern_mismatch@path.artifact_id',
    ownerPending(),
  ),
  row(
    'a Scope that does not exist',
    (_, world) => world.get('ada', '/v1/scopes/scp_none/artifacts/prompt/skill.generate'),
    '403 forbidden',
  ),
  row(
    'an older revision',
    async ({ revision, scope }) => {
      const answer = await revision(1)
      return [answer.status, answer.headers.get('etag'), scope.plain(answer.body)]
    },
    [200, null, revisionBody(first)],
    notRecorded([200, null, revisionIn100(first)]),
  ),
  row(
    'the newest revision by its number',
    async ({ revision }) => {
      const answer = await revision(2)
      return [answer.status, (answer.body as { content: unknown }).content]
    },
    [200, custom('Second.')],
  ),
  row('a revision to come', ({ revision }) => revision(3), '404 artifact_not_found'),
  row(
    'revision 0',
    ({ revision }) => revision(0),
    '422 invalid_request greater_than_equal@path.revision',
  ),
  row(
    'revision -1',
    ({ revision }) => revision(-1),
    '422 invalid_request greater_than_equal@path.revision',
  ),
  row(
    'revision abc',
    ({ revision }) => revision('abc'),
    '422 invalid_request int_parsing@path.revision',
  ),
  row(
    'revision 1.5',
    ({ revision }) => revision('1.5'),
    '422 invalid_request int_parsing@path.revision',
  ),
  row('revision 1.0', ({ revision }) => revision('1.0'), '200'),
  row('revision 01', ({ revision }) => revision('01'), '200'),
  row('revision 2^53', ({ revision }) => revision('9007199254740992'), '404 artifact_not_found'),
  row(
    'a revision of a Prompt that is not saved',
    ({ scope }) => scope.get('/artifacts/prompt/memory.extract/revisions/1'),
    '404 artifact_not_found',
    ownerPending(),
  ),
  ownRow(
    'an older revision keeps its content after a commit',
    async ({ revision, scope, at }) => {
      const before = await revision(1)
      await scope.replace(at, { content: custom('Third.') }, '"revision:2"')
      const after = await revision(1)
      return JSON.stringify(before.body) === JSON.stringify(after.body)
    },
    true,
  ),
  ownRow(
    'a digest names the content, not the revision',
    async ({ scope, at, revision }) => {
      await scope.replace(at, { content: custom('First.') }, '"revision:2"')
      const digests = await Promise.all(
        [1, 2, 3].map(
          async (number) =>
            ((await revision(number)).body as { content_digest: string }).content_digest,
        ),
      )
      return [digests[0] === digests[2], digests[0] === digests[1], digests[0]]
    },
    [true, false, 'sha256:20351a0f82838d40707571889f49c50219b8e699cd079e6bae11ff6a715fc046'],
  ),
]

export const readGroup: CaseGroup = {
  about: 'GET …/artifacts/{family}/{artifact_id}, …/revisions/{n}',
  cases,
}
