import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutHidden } from '../text/hidden-text'
import { csvLine } from './csv-line'
import { csvTable } from './csv-table'
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
    '\u200b=1',
    '\ufeff=1',
    '\u00a0=1',
    '\u3000＝1',
    '\0=1',
    '\u2800@a',
    '\u{e0041}=1',
    '\ue000-1',
    "'\u200b \u2060=1",
    '\u200b\t=1',
    'a;\u00ad=1',
    'a\n\u2028\u202e=1',
  ])('gets an apostrophe where a formula could begin: %j', (text) => {
    const cell = harmless(text)
    expect(cell).not.toBe(text)
    for (const piece of cell.split(/[;\t\r\n]/)) {
      expect(withoutHidden(piece).trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/)
    }
    expect(asItWas(cell)).toBe(text)
  })
  it.each([
    '',
    'a=b',
    'user-1',
    "'quoted'",
    "''",
    "it's",
    'a, =b',
    '1-2',
    '\u200ba=b',
    "\u200b'=1",
  ])('is left alone where it is harmless: %j', (text) => {
    expect(harmless(text)).toBe(text)
    expect(asItWas(text)).toBe(text)
  })
  it('can be undone, whatever the text', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'\'=+-@\t\r\n; a,"＝\u200b\u00a0\ufeff\u{e0041}'),
    })
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

describe('fields without a column', () => {
  it('stand in the file whatever they are called', () => {
    const { columns, cellsOf } = csvTable(['who.id'])
    const sent = '{"__proto__":{"a":1},"who":{"id":"ada","__proto__":2},"constructor":3}'
    const cells = cellsOf(JSON.parse(sent) as Record<string, unknown>)
    expect(cells[columns.indexOf('who_id')]).toBe('ada')
    expect(cells[columns.indexOf('other_fields')]).toBe(
      '{"__proto__":{"a":1},"who":{"__proto__":2},"constructor":3}',
    )
  })
})
