import { expect, it } from 'vitest'
import { canonicalJson, sameJson } from './canonical-json'

it('does not depend on the order of keys, at any depth', () => {
  const one = { a: [{ x: 1, y: null }], b: 'text' }
  const other = { b: 'text', a: [{ y: null, x: 1 }] }
  expect(canonicalJson(one)).toBe(canonicalJson(other))
  expect(sameJson([1, 2], [2, 1])).toBe(false)
})

it('keeps a key __proto__', () => {
  const value: unknown = JSON.parse('{"__proto__":{"a":1},"b":2}')
  expect(canonicalJson(value)).toContain('__proto__')
  expect(sameJson(value, { b: 2 })).toBe(false)
})
