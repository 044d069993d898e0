import { describe, expect, it } from 'vitest'
import { jsonFault } from './json-fault'

const DEEPEST = 3
const tooDeep = () => new RangeError('too deep')
const faultOf = (text: string) => jsonFault(text, DEEPEST, tooDeep)

describe('where the real service stops in a text that is no JSON', () => {
  // Each answered so by PowerContext 1.4.1, as `json_invalid` at body and this number.
  it.each([
    ['\0', 0],
    [' ', 1],
    ['{', 1],
    ['{"a"', 4],
    ['{"a":', 5],
    ['{"a":1', 6],
    ['{"a":1,', 7],
    ['{"a":1,}', 7],
    ['{"a" 1}', 5],
    ['{a:1}', 1],
    ['[1,]', 3],
    ['[1 2]', 3],
    ['"abc', 0],
    ['{"a":"b', 5],
    ['"a\\', 0],
    ['"a\\x"', 2],
    ['"a\\u12"', 3],
    ['"a\\u12', 3],
    ['"a\\u1234', 3],
    ['"a\nb"', 2],
    ['01', 1],
    ['-', 0],
    ['1.', 1],
    ['1e', 1],
    ['tru', 0],
    ['true x', 5],
    ['  1 x', 4],
    ['"é" x', 4],
    ['"😀" x', 4],
  ])('%j at character %i', (text, at) => {
    expect(faultOf(text)).toBe(at)
  })

  it.each(['NaN', '{"a":NaN}', '[-Infinity, Infinity]'])('nowhere in %j', (text) => {
    expect(faultOf(text)).toBeNull()
  })

  it('refuses a depth that nobody reads', () => {
    expect(faultOf('[[[')).toBe(3)
    expect(() => faultOf('[[[[')).toThrow('too deep')
    expect(faultOf('[[{"a":1')).toBe(8)
    expect(() => faultOf('[[{"a":{"b":1')).toThrow('too deep')
  })

  it('reads a text of sixteen million characters without going deeper', () => {
    expect(faultOf(`"${'x'.repeat(2 ** 24)}`)).toBe(0)
    expect(faultOf(`[${'0,'.repeat(2 ** 22)}]`)).toBe(2 ** 23 + 1)
  })
})
