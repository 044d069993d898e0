import { expect, test } from 'vitest'
import { questions } from './questions'
import { baseOf, urlOf } from './request'

test.each([
  ['', '/', ''],
  ['', '/a/b/', '/a/b'],
  ['/', '/a/b/', ''],
  ['/x/', '/a/b/', '/x'],
  ['https://host/x/', '/a/b/', 'https://host/x'],
])(
  'the settings name %j, the console is at %s: calls go to %j and the path of each',
  (apiBase, here, base) => {
    expect(baseOf(apiBase, here)).toBe(base)
  },
)

test('a list of tags is a parameter for each of them', () => {
  const tagged = { tags: ['a b', 'ß&'], match: 'any' } as const
  expect(urlOf('/x', questions.artifacts('s', 'skill', null, tagged))).toBe(
    '/x/v1/scopes/s/artifacts/skill?limit=100&tag=a+b&tag=%C3%9F%26&tag_match=any',
  )
  expect(urlOf('', questions.artifacts('s', 'skill', 'c'))).toBe(
    '/v1/scopes/s/artifacts/skill?limit=100&cursor=c',
  )
})
