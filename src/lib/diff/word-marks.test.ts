import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKED_LINE_MAX, markWords, type Segment } from './word-marks'

const whole = (segments: Segment[]) => segments.map((segment) => segment.text).join('')
const changed = (segments: Segment[] | undefined) =>
  segments?.filter((segment) => segment.changed).map((segment) => segment.text)

describe('markWords', () => {
  it('gives back both lines, whatever they hold', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'a',
        'word',
        ' ',
        '  ',
        '\t',
        '.',
        '中',
        '文字',
        '\ud83d\ude00',
        '\ud83d',
        '\ude01',
        'é',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    const line = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(line, line, (before, after) => {
        const marks = markWords(before, after)
        if (!marks) return
        expect(whole(marks.before)).toBe(before)
        expect(whole(marks.after)).toBe(after)
        expect(
          marks.before
            .filter((one) => !one.changed)
            .map((one) => one.text)
            .join(''),
        ).toBe(
          marks.after
            .filter((one) => !one.changed)
            .map((one) => one.text)
            .join(''),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('marks whole words, not the letters that they share', () => {
    const marks = markWords('the red ledger', 'the redder ledger')
    expect([changed(marks?.before), changed(marks?.after)]).toEqual([['red'], ['redder']])
  })

  it('does not cut an emoji in two', () => {
    const marks = markWords('it is 😀 here and now', 'it is 😁 here and now')
    expect([changed(marks?.before), changed(marks?.after)]).toEqual([['😀'], ['😁']])
  })

  it('gives no marks where nearly nothing stayed, or where the line is too long', () => {
    expect(markWords('Generate one proposal.', 'Turn incidents into skills')).toBeNull()
    const long = 'word '.repeat(MARKED_LINE_MAX / 5)
    expect(markWords(long, `${long}x`)).toBeNull()
  })
})
