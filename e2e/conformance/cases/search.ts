import { readingRowsFrom, rowsFrom, type CaseGroup, type Difference } from '../case'
import { brief } from '../observe'
import type { Person } from '../people'
import type { ScopeWorld, World } from '../world'

type Results = { results: { artifact_id: string }[] }

const EXPERIENCES = {
  lock: ['A release.', 'The tag was cut.', 'Deployment failed: the database was locked.', 'Wait for the lock.'],
  backup: ['A nightly backup.', 'Files were copied.', 'It went well.', 'Compare the checksum of all files.'],
  upgrade: ['升级 数据库', '执行 脚本', '失败', '先 备份'],
} as const // prettier-ignore

const contentOf = ([situation, action, outcome, lesson]: readonly string[]) => ({
  situation,
  action,
  outcome,
  lesson,
})

const search = (scope: ScopeWorld, body: unknown, as: Person = 'ada', family = 'experience') =>
  scope.world.post(as, `${scope.path}/artifacts/${family}/search`, body)

/** A Scope with three experiences, and how to name what a search finds of them. */
async function given(world: World) {
  const scope = await world.scope()
  const names = new Map<string, string>()
  for (const [name, texts] of Object.entries(EXPERIENCES)) {
    const at = await scope.artifact('experience', contentOf(texts))
    names.set(at.split('/')[1] ?? '', name)
  }
  const found = async (body: unknown, family?: string) => {
    const answer = await search(scope, body, 'ada', family)
    if (answer.status !== 200) return brief(answer)
    return (answer.body as Results).results.map((one) => names.get(one.artifact_id)).join(' ')
  }
  return { scope, found, names }
}

const row = readingRowsFrom(given)
const ownRow = rowsFrom(given)

const none: Difference = {
  in100: '405 without the error body',
  about: 'search within a family: 1.0.0 has none',
}
const finds = (query: unknown, expect: string, more: object = {}) =>
  row(
    `search for ${JSON.stringify(query)} ${JSON.stringify(more)}`,
    ({ found }) => found({ query, ...more }),
    expect,
    none,
  )
const refuses = (body: unknown, expect = '422 invalid_access_request') =>
  row(`search with ${JSON.stringify(body).slice(0, 60)}`, ({ found }) => found(body), expect, none)
const ofFamily = (family: string, expect: string) =>
  row(`search ${family}`, ({ found }) => found({ query: 'database' }, family), expect, none)

const UNSUPPORTED = '422 artifact_search_not_supported {"field":"family"}'
const UNKNOWN = '404 artifact_family_not_found'

/** What the real server takes and the embedded service refuses. */
const beyond = (field: string, value: unknown, real: string) => ({
  ...refuses({ query: 'database', [field]: value }, real),
  embedded: {
    expect: `422 artifact_search_not_supported ${JSON.stringify({ field })}`,
    why: 'The console asks for words alone.',
  },
})

/** The whole answer, with names in place of ids. */
const whole = (family: string, content: object, kept: object, extra: object = {}) =>
  ownRow(
    `what a search of ${family} answers`,
    async ({ scope }) => {
      const made = await scope.create({ family, content })
      if (made.status !== 201) return made
      const answer = await search(scope, { query: 'giraffe' }, 'ada', family)
      return answer.status === 200 ? scope.plain(answer.body) : answer
    },
    {
      results: [
        {
          family,
          artifact_id: '<artifact>',
          revision: 1,
          content: kept,
          lineage: {
            sources: [{ source_type: 'content', source_id: '<source>' }],
            artifacts: [],
            publication_source: null,
            publication_digest: null,
            ...extra,
          },
        },
      ],
    },
    family === 'experience' || family === 'skill'
      ? none
      : { ...none, in100: '422 invalid_access_request' },
  )

const topic = { title: 'Giraffe', summary: 's', detail: 'd' }
const met = contentOf(['A giraffe.', 'It was fed.', 'It ate.', 'Feed it.'])

