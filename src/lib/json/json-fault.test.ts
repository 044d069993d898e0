import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonFault } from './json-fault'

const parses = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

it('agrees with the platform on what is JSON', () => {
  const pieces = fc.constantFrom(
    ...['{', '}', '[', ']', ',', ':', '"a"', '"', '\\', 'true', 'nul', '-', '0', '12', '.5', 'e1'],
    ...[' ', '\n', '\t', '\u0001', '\u00a0', '"\\u12g4"', '"\\ud800"', "'"],
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join('')
      expect(jsonFault(text) === null).toBe(parses(text))
    }),
    { numRuns: 3000 },
  )
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), (value, cut) => {
      const text = JSON.stringify(value, null, 2)
      expect(jsonFault(text)).toBeNull()
      const torn = text.slice(0, cut % (text.length + 1))
      expect(jsonFault(torn) === null).toBe(parses(torn))
    }),
  )
})

it('names the line and the column', () => {
  expect(jsonFault('{\n  "a": 1,\n  "b" 2\n}')).toMatchObject({ line: 3, column: 7 })
  expect(jsonFault('{"a": 1,}')).toMatchObject({ line: 1, column: 9 })
  expect(jsonFault('["😀", x]')).toMatchObject({ line: 1, column: 7 })
  expect(jsonFault('')).toEqual({ offset: 0, line: 1, column: 1 })
  expect(jsonFault('[1]\n]')).toMatchObject({ line: 2, column: 1 })
})

it('a deeply nested text is no danger', () => {
  expect(jsonFault('['.repeat(200_000))).toMatchObject({ offset: 200_000 })
})
