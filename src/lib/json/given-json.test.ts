import fc from 'fast-check'
import { expect, it } from 'vitest'
import { payloadsOf } from '../../../e2e/hostile/corpus'
import { readGivenJson } from './given-json'

it('reads each value that is written', () => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'medium' }), (value) => {
      const text = JSON.stringify(value, null, 1)
      expect(readGivenJson(text)).toEqual({ value: JSON.parse(text) as unknown })
    }),
  )
})

it('takes no text that is not JSON', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\\u0a1 ') }), (text) => {
      const given = readGivenJson(text)
      if (given) expect(given.value).toEqual(JSON.parse(text))
    }),
  )
})

it.each(payloadsOf('doubled keys'))('refuses $name', ({ text }) => {
  expect(readGivenJson(text)).toBeNull()
})

it('follows a hundred levels and no more', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(readGivenJson(nested(100))).not.toBeNull()
  expect(readGivenJson(nested(101))).toBeNull()
  expect(readGivenJson('{"a":'.repeat(101) + '1' + '}'.repeat(101))).toBeNull()
})