export const searchGroup: CaseGroup = {
  about: '…/artifacts/{family}/search',
  cases: [
    finds('database', 'lock'),
    finds('DATABASE', 'lock'),
    finds('  database ', 'lock'),
    finds('data', ''),
    finds('locks', ''),
    finds('the', ''),
    finds('"the"', 'lock backup'),
    finds('the of and', ''),
    finds('-- ??', ''),
    finds('checksum backup', 'backup'),
    finds('database checksum', 'backup lock'),
    finds('files zebra giraffe lion', ''),
    finds('files copied zebra giraffe lion', 'backup'),
    finds('备份', 'upgrade'),
    finds('升级', 'upgrade'),
    finds('数据库', 'upgrade'),
    finds('database checksum', 'backup', { limit: 1 }),
    finds('database', 'lock', { limit: 200 }),
    finds('database', 'lock', { mode: 'text' }),
    finds('database', 'lock', { include_scores: false }),
    finds('a'.repeat(8192), ''),
    refuses({ query: 'a'.repeat(8193) }),
    refuses({ query: '' }),
    refuses({ query: ' ' }),
    refuses({ query: 5 }),
    refuses({ query: null }),
    refuses({}),
    refuses([]),
    refuses({ query: 'database', limit: 0 }),
    refuses({ query: 'database', limit: 201 }),
    refuses({ query: 'database', limit: null }),
    refuses({ query: 'database', mode: '' }),
    refuses({ query: 'database', mode: null }),
    refuses({ query: 'database', min_score: 2 }),
    refuses({ query: 'database', filters: [] }),
    refuses({ query: 'database', fusion: { method: '' } }),
    refuses({ query: 'database', bogus: 1 }),
    beyond('mode', 'vector', '422 invalid_request literal_error@mode'),
    beyond('filters', {}, 'lock'),
    beyond('admission', {}, 'lock'),
    beyond('min_score', 0, 'lock'),
    beyond('rerank', {}, '422 invalid_request extra_forbidden@rerank'),
    ofFamily('skill', ''),
    ofFamily('topic-memory', ''),
    ofFamily('atomic-memory', ''),
    ofFamily('prompt', UNSUPPORTED),
    ofFamily('profile', UNSUPPORTED),
    ofFamily('handoff', UNSUPPORTED),
    ofFamily('memory', UNKNOWN),
    ofFamily('bogus', UNKNOWN),
    row(
      'an atomic memory is searched for 100 at most',
      ({ found }) => found({ query: 'database', limit: 101 }, 'atomic-memory'),
      '422 invalid_request less_than_equal@limit',
      none,
    ),
    row('a stranger searches', ({ scope }) => search(scope, { query: 'database' }, 'stranger'), '403 forbidden', none), // prettier-ignore
    row('a stranger searches what is no family', ({ scope }) => search(scope, { query: 'database' }, 'stranger', 'bogus'), '403 forbidden', none), // prettier-ignore
    ownRow(
      'a head alone is found, and its earlier texts are not',
      async ({ scope, names, found }) => {
        const [id = ''] = [...names].find(([, name]) => name === 'lock') ?? []
        await scope.replace(`experience/${id}`, { content: met }, '"revision:1"')
        return [await found({ query: 'database' }), await found({ query: 'giraffe' })]
      },
      ['', 'lock'],
      { ...none, in100: [none.in100, none.in100] },
    ),
    whole('experience', met, { ...met, failure: null }),
    whole('topic-memory', topic, topic),
    whole(
      'atomic-memory',
      { kind: 'fact', text: 'A giraffe.' },
      {
        schema: 'powercontext.atomic-memory.v1',
        kind: 'fact',
        text: 'A giraffe.',
        creation: null,
      },
    ),
    row('GET is the head of an Artifact of that id', ({ scope }) => scope.get('/artifacts/experience/search'), '404 artifact_not_found', { in100: '503 artifact_owner_pending', about: 'read: 1.0.0 answers 503 where a later version answers 404' }), // prettier-ignore
  ],
}
