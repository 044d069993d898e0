import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from './csv-line'
import { asItWas, harmless } from './harmless'

describe('text made harmless', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '＝1',
    "'=1",
    'a;=1',
    'a\n@b',
  ])('gets an apostrophe where a formula could begin: %j', (text) => {
    const cell = harmless(text)
    expect(cell).not.toBe(text)
    for (const piece of cell.split(/[;\t\r\n]/)) expect(piece).not.toMatch(/^ *[=+\-@＝＋－＠]/)
    expect(asItWas(cell)).toBe(text)
  })
  it.each(['', 'a=b', 'user-1', "'quoted'", "''", "it's", 'a, =b', '1-2'])(
    'is left alone where it is harmless: %j',
    (text) => {
      expect(harmless(text)).toBe(text)
      expect(asItWas(text)).toBe(text)
    },
  )
  it('can be undone, whatever the text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'\'=+-@\t\r\n; a,"＝') })
    fc.assert(
      fc.property(text, (value) => asItWas(harmless(value)) === value),
      { numRuns: 5_000 },
    )
  })
})

describe('a line of CSV', () => {
  it('quotes what needs it, and doubles quotes (RFC 4180)', () => {
    expect(csvLine(['a', 'b,c', 'say "x"', 'two\r\nlines', ' pad '])).toBe(
      'a,"b,c","say ""x""","two\r\nlines"," pad "\r\n',
    )
  })
  it('tells an empty text from nothing, and leaves numbers and truth values as they are', () => {
    expect(csvLine([null, undefined, '', -5, 0, true, '-5'])).toBe(',,"",-5,0,true,\'-5\r\n')
  })
})
