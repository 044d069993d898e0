import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exactJson, isExactNumber } from './exact-json'
import { parseExactJson, readExactJson, repeatedKey } from './parse-exact-json'
import { sameNumber } from './same-number'

const ODD = [
  '9007199254740993',
  '123456789012345678901234567890',
  '1.0',
  '-0',
  '-0.0',
  '1e400',
  '1E5',
  '1e21',
  '0.10',
  '0.1000000000000000055511151231257827',
]

it.each(ODD)('keeps %s to the letter, wherever it stands', (number) => {
  const text = `{"a":${number},"b":[${number},{"c":${number}}],"d":"${number}"}`
  expect(exactJson(parseExactJson(text))).toBe(text)
  expect(exactJson(parseExactJson(number))).toBe(number)
})

it('leaves alone what the platform keeps', () => {
  const text = '{"a":[0,1,-1.5,9007199254740991,0.1,1e+21],"b":"1.0 \\" { 1.0","c":null,"d":true}'
  expect(parseExactJson(text)).toEqual(JSON.parse(text))
  expect(exactJson(parseExactJson(text))).toBe(text)
})

it('gives the value that the platform gives, and its text, for whatever is JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      const parsed = parseExactJson(text)
      expect(exactJson(parsed, indent)).toBe(text)
      expect(JSON.stringify(parsed)).toBe(JSON.stringify(JSON.parse(text)))
    }),
  )
})

it('outlives the way to a worker', () => {
  const sent = structuredClone(parseExactJson('{"a":1.0,"b":1}')) as Record<string, unknown>
  expect(isExactNumber(sent['a'])).toBe(true)
  expect(isExactNumber(sent['b'])).toBe(false)
  expect(exactJson(sent)).toBe('{"a":1.0,"b":1}')
})

it('keeps keys that every object has', () => {
  const text = '{"__proto__":1.0,"constructor":{"toString":2.0}}'
  expect(exactJson(parseExactJson(text))).toBe(text)
})

it('refuses an object that names a key twice, and says where', () => {
  for (const text of ['{"a":1,"a":2}', '[{"b":{"a":1,"\\u0061":1}}]']) {
    expect(readExactJson(text)).toBeNull()
    expect(repeatedKey(text)).toMatchObject({ key: 'a', line: 1 })
  }
  expect(repeatedKey('{\n  "a": 1,\n  "a": 2\n}')).toMatchObject({ key: 'a', line: 3, column: 3 })
  for (const text of ['{"a":{"a":1},"b":["a","a"]}', '[{"a":1},{"a":1}]', '{"a":"a"}']) {
    expect(repeatedKey(text)).toBeNull()
    expect(readExactJson(text)).not.toBeNull()
  }
})

it('is null for what is not JSON', () => {
  expect(readExactJson('{"a":01}')).toBeNull()
  expect(repeatedKey('{"a":1,"a":')).toBeNull()
})

it('reads a text of many megabytes', () => {
  const text = JSON.stringify({ text: 'x"\\\n'.repeat(2_000_000), number: 0 }).replace(
    /0}$/,
    '1.0}',
  )
  expect(exactJson(parseExactJson(text)) === text).toBe(true)
})

it('compares numbers by what they are', () => {
  for (const [one, other] of [
    ['1', '1.0'],
    ['1E5', '100000.0'],
    ['-0', '0'],
    ['0.10', '1e-1'],
  ] as const) {
    expect(sameNumber(one, other), `${one} ${other}`).toBe(true)
  }
  expect(sameNumber('9007199254740993', '9007199254740992')).toBe(false)
  expect(sameNumber('1', '-1')).toBe(false)
  const long = `1${'0'.repeat(1_000_000)}1`
  expect(sameNumber(long, `${long}.0`)).toBe(true)
})
