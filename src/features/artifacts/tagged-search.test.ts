import { expect, test } from 'vitest'
import { taggedIn } from './tagged-search'

const read = (search: string) => taggedIn(new URLSearchParams(search))

test.each([
  ['none', 'q=a', null],
  ['an empty one', 'tag=&tag=%20', null],
  ['one', 'tag=a', { tags: ['a'], match: 'all' }],
  ['the same twice', 'tag=a&tag=b&tag=a', { tags: ['a', 'b'], match: 'all' }],
  ['any of them', 'tag=a&tag=b&tag_match=any', { tags: ['a', 'b'], match: 'any' }],
  ['another word for it', 'tag=a&tag_match=some', { tags: ['a'], match: 'all' }],
  ['one that is too long', `tag=${'x'.repeat(129)}&tag=b`, { tags: ['b'], match: 'all' }],
])('an address narrows a list to its tags: %s', (_, search, tagged) => {
  expect(read(search)).toEqual(tagged)
})

test('an address narrows a list to sixteen tags at most', () => {
  const many = Array.from({ length: 20 }, (_, at) => `tag=${at}`).join('&')
  expect(read(many)?.tags).toHaveLength(16)
})
