import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLOCK, BLOCK_SIZE, MARKED, type Side, type TextDiff } from './comparison'
import { compareTexts, withoutWhitespace, type TextOptions } from './compare-texts'
import { joinLines, splitLines } from './lines'
import { blockAt, lineCount, lineText, movedAt } from './text-diff'

const SIDES = ['before', 'after'] as const
const blocksOf = (diff: TextDiff) =>
  Array.from({ length: diff.blocks.length / BLOCK_SIZE }, (_, block) => blockAt(diff, block))

/** The words of a line that are marked as changed, or as kept. */
function pieces(diff: TextDiff, side: Side, line: number, changed: boolean): string[] {
  const { starts, ranges } = diff.marks[side]
  const text = lineText(diff, side, line)
  const found: string[] = []
  let at = 0
  for (let n = starts[line] ?? 0; n < (starts[line + 1] ?? 0); n += 2) {
    const [start, end] = [ranges[n] ?? -1, ranges[n + 1] ?? -1]
    if (start < at || end <= start || end > text.length) throw new Error(`mark ${start}-${end}`)
    found.push(changed ? text.slice(start, end) : text.slice(at, start))
    at = end
  }
  return changed ? found : [...found, text.slice(at)]
}

/** Throws unless a diff is a true one: here the counts are checked by hand, as a million assertions cost minutes. */
function expectTrue(before: string, after: string, options: TextOptions = {}) {
  const diff = compareTexts(before, after, options)
  const keyOf = options.ignoreWhitespace ? withoutWhitespace : (line: string) => line
  const equal = (b: number, a: number) =>
    keyOf(lineText(diff, 'before', b)) === keyOf(lineText(diff, 'after', a))
  const fail = (what: string) => {
    throw new Error(`${what}: ${JSON.stringify([before, after]).slice(0, 500)}`)
  }
  // Each side is its lines, and the blocks have every line in its place.
  for (const side of SIDES) {
    const lines = Array.from({ length: lineCount(diff, side) }, (_, n) => lineText(diff, side, n))
    if (joinLines(lines) !== (side === 'before' ? before : after)) fail('a side is lost')
  }
  let [b, a, removed, added, whitespace] = [0, 0, 0, 0, 0]
  for (const [kind, start, count, otherStart, otherCount] of blocksOf(diff)) {
    if (start !== b || otherStart !== a) fail('blocks do not follow one another')
    b += count
    a += otherCount
    if (kind !== BLOCK.same) {
      if (count + otherCount === 0) fail('an empty change')
      removed += count
      added += otherCount
      continue
    }
    if (count === 0 || count !== otherCount) fail('sides of different length are the same')
    for (let n = 0; n < count; n += 1) {
      if (!equal(start + n, otherStart + n)) fail('different lines are the same')
      if (lineText(diff, 'before', start + n) !== lineText(diff, 'after', otherStart + n)) {
        whitespace += 1
      }
    }
  }
  if (b !== lineCount(diff, 'before') || a !== lineCount(diff, 'after')) fail('lines are left')
  expect([diff.removedCount, diff.addedCount, diff.whitespaceLines]).toEqual([
    removed,
    added,
    whitespace,
  ])
  let last = -1
  diff.pairs.before.forEach((other, line) => {
    if (other < 0) return
    if (diff.pairs.after[other] !== line || other <= last) fail('pairs cross')
    last = other
    const marks = SIDES.map((side) => diff.marks[side].states[side === 'before' ? line : other])
    if (marks[0] !== marks[1]) fail('one line of a pair is marked')
    if (marks[0] !== MARKED.marked) return
    const kept = [pieces(diff, 'before', line, false), pieces(diff, 'after', other, false)]
    const [left, right] = kept.map((all) => keyOf(all.join('')))
    if (left !== right) fail('what is not marked differs')
  })
  let moved = 0
  for (let id = 0; id < diff.moved.length / 3; id += 1) {
    const { from, to, count } = movedAt(diff, id)
    moved += count
    for (let n = 0; n < count; n += 1) {
      const [left, right] = [from - 1 + n, to - 1 + n]
      if (!equal(left, right)) fail('a moved line is another one')
      if (diff.movedOf.before[left] !== id || diff.movedOf.after[right] !== id) fail('moved twice')
    }
  }
  const labelled = SIDES.map((side) => diff.movedOf[side].filter((id) => id >= 0).length)
  expect([diff.movedCount, ...labelled]).toEqual([moved, moved, moved])
  return diff
}

/** Any character, also halves of surrogate pairs; `unit: 'binary'` takes a second to be set up. */
const character = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code))

