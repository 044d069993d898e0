import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLOCK_SIZE } from './event-block'
import { TextInterner } from './text-interner'

const text = fc.option(
  fc.oneof(
    fc.uuid(),
    fc.string({ unit: 'binary' }),
    // Neither a byte for each unit nor a byte for the length, and half of a pair.
    fc.constantFrom('', 'é', 'ÿ', 'Ā', '绑定', '\ud800', 'x'.repeat(255), 'x'.repeat(256)),
  ),
)

describe('numbers of texts', () => {
  it('are one for each text, from 0 on, and lead back to it, to the letter', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 60 }), (texts) => {
        const interner = new TextInterner()
        const codes = texts.map((each) => interner.of(each))
        const distinct = [...new Set(texts)]
        expect(interner.size).toBe(distinct.length)
        expect(codes).toEqual(texts.map((each) => distinct.indexOf(each)))
        expect(codes.map((code) => interner.at(code))).toEqual(texts)
        expect(interner.at(distinct.length)).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  it('go on over many blocks, and find what is in the first one', () => {
    const interner = new TextInterner()
    const texts = Array.from({ length: 2 * BLOCK_SIZE + 10 }, (_, n) =>
      n === BLOCK_SIZE ? null : `binding ${n}`,
    )
    texts.forEach((each, n) => expect(interner.of(each)).toBe(n))
    for (const n of [0, 999, BLOCK_SIZE - 1, BLOCK_SIZE, BLOCK_SIZE + 1, texts.length - 1]) {
      expect(interner.at(n)).toBe(texts[n])
      expect(interner.of(texts[n] ?? null)).toBe(n)
    }
    expect(interner.size, 'nothing is added a second time').toBe(texts.length)
  })
})
