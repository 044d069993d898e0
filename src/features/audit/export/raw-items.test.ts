import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rawItems } from './raw-items'

describe('the items of an answer as they were written', () => {
  it('keeps digits, escapes, order and unknown fields', () => {
    const one = '{"b":1.0,"a":"\\u00e9\\"]}","big":12345678901234567890}'
    const two = '{"a":[{"items":[1,2]},","],"z":{}}'
    expect(rawItems(`{"next_cursor":"items","items":[${one}, ${two} ],"x":[3]}`)).toEqual([
      one,
      two,
    ])
  })
  it('fits a printed element on one line', () => {
    expect(rawItems('{\n "items": [\r\n  {\n   "a": 1\n  }\n ]\n}')).toEqual(['{    "a": 1   }'])
  })
  it('knows an empty list from none', () => {
    expect(rawItems('{"items":[],"next_cursor":null}')).toEqual([])
    expect(() => rawItems('{"entries":[1]}')).toThrow('no list of items')
  })
  it('cuts whatever JSON there is where JSON.parse does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue()),
        fc.jsonValue(),
        fc.constantFrom(0, 2),
        (items, x, space) => {
          const text = JSON.stringify({ before: x, items, after: { items: [x] } }, null, space)
          expect(rawItems(text).map((item) => JSON.parse(item) as unknown)).toEqual(
            JSON.parse(JSON.stringify(items)),
          )
          for (const item of rawItems(text)) expect(item).not.toMatch(/[\r\n]/)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
