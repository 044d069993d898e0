import { readingRowsFrom, rowsFrom, type CaseGroup } from '../case'
import {
  legacyMemory,
  listed,
  listedIn100,
  memoryServed,
  noFamily,
  notRecorded,
  ownerPending,
} from '../expectations'
import type { Answer } from '../http'
import { brief } from '../observe'
import { custom, experience, type ScopeWorld, type World } from '../world'

type Page = { items: { artifact_id: string; revision: number }[]; next_cursor: string | null }
const page = (answer: Answer) => answer.body as Page

/** Three experiences, and a Prompt with five revisions. */
async function given(world: World) {
  const scope = await world.scope()
  const made: string[] = []
  for (const lesson of ['One.', 'Two.', 'Three.']) {
    made.push(await scope.artifact('experience', experience(lesson)))
  }
  const at = await scope.prompt('1')
  for (let n = 1; n < 5; n++)
    await scope.replace(at, { content: custom(`${n + 1}`) }, `"revision:${n}"`)
  return {
    scope,
    made,
    at,
    artifacts: listOf(scope, '/artifacts/experience'),
    revisions: listOf(scope, `/artifacts/${at}/revisions`),
    artifactsElsewhere: listOf(scope, '/artifacts/bogus'),
    revisionsElsewhere: listOf(scope, '/artifacts/experience/%C3%A9/revisions'),
  }
}
const row = readingRowsFrom(given)
const ownRow = rowsFrom(given)

/** Lists with a query, as it is written. */
const listOf =
  (scope: ScopeWorld, path: string) =>
  (query: string, as: 'ada' | 'bob' | 'stranger' = 'ada') =>
    scope.get(`${path}${query}`, { as })

/** Which revisions (or how many rows) a page has, and whether there is another one. */
const shape = (answer: Answer) =>
  answer.status === 200
    ? `${page(answer)
        .items.map((item) => item.revision)
        .join(' ')}${page(answer).next_cursor === null ? '' : ' …'}`
    : brief(answer)
const cursorOf = (answer: Answer) => encodeURIComponent(page(answer).next_cursor ?? '')

const INVALID_CURSOR = '400 invalid_cursor {"field":"cursor","reason":"is invalid"}'

