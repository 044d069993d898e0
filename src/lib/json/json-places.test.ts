import { expect, it } from 'vitest'
import { jsonPlaces } from './json-places'

const text = `{
  "name": "a \\"b\\", {c}",
  "list": [1, {"deep": [true, null]}, []],
  "": {}
}`
const shown = (...path: (string | number)[]) => {
  const { from, to } = jsonPlaces(text)(path)
  return text.slice(from, to)
}

it.each([
  [[], '{'],
  [['name'], '"name": "a \\"b\\", {c}"'],
  [['list'], '"list": ['],
  [['list', 0], '1'],
  [['list', 1], '{'],
  [['list', 1, 'deep'], '"deep": ['],
  [['list', 1, 'deep', 0], 'true'],
  [['list', 1, 'deep', 1], 'null'],
  [['list', 2], '['],
  [[''], '"": {'],
])('finds the place of %j', (path, place) => {
  expect(shown(...path)).toBe(place)
})

it('gives the nearest place around what is not there', () => {
  expect(shown('list', 3)).toBe('"list": [')
  expect(shown('name', 'first')).toBe('"name": "a \\"b\\", {c}"')
  expect(shown('instructions')).toBe('{')
})

it('walks a text that is nested deeper than a stack', () => {
  const deep = 100_000
  const find = jsonPlaces('['.repeat(deep) + ']'.repeat(deep))
  expect(find(Array<number>(deep - 1).fill(0))).toEqual({ from: deep - 1, to: deep })
})