/** Lines out of few, so that the two texts share many; with every ending and with halves of surrogate pairs. */
const line = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a',
    'b',
    '}',
    'Rules:',
    '- one two three',
    '- one 2 three',
    '中文 一行',
  ),
  fc.constantFrom('é', 'é', '\ud800', '\udc00x', 'x\u202ey', '\t', 'a\rb', 'שלום עולם', '👩‍👧 x'),
  fc.constantFrom('the first line to move', 'the second line to move', 'the third line to move'),
  fc.string({ unit: character, maxLength: 12 }),
)
const text = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\n', '\r\n', '\r', '')), { maxLength: 40 })
  .map((parts) => parts.map(([value, end]) => value + end).join(''))

/** Numbers from 0 to 1 that are the same in every run. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const words = (seed: number, count: number) => {
  const next = noise(seed)
  return Array.from({ length: count }, () => `word${Math.floor(next() * 40)}`)
}
const LONG = words(1, 37_000).join(' ')
const EDITED = LONG.split(' ')
  .map((word, n) => (n % 100 === 0 ? `${word}s` : word))
  .join(' ')

describe('splitLines', () => {
  it('loses nothing', () => {
    fc.assert(fc.property(text, (value) => joinLines(splitLines(value)) === value))
  })
})

describe('compareTexts', () => {
  it('gives a true diff of any two texts', () => {
    fc.assert(
      fc.property(text, text, fc.boolean(), (before, after, ignoreWhitespace) => {
        expectTrue(before, after, { ignoreWhitespace })
      }),
      { numRuns: 500 },
    )
  })

  it('gives a true diff when the budget ends at once, and says that it is coarse', () => {
    const before = 'a\nb\na\nb\na\nc\na'
    const after = 'b\na\na\nc\na\nb\nb\na\nb'
    expect(expectTrue(before, after, { steps: 0 }).coarse).toBe(true)
    expect(compareTexts(before, after).coarse).toBe(false)
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
    ['one line of 256 KB', LONG, EDITED],
    ['one line of 256 KB, rewritten', LONG, words(2, 37_000).join(' ')],
    ['one line of 256 KB of emoji', '😀👍🏽'.repeat(21_000), `${'😀👍🏽'.repeat(20_999)}😀👍`],
    ['37,000 lines of few words', LONG.replaceAll(' ', '\n'), EDITED.replaceAll(' ', '\n')],
    ['a key __proto__', '__proto__\nconstructor', 'constructor\n__proto__'],
  ])('gives a true diff of %s', (_name, before, after) => {
    for (const ignoreWhitespace of [false, true]) expectTrue(before, after, { ignoreWhitespace })
  })

  it('finds its way through a long line and through many lines in which no word is unique', () => {
    const long = compareTexts(LONG, EDITED)
    expect(long.marks.before.states[0]).toBe(MARKED.marked)
    expect(pieces(long, 'before', 0, true).join(' ').split(' ').length).toBeLessThan(500)
    const many = compareTexts(LONG.replaceAll(' ', '\n'), EDITED.replaceAll(' ', '\n'))
    expect([many.coarse, many.addedCount < 500]).toEqual([false, true])
  })

  it('says so when a stretch is too costly to compare, and compares the rest', () => {
    const mess = (seed: number) => {
      const next = noise(seed)
      return Array.from({ length: 5_000 }, () => (next() > 0.5 ? 'a' : 'b')).join('\n')
    }
    const diff = expectTrue(`${mess(3)}\nmark\nx\ny\nx\ny`, `${mess(5)}\nmark\ny\ny\nx\nx`)
    const kinds = blocksOf(diff).map(([kind]) => kind)
    expect(diff.coarse).toBe(true)
    expect(kinds[kinds.lastIndexOf(BLOCK.coarse) + 1]).toBe(BLOCK.same)
    expect(kinds.slice(kinds.lastIndexOf(BLOCK.coarse) + 2)).toContain(BLOCK.same)
  })

  it('shows a line added at the end as one added line', () => {
    const diff = compareTexts('one\ntwo', 'one\ntwo\nthree')
    expect([diff.addedCount, diff.removedCount]).toEqual([1, 0])
  })

  it('holds on to unique lines where a shortest edit would match blank ones', () => {
    const before = 'Alpha\n\nBeta\n\nGamma'
    const after = 'New\n\nAlpha\n\nBeta\n\nGamma'
    expect(blocksOf(compareTexts(before, after)).map(([kind]) => kind)).toEqual([
      BLOCK.change,
      BLOCK.same,
    ])
  })
})

describe('compareTexts without white space', () => {
  it('takes such lines for the same, keeps both texts, and counts the lines', () => {
    const diff = expectTrue('if a:\n  b', 'if a:\n\tb', { ignoreWhitespace: true })
    expect([diff.addedCount, diff.whitespaceLines]).toEqual([0, 1])
    expect([lineText(diff, 'before', 1), lineText(diff, 'after', 1)]).toEqual(['  b', '\tb'])
    expect(compareTexts('a b', 'a  b').addedCount).toBe(1)
  })

  it('marks only the words of a line in which words and spaces changed', () => {
    const texts = ['keep three  good candidates', 'keep five good candidates'] as const
    const diff = compareTexts(...texts, { ignoreWhitespace: true })
    expect(pieces(diff, 'before', 0, true)).toEqual(['three'])
  })
})

describe('moved lines', () => {
  const block = 'first of the three\nsecond of the three\nthird of the three'
  const around = 'x\ny\nz\nu\nv'

  it('are found, and count as removed and added all the same', () => {
    const diff = expectTrue(`${block}\n${around}`, `${around}\n${block}`)
    expect(movedAt(diff, 0)).toEqual({ id: 0, from: 1, to: 6, count: 3 })
    expect([diff.movedCount, diff.removedCount, diff.addedCount]).toEqual([3, 3, 3])
  })

  it('take what is around them along, as far as it is the same', () => {
    const whole = `{\n${block}\n}`
    const diff = expectTrue(`${whole}\n${around}`, `${around}\n${whole}`)
    expect(movedAt(diff, 0)).toMatchObject({ from: 1, count: 5 })
  })

  it.each([
    ['two lines', 'first of the three\nsecond of the three'],
    ['brackets and blank lines', '{\n}\n\n[\n]\n\n{\n}'],
    ['lines of a letter', 'p\nq\nr'],
    ['two lines with a bracket', 'first of the three lines\n}\nsecond of the three lines'],
  ])('are not claimed of %s', (_name, lines) => {
    expect(expectTrue(`${lines}\n${around}`, `${around}\n${lines}`).movedCount).toBe(0)
  })

  it('are not claimed where the same lines were added twice', () => {
    const diff = expectTrue(`${block}\n${around}`, `${around}\n${block}\nand\n${block}`)
    expect(diff.movedCount).toBe(0)
  })

  it('take each line along once', () => {
    const [one, two] = [`${block}\nmore`, block.replaceAll('three', 'others')]
    const stay = `${around}\np\nq\nr`
    const diff = expectTrue(`${one}\n-\nmore\n${two}\n${stay}`, `${stay}\n${one}\n${two}`)
    expect([diff.moved.length / 3, diff.movedCount]).toEqual([2, 7])
  })

  it('are found where no single line of them is unique', () => {
    const diff = expectTrue(
      `one line here\ntwo lines here\none line here\ntwo lines here\n${around}`,
      `${around}\none line here\ntwo lines here\none line here\ntwo lines here`,
    )
    expect(diff.movedCount).toBe(4)
  })
})

describe('changed words', () => {
  const marked = (before: string, after: string) => {
    const diff = expectTrue(before, after)
    return [pieces(diff, 'before', 0, true), pieces(diff, 'after', 0, true)]
  }

  it.each([
    ['- Keep three candidates', '- Keep five candidates', ['three'], ['five']],
    ['the red ledger', 'the redder ledger', ['red'], ['redder']],
    ['it is 😀 here and now', 'it is 😁 here and now', ['😀'], ['😁']],
    ['保留三个候选', '保留五个候选', ['三'], ['五']],
    ['so we use cafe here', 'so we use cafe\u0301 here', ['cafe'], ['cafe\u0301']],
    [
      'keep the old good rule at hand',
      'keep a new bad rule at hand',
      ['the old good'],
      ['a new bad'],
    ],
  ])('of %j and %j', (before, after, left, right) => {
    expect(marked(before, after)).toEqual([left, right])
  })

  it('are found in the line that became the other, not in the line at its place', () => {
    const diff = compareTexts(
      'Keep three candidates at most.',
      'Something else, which nobody wrote.\nKeep five candidates at most.',
    )
    expect([...diff.pairs.before]).toEqual([1])
  })

  it('are found in a large block by what lines share with few others', () => {
    const next = noise(7)
    const lines = Array.from(
      { length: 200 },
      (_, n) => `item ${n} says ${Math.floor(next() * 1e9)}`,
    )
    const after = lines.flatMap((one, n) => (n % 3 === 0 ? ['', `${one} now`] : [`${one} now`]))
    const diff = expectTrue(lines.join('\n'), after.join('\n'))
    const right = [...diff.pairs.before].filter(
      (other, n) => lineText(diff, 'after', other) === `${lines[n]} now`,
    )
    expect(right.length).toBe(200)
  })

  it('are not marked where nearly nothing stayed', () => {
    const diff = compareTexts(
      `a, ${'b, '.repeat(20)}`,
      `a, ${'some other words to read '.repeat(10)}`,
    )
    expect(diff.marks.before.states[0]).not.toBe(MARKED.marked)
  })

  it('are told of as unmarked when there are too many of them', () => {
    const many = (word: string) =>
      Array.from({ length: 3_000 }, (_, n) => `${n} ${'text '.repeat(60)}${word}`).join('\n')
    const diff = compareTexts(many('one'), many('two'))
    expect(diff.unmarkedPairs).toBe(3_000)
    expect(compareTexts(LONG, words(2, 37_000).join(' ')).unmarkedPairs).toBe(1)
  })
})