const bounds = (['artifacts', 'revisions'] as const).flatMap((list) => [
  row(
    `${list}: limit 1`,
    async (given) => shape(await given[list]('?limit=1')),
    list === 'artifacts' ? '1 …' : '5 …',
  ),
  row(
    `${list}: limit 100`,
    async (given) => shape(await given[list]('?limit=100')),
    list === 'artifacts' ? '1 1 1' : '5 4 3 2 1',
  ),
  row(
    `${list}: as many as there are`,
    async (given) => shape(await given[list](list === 'artifacts' ? '?limit=3' : '?limit=5')),
    list === 'artifacts' ? '1 1 1' : '5 4 3 2 1',
  ),
  row(
    `${list}: no limit`,
    async (given) => shape(await given[list]('')),
    list === 'artifacts' ? '1 1 1' : '5 4 3 2 1',
  ),
  row(
    `${list}: limit 0`,
    (given) => given[list]('?limit=0'),
    '400 invalid_request greater_than_equal@query.limit',
  ),
  row(
    `${list}: limit 101`,
    (given) => given[list]('?limit=101'),
    '400 invalid_request less_than_equal@query.limit',
  ),
  row(
    `${list}: limit -1`,
    (given) => given[list]('?limit=-1'),
    '400 invalid_request greater_than_equal@query.limit',
  ),
  row(
    `${list}: limit zzz`,
    (given) => given[list]('?limit=zzz'),
    '400 invalid_request int_parsing@query.limit',
  ),
  row(
    `${list}: limit 1.5`,
    (given) => given[list]('?limit=1.5'),
    '400 invalid_request int_parsing@query.limit',
  ),
  row(
    `${list}: an empty limit`,
    (given) => given[list]('?limit='),
    '400 invalid_request int_parsing@query.limit',
  ),
  row(
    `${list}: a parameter that the service does not know`,
    async (given) => shape(await given[list]('?bogus=1')),
    '422 invalid_request {"field":"query","reason":"contains unknown parameters"}',
    {
      in100: list === 'artifacts' ? '1 1 1' : '5 4 3 2 1',
      about: 'lists: 1.0.0 ignores query parameters that it does not know',
    },
  ),
  row(
    `${list}: a parameter that the service does not know, at a path that it does not take`,
    (given) => given[`${list}Elsewhere`]('?bogus=1'),
    '422 invalid_request {"field":"query","reason":"contains unknown parameters"}',
    list === 'artifacts'
      ? {
          in100: '422 invalid_request enum@path.family',
          about: 'lists: 1.0.0 ignores query parameters that it does not know',
        }
      : ownerPending(),
  ),
  row(
    `${list}: a wrong parameter at a path that the service does not take`,
    (given) => given[`${list}Elsewhere`]('?limit=0&bogus=1'),
    `400 invalid_request greater_than_equal@query.limit ${
      list === 'artifacts' ? 'enum@path.family' : 'string_pattern_mismatch@path.artifact_id'
    }`,
    list === 'artifacts' ? undefined : ownerPending(),
  ),
  row(
    `${list}: an empty cursor`,
    (given) => given[list]('?cursor='),
    '400 invalid_request string_too_short@query.cursor',
  ),
  row(`${list}: a cursor of no server`, (given) => given[list]('?cursor=bogus'), INVALID_CURSOR),
  row(
    `${list}: a cursor of 4,096 characters`,
    (given) => given[list](`?cursor=${'a'.repeat(4096)}`),
    INVALID_CURSOR,
  ),
  row(
    `${list}: a cursor of 4,097 characters`,
    (given) => given[list](`?cursor=${'a'.repeat(4097)}`),
    '400 invalid_request string_too_long@query.cursor',
  ),
  row(
    `${list}: two wrong parameters`,
    (given) => given[list]('?limit=0&cursor='),
    '400 invalid_request greater_than_equal@query.limit string_too_short@query.cursor',
  ),
  row(
    `${list}: a wrong parameter before a right one, and after it`,
    async (given) => [
      brief(await given[list]('?limit=0&limit=5')),
      brief(await given[list]('?limit=5&limit=0')),
    ],
    [
      '422 invalid_request {"field":"query","reason":"parameters must be provided at most once"}',
      '400 invalid_request greater_than_equal@query.limit',
    ],
    {
      in100: ['200', '400 invalid_request greater_than_equal@query.limit'],
      about: 'lists: 1.0.0 ignores query parameters that it does not know',
    },
  ),
  row(
    `${list}: pages, each row once, in the order of the whole list`,
    async (given) => {
      const whole = page(await given[list]('?limit=100')).items
      const walked: Page['items'] = []
      let query = '?limit=2'
      for (;;) {
        const answer = await given[list](query)
        walked.push(...page(answer).items)
        if (page(answer).next_cursor === null) break
        query = `?limit=2&cursor=${cursorOf(answer)}`
      }
      return [walked.length, JSON.stringify(walked) === JSON.stringify(whole)]
    },
    [list === 'artifacts' ? 3 : 5, true],
  ),
  row(
    `${list}: a cursor with another limit`,
    async (given) => {
      const cursor = cursorOf(await given[list]('?limit=1'))
      return shape(await given[list](`?limit=2&cursor=${cursor}`))
    },
    list === 'artifacts' ? '1 1' : '4 3 …',
  ),
  row(
    `${list}: a cursor without its limit`,
    async (given) => {
      const cursor = cursorOf(await given[list]('?limit=1'))
      return shape(await given[list](`?cursor=${cursor}`))
    },
    list === 'artifacts' ? '1 1' : '4 3 2 1',
  ),
  row(
    `${list}: a cursor that was altered`,
    async (given) => {
      const cursor = page(await given[list]('?limit=1')).next_cursor ?? ''
      const altered = `${cursor.slice(0, 5)}${cursor[5] === 'A' ? 'B' : 'A'}${cursor.slice(6)}`
      return given[list](`?limit=1&cursor=${encodeURIComponent(altered)}`)
    },
    INVALID_CURSOR,
  ),
  ownRow(
    `${list}: a cursor of another caller`,
    async (given) => {
      await given.scope.grant('bob', 'scope.viewer')
      const cursor = cursorOf(await given[list]('?limit=1'))
      return shape(await given[list](`?limit=1&cursor=${cursor}`, 'bob'))
    },
    list === 'artifacts' ? '1 …' : '4 …',
  ),
  ownRow(
    `${list}: a cursor after a grant`,
    async (given) => {
      const cursor = cursorOf(await given[list]('?limit=1'))
      await given.scope.grant('bob', 'scope.viewer')
      return shape(await given[list](`?limit=1&cursor=${cursor}`))
    },
    list === 'artifacts' ? '1 …' : '4 …',
  ),
  row(
    `${list}: a cursor of the other list`,
    async (given) => {
      const other = list === 'artifacts' ? 'revisions' : 'artifacts'
      const cursor = cursorOf(await given[other]('?limit=1'))
      return given[list](`?limit=1&cursor=${cursor}`)
    },
    INVALID_CURSOR,
  ),
  row(`${list}: no role`, (given) => given[list]('', 'stranger'), '403 forbidden'),
  row(
    `${list}: a wrong limit and no role`,
    (given) => given[list]('?limit=0', 'stranger'),
    '403 forbidden',
  ),
])

