import { expect, test } from 'vitest'
import { FIRST_READS } from './first-reads'

const HISTORY = '/scopes/:scopeId/artifacts/:family/:artifactId/history'
const ids = { scopeId: 's', family: 'skill', artifactId: 'a' }
const pathsOf = (search: string) =>
  FIRST_READS[HISTORY](ids, new URLSearchParams(search)).map(({ path }) =>
    path.replace('/v1/scopes/s/artifacts/skill/a/revisions', ''),
  )

test('a history asks for both ends of a comparison that its address names', () => {
  expect(pathsOf('from=2&to=5')).toEqual(['', '/2', '/5'])
  expect(pathsOf('from=5&to=5')).toEqual(['', '/5'])
})

test.each(['', 'to=5', 'from=2', 'from=2&to=x', 'from=0&to=5', 'from=-1&to=5', 'from=2&to=1e9'])(
  'a history with "%s" asks for its list alone: what else it shows depends on the head',
  (search) => {
    expect(pathsOf(search)).toEqual([''])
  },
)

test('an id that cannot exist is refused, so that nothing is asked', () => {
  expect(() =>
    FIRST_READS['/scopes/:scopeId/prompts']({ scopeId: ' ' }, new URLSearchParams()),
  ).toThrow(expect.objectContaining({ kind: 'id' }))
})

test.each([
  [
    'scope=t&from=3',
    ['/v1/scopes/s/artifacts/skill/a/revisions/3', '/v1/scopes/t/artifacts/skill/a'],
  ],
  ['artifact=b', ['/v1/scopes/s/artifacts/skill/a', '/v1/scopes/s/artifacts/skill/b']],
  ['', []],
  ['family=handoff', []],
  ['scope=s', []],
])(
  'a comparison with "%s" asks for its two sides, and for nothing where they cannot be compared',
  (search, asked) => {
    const reads = FIRST_READS['/scopes/:scopeId/artifacts/:family/:artifactId/compare'](
      ids,
      new URLSearchParams(search),
    )
    expect(reads.map(({ path }) => path)).toEqual(asked)
  },
)

test('a list that its address narrows to tags is asked for so, and not whole', () => {
  const reads = FIRST_READS['/scopes/:scopeId/artifacts/:family'](
    ids,
    new URLSearchParams('tag=a&tag=b&tag_match=any'),
  )
  expect(reads.map(({ query }) => query)).toEqual([
    { limit: 100, tag: ['a', 'b'], tag_match: 'any', cursor: null },
    undefined,
  ])
})
