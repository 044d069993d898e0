import { expect, test } from 'vitest'
import { mergeTags, sameTags, tagChanges } from './merge-tags'

test.each([
  ['nobody else changed anything', ['a', 'b'], ['a', 'c'], ['a', 'b'], ['a', 'c']],
  ['somebody else added one', ['a'], ['a', 'b'], ['a', 'x'], ['a', 'x', 'b']],
  ['somebody else removed one', ['a', 'b'], ['a', 'b', 'c'], ['b'], ['b', 'c']],
  ['both removed the same', ['a', 'b'], ['a'], ['a'], ['a']],
  ['both added the same', ['a'], ['a', 'b'], ['a', 'b'], ['a', 'b']],
  ['both added one key in two spellings', [], ['Straße'], ['STRASSE'], ['Straße']],
  ['a spelling was mended', ['Api'], ['API'], ['Api', 'x'], ['x', 'API']],
])('what a person changed is taken over: %s', (_, seen, wanted, now, merged) => {
  expect(mergeTags(seen, wanted, now)).toEqual(merged)
})

test('what changes is told apart from what stays', () => {
  expect(tagChanges(['a', 'b'], ['b', 'c'])).toEqual({ removed: ['a'], added: ['c'] })
  expect(sameTags(['a', 'b'], ['b', 'a'])).toBe(true)
  expect(sameTags(['a'], ['A'])).toBe(false)
})
