import { expect, it } from 'vitest'
import { indexAfterKey } from './row-keys'

it.each([
  ['ArrowDown', 4, 5],
  ['ArrowDown', 99, 99],
  ['ArrowUp', 0, 0],
  ['PageDown', 95, 99],
  ['PageUp', 30, 10],
  ['Home', 50, 0],
  ['End', 0, 99],
  ['x', 5, null],
])('%s leads from row %i to %s', (key, index, next) => {
  expect(indexAfterKey(key, index, 100, 20)).toBe(next)
})

it('moves nothing in an empty list', () => {
  expect(indexAfterKey('End', 0, 0, 20)).toBeNull()
})
