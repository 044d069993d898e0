import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TokenPool } from './tokens'

function tokensOf(line: string): string[] {
  const pool = new TokenPool()
  const { start, end } = pool.add(line)
  return Array.from({ length: end - start }, (_, n) =>
    line.slice(pool.columns[start + n], pool.columns[start + n + 1]),
  )
}

/** Any character, also halves of surrogate pairs; `unit: 'binary'` takes a second to be set up. */
const character = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code))
const anyText = fc.string({ unit: character, maxLength: 30 })

describe('TokenPool', () => {
  it.each([
    ['Keep 3 candidates_max.', ['Keep', ' ', '3', ' ', 'candidates_max', '.']],
    ['  a\t b', ['  ', 'a', '\t ', 'b']],
    ['中文 café', ['中', '文', ' ', 'café']],
    ['cafe\u0301s', ['cafe\u0301s']],
    ['שלום עולם', ['שלום', ' ', 'עולם']],
    ['👩‍👧👍🏽!', ['👩‍👧', '👍🏽', '!']],
    ['🇩🇪🇨🇳', ['🇩🇪🇨🇳']],
    ['1\ufe0f\u20e3', ['1\ufe0f\u20e3']],
    ['\ud83d\ud83d\ude00\ude00', ['\ud83d', '\ud83d\ude00', '\ude00']],
    ['', []],
  ])('cuts %j', (line, tokens) => {
    expect(tokensOf(line)).toEqual(tokens)
  })

  it('loses nothing, and gives equal tokens equal ids', () => {
    fc.assert(
      fc.property(anyText, (line) => {
        const tokens = tokensOf(`${line} ${line}`)
        expect(tokens.join('')).toBe(`${line} ${line}`)
        const pool = new TokenPool()
        const { start, end } = pool.add(`${line} ${line}`)
        const ids = [...pool.ids.subarray(start, end)]
        expect(ids.map((id) => tokens[ids.indexOf(id)])).toEqual(tokens)
      }),
      { numRuns: 200 },
    )
  })

  it('never cuts what a reader sees as one character', () => {
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
    const piece = fc.oneof(
      fc.constantFrom(
        'a',
        'é',
        'e\u0301',
        '\u0301',
        ' ',
        '\t',
        '中',
        '中\u{e0100}',
        'ｶﾞ',
        '가',
        '각',
      ),
      fc.constantFrom(
        '😀',
        '👍🏽',
        '👩‍👧',
        '🏳️‍🌈',
        '🇩🇪',
        '🇨',
        '\u200d',
        '\ufe0f',
        '1\ufe0f\u20e3',
        'क्षि',
        'นำ',
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const line = pieces.join('')
        const starts = new Set([...graphemes.segment(line)].map(({ index }) => index))
        let at = 0
        const cuts = tokensOf(line).map((token) => (at += token.length) - token.length)
        expect(cuts.filter((cut) => !starts.has(cut))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })
})
