import { expect, it } from 'vitest'
import { partEnd } from './part-end'

const items = Array.from({ length: 20_000 }, (_, at) => at)

it('a part has 200 items, and the last one what is left', () => {
  expect(partEnd(items, 0)).toBe(200)
  expect(partEnd(items, 19_900)).toBe(20_000)
  expect(partEnd(items.slice(0, 200), 0)).toBe(200)
  expect(partEnd([], 0)).toBe(0)
})

it('items that show many values make a part shorter, down to one item', () => {
  expect(partEnd(items, 0, () => 5)).toBe(200)
  expect(partEnd(items, 0, () => 10)).toBe(100)
  expect(partEnd(items, 7, (at) => (at === 7 ? 5_000 : 1))).toBe(8)
  expect(partEnd(items, 0, (at) => (at === 7 ? 5_000 : 1))).toBe(8)
})

it('a caller may ask for shorter parts', () => {
  expect(partEnd(items, 0, undefined, 50)).toBe(50)
})
