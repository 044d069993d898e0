import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinLines, splitLines } from './lines'
import { diffTexts, type TextDiff } from './text-diff'

/** Rebuilds one side from a diff: what makes it a true one. */
function rebuild(diff: TextDiff, side: 'before' | 'after'): string {
  const lines: string[] = []
  for (const block of diff.blocks) {
    if (block.kind === 'same') lines.push(...block.lines)
    else for (const line of side === 'before' ? block.removed : block.added) lines.push(line.text)
  }
  return joinLines(lines)
}

function expectTrue(before: string, after: string) {
  const diff = diffTexts(before, after)
  expect(rebuild(diff, 'before')).toBe(before)
  expect(rebuild(diff, 'after')).toBe(after)
  let b = 1
  let a = 1
  for (const block of diff.blocks) {
    if (block.kind === 'same') {
      expect([block.before, block.after]).toEqual([b, a])
      b += block.lines.length
      a += block.lines.length
      continue
    }
    expect(block.removed.map((line) => line.number)).toEqual(block.removed.map((_, n) => b + n))
    expect(block.added.map((line) => line.number)).toEqual(block.added.map((_, n) => a + n))
    b += block.removed.length
    a += block.added.length
    for (const line of [...block.removed, ...block.added]) {
      if (line.segments) expect(line.segments.map((one) => one.text).join('')).toBe(line.text)
    }
    let last: [number, number] = [-1, -1]
    for (const pair of block.pairs) {
      expect(pair[0]).toBeGreaterThan(last[0])
      expect(pair[1]).toBeGreaterThan(last[1])
      last = pair
    }
  }
  return diff
}

/** Lines out of few, so that the two texts share many; with every ending and with halves of surrogate pairs. */
const line = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a',
    'b',
    'Rules:',
    '- one two three',
    '- one 2 three',
    '中文 一行',
    'é',
    'é',
  ),
  fc.constantFrom('\ud800', '\udc00x', 'x\u202ey', '\t', 'a\rb'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const text = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\n', '\r\n', '\r', '')), { maxLength: 40 })
  .map((parts) => parts.map(([value, end]) => value + end).join(''))

describe('splitLines', () => {
  it('loses nothing', () => {
    fc.assert(fc.property(text, (value) => joinLines(splitLines(value)) === value))
  })
})

describe('diffTexts', () => {
  it('rebuilds both sides of any two texts', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        expectTrue(before, after)
      }),
      { numRuns: 400 },
    )
  })

  it('rebuilds both sides when the budget ends at once, and says that it is coarse', () => {
    const before = 'a\nb\na\nb\na\nc\na'
    const after = 'b\na\na\nc\na\nb\nb\na\nb'
    const diff = diffTexts(before, after, 0)
    expect(rebuild(diff, 'before')).toBe(before)
    expect(rebuild(diff, 'after')).toBe(after)
    expect(diff.coarse).toBe(true)
    expect(diffTexts(before, after).coarse).toBe(false)
  })

  it.each([
    ['both empty', '', ''],
    ['from nothing', '', 'a\nb'],
    ['to nothing', 'a\n', ''],
    ['a final line feed', 'a', 'a\n'],
    ['CRLF to LF', 'a\r\nb\r\n', 'a\nb\n'],
    ['lone surrogates', 'x \ud800 y', 'x \udfff y'],
    ['10,000 equal lines', 'same\n'.repeat(10_000), 'same\n'.repeat(10_001)],
    ['10,000 equal lines, all replaced', 'same\n'.repeat(10_000), 'other\n'.repeat(10_000)],
    ['one 256 KB line', 'word '.repeat(52_429), 'word '.repeat(52_428) + 'end'],
    ['a key __proto__', '__proto__\nconstructor', 'constructor\n__proto__'],
  ])('rebuilds %s', (_name, before, after) => {
    expectTrue(before, after)
  })

  it('shows a line added at the end as one added line', () => {
    const diff = expectTrue('one\ntwo', 'one\ntwo\nthree')
    expect([diff.addedCount, diff.removedCount]).toEqual([1, 0])
  })

  it('holds on to unique lines where a shortest edit would match blank ones', () => {
    const before = 'Alpha\n\nBeta\n\nGamma'
    const after = 'New\n\nAlpha\n\nBeta\n\nGamma'
    expect(expectTrue(before, after).blocks.map((block) => block.kind)).toEqual(['change', 'same'])
  })

  it('marks the words that differ within a changed line', () => {
    const diff = diffTexts('- Keep three candidates', '- Keep five candidates')
    const [block] = diff.blocks
    expect(block?.kind === 'change' && block.removed[0]?.segments).toEqual([
      { text: '- Keep ', changed: false },
      { text: 'three', changed: true },
      { text: ' candidates', changed: false },
    ])
  })

  it('pairs a changed line with its counterpart, not with the line at its place', () => {
    const diff = diffTexts(
      'Keep three candidates at most.',
      'A line that nobody wrote before.\nKeep five candidates at most.',
    )
    const [block] = diff.blocks
    expect(block?.kind === 'change' && block.pairs).toEqual([[0, 1]])
  })

  it('says so when a stretch is too costly to compare', () => {
    // A generator with a fixed seed: two long texts of two lines each, with no order in common.
    const noise = (seed: number) => {
      let state = seed
      return Array.from({ length: 16_000 }, () => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        return state > 1_073_741_824 ? 'a' : 'b'
      }).join('\n')
    }
    const diff = expectTrue(noise(3), noise(5))
    expect(diff.coarse).toBe(true)
  })
})
