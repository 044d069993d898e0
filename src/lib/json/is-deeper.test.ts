import { expect, it } from 'vitest'
import { isDeeper } from './is-deeper'

const nested = (open: string, close: string, levels: number): unknown =>
  JSON.parse(`${open.repeat(levels)}1${close.repeat(levels)}`)

it.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
  ['both', '[0,{"a":null,"b":', '}]'],
])('counts levels of %s, however many', (_, open, close) => {
  const perTurn = open.length - open.replaceAll(/[[{]/g, '').length
  const levels = 10 * perTurn
  expect(isDeeper(nested(open, close, 10), levels)).toBe(false)
  expect(isDeeper(nested(open, close, 10), levels - 1)).toBe(true)
  expect(isDeeper(nested(open, close, 100_000), 1_000)).toBe(true)
})

it.each([undefined, null, 1, 'text'])('%s has no level', (value) => {
  expect(isDeeper(value, 0)).toBe(false)
})

it('an empty list is a level, and so is an empty object', () => {
  expect(isDeeper([], 0)).toBe(true)
  expect(isDeeper([{}], 1)).toBe(true)
  expect(isDeeper([{}], 2)).toBe(false)
})
