import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { mapOf, textUpTo } from './shapes'

const named = (name: string, value: unknown): object =>
  JSON.parse(`{"plain":"x",${JSON.stringify(name)}:${JSON.stringify(value)}}`) as object

describe.each(['constructor', 'prototype', '__proto__', 'toString'])(
  'a map with a field named %s',
  (name) => {
    it('is taken with that field', () => {
      const map = named(name, 'y')
      const parsed = v.parse(mapOf(v.string(), v.string()), map)
      expect(JSON.stringify(parsed)).toBe(JSON.stringify(map))
      expect(Object.keys(parsed)).toEqual(['plain', name])
    })

    it('is refused for what that field holds, for its name, and for being one field too many', () => {
      expect(v.is(mapOf(v.string(), v.string()), named(name, 1))).toBe(false)
      expect(v.is(mapOf(textUpTo(7), v.string()), named(name, 'y'))).toBe(name.length <= 7)
      expect(v.is(mapOf(v.string(), v.string(), 1), named(name, 'y'))).toBe(false)
      expect(v.is(mapOf(v.string(), v.string(), 2), named(name, 'y'))).toBe(true)
    })
  },
)

it('takes an empty map, and neither a list nor null', () => {
  const map = mapOf(v.string(), v.string())
  expect([v.is(map, {}), v.is(map, []), v.is(map, null)]).toEqual([true, false, false])
})
