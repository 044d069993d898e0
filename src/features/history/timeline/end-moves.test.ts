import { expect, test } from 'vitest'
import { revisionAfterKey } from './end-moves'

const after = (key: string, from: number, to = 5) => revisionAfterKey(key, { from, to }, 'from', 20)

test('up is newer and down is older, one revision or ten', () => {
  expect(after('ArrowUp', 7)).toBe(8)
  expect(after('ArrowRight', 7)).toBe(8)
  expect(after('ArrowDown', 7)).toBe(6)
  expect(after('ArrowLeft', 7)).toBe(6)
  expect(after('PageUp', 7)).toBe(17)
  expect(after('PageDown', 17)).toBe(7)
})

test('no key leads beyond the first revision or the head', () => {
  expect(after('ArrowUp', 20)).toBe(20)
  expect(after('PageUp', 15)).toBe(20)
  expect(after('ArrowDown', 1)).toBe(1)
  expect(after('PageDown', 4)).toBe(1)
  expect(after('Home', 9)).toBe(1)
  expect(after('End', 9)).toBe(20)
})

test('the other end is passed over', () => {
  expect(after('ArrowUp', 4)).toBe(6)
  expect(after('ArrowDown', 6)).toBe(4)
  expect(after('PageDown', 15)).toBe(4)
})

test('beside the other end there may be nothing left', () => {
  expect(after('ArrowUp', 19, 20)).toBe(19)
  expect(after('End', 7, 20)).toBe(19)
  expect(after('ArrowDown', 2, 1)).toBe(2)
  expect(after('Home', 7, 1)).toBe(2)
})

test('any other key moves nothing', () => {
  expect(after('Enter', 7)).toBeNull()
  expect(after('f', 7)).toBeNull()
})
