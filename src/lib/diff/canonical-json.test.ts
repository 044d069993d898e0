import { expect, it } from 'vitest'
import { parseExactJson } from '../json/parse-exact-json'
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

it('shows and compares numbers as they are written', () => {
  const one = parseExactJson('{"b":9007199254740993,"a":1.0}')
  expect(canonicalJson(one)).toBe('{\n  "a": 1.0,\n  "b": 9007199254740993\n}')
  expect(sameJson(one, parseExactJson('{"a":1.0,"b":9007199254740993}'))).toBe(true)
  for (const other of ['{"a":1,"b":9007199254740993}', '{"a":1.0,"b":9007199254740992}']) {
    expect(sameJson(one, parseExactJson(other))).toBe(false)
  }
  for (const other of ['"1.0"', '{"0":"1","1":".","2":"0"}', '["1",".","0"]', '1']) {
    expect(sameJson(parseExactJson('1.0'), parseExactJson(other))).toBe(false)
    expect(sameJson(parseExactJson(other), parseExactJson('1.0'))).toBe(false)
  }
})