const cases = [
  ...bounds,
  row(
    'a row of an Artifact list',
    async ({ scope, artifacts }) => {
      const [first] = page(await artifacts('?limit=1')).items
      // Which of the three comes first is chance, and so is its digest.
      return { ...(scope.plain(first) as object), content_digest: '<digest>' }
    },
    listed({
      family: 'experience',
      artifact_id: '<artifact>',
      revision: 1,
      content_digest: '<digest>',
    }),
    notRecorded(
      listedIn100({
        family: 'experience',
        artifact_id: '<artifact>',
        revision: 1,
        content_digest: '<digest>',
      }),
    ),
  ),
  row(
    'a row of a revision list',
    async ({ scope, revisions }) => {
      const [first] = page(await revisions('?limit=1')).items
      return scope.plain(first)
    },
    listed({
      family: 'prompt',
      artifact_id: 'skill.generate',
      revision: 5,
      content_digest: 'sha256:6f5ef6ec3f3d183c17e1aa2dfd3f562006f565a7824508de777ef7eece3e679b',
    }),
    notRecorded(
      listedIn100({
        family: 'prompt',
        artifact_id: 'skill.generate',
        revision: 5,
        content_digest: 'sha256:6f5ef6ec3f3d183c17e1aa2dfd3f562006f565a7824508de777ef7eece3e679b',
      }),
    ),
  ),
  row(
    'Artifacts in the order of their ids',
    async ({ artifacts, made }) => {
      const ids = page(await artifacts('')).items.map((item) => `experience/${item.artifact_id}`)
      return [ids.length, JSON.stringify(ids) === JSON.stringify([...made].sort())]
    },
    [3, true],
  ),
  ownRow(
    'an Artifact is listed with its newest revision',
    async ({ scope, made, artifacts }) => {
      await scope.replace(made[1] ?? '', { content: experience('Two again.') }, '"revision:1"')
      const rows = page(await artifacts('')).items
      return rows
        .map((item) => [`experience/${item.artifact_id}` === made[1], item.revision])
        .sort()
    },
    [
      [false, 1],
      [false, 1],
      [true, 2],
    ],
  ),
  ownRow(
    'a revision committed between two pages does not shift them',
    async ({ scope, at, revisions }) => {
      const cursor = cursorOf(await revisions('?limit=2'))
      await scope.replace(at, { content: custom('6') }, '"revision:5"')
      return shape(await revisions(`?limit=2&cursor=${cursor}`))
    },
    '3 2 …',
  ),
  row('a family without Artifacts', ({ scope }) => scope.get('/artifacts/skill'), '200'),
  row(
    'the memory family',
    ({ scope }) => scope.get('/artifacts/memory'),
    legacyMemory('legacy Memory collection read'),
    memoryServed('200'),
  ),
  row(
    'the atomic-memory family',
    ({ scope }) => scope.get('/artifacts/atomic-memory'),
    '200',
    noFamily('atomic-memory', '422 invalid_request enum@path.family'),
  ),
  rowsFrom((world) => world.scope())(
    'a list of topic memories says nothing of a restore',
    async (scope) => {
      const content = (title: string) => ({ title, summary: 'S', detail: 'D' })
      const made = await scope.create({ family: 'topic-memory', content: content('One') })
      if (made.status !== 201) return made
      const at = `topic-memory/${(made.body as { artifact_id: string }).artifact_id}`
      await scope.replace(at, { content: content('Two') }, '"revision:1"')
      const restore = { content: content('One'), restored_from_revision: 1, reason: 'Why.' }
      await scope.replace(at, restore, '"revision:2"')
      const list = (await scope.get('/artifacts/topic-memory')).body as {
        items: Record<string, unknown>[]
      }
      const { title, revision, created_at, created_by, restored_from_revision, reason } =
        list.items[0] ?? {}
      return { title, revision, created_at, created_by, restored_from_revision, reason }
    },
    {
      title: 'One',
      revision: 3,
      created_at: null,
      created_by: null,
      restored_from_revision: null,
      reason: null,
    },
    noFamily('topic-memory', '422 invalid_access_request'),
  ),
  row('the topic-memory family', ({ scope }) => scope.get('/artifacts/topic-memory'), '200'),
  row('the profile family', ({ scope }) => scope.get('/artifacts/profile'), '200'),
  row('the handoff family', ({ scope }) => scope.get('/artifacts/handoff'), '200'),
  row(
    'a family that does not exist',
    ({ scope }) => scope.get('/artifacts/bogus'),
    '422 invalid_request enum@path.family',
  ),
  row(
    'a family that does not exist, and no role',
    ({ scope }) => scope.get('/artifacts/bogus', { as: 'stranger' }),
    '403 forbidden',
  ),
  row(
    'revisions of a Prompt that is not saved',
    ({ scope }) => scope.get('/artifacts/prompt/memory.extract/revisions'),
    '404 artifact_not_found',
    ownerPending(),
  ),
  row(
    'revisions of an experience that does not exist',
    ({ scope }) => scope.get('/artifacts/experience/art_none/revisions'),
    '404 artifact_not_found',
    ownerPending(),
  ),
]

export const listGroup: CaseGroup = { about: 'GET …/artifacts/{family}, …/revisions', cases }
