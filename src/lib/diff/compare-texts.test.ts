import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLOCK, MARKED, type Side, type TextDiff } from './comparison'
import { compareTexts, withoutWhitespace, type TextOptions } from './compare-texts'
import { splitLines } from './lines'
import { blockAt, layOutRows, lineCount, lineText, movedAt, rowAt, type Row } from './rows'

const blocksOf = (diff: TextDiff) =>
  Array.from({ length: diff.blocks.length / 5 }, (_, block) => blockAt(diff, block))

/** Rebuilds one side from the rows of a view: what makes it a true diff. */
function rebuild(rows: Row[], side: Side): string {
  return rows
    .flatMap((row) => (row.kind === 'same' || row.kind === 'change' ? (row[side] ?? []) : []))
    .map((line) => line.text)
    .join('\n')
}

const every = (diff: TextDiff) => new Set(blocksOf(diff).map((_, block) => block))
const rowsOf = (diff: TextDiff, view: 'split' | 'unified') => {
  const list = layOutRows(diff, view, every(diff))
  return Array.from({ length: list.count }, (_, index) => rowAt(diff, list, index))
}

function expectTrue(before: string, after: string, options: TextOptions = {}) {
  const diff = compareTexts(before, after, options)
  const key = options.ignoreWhitespace ? withoutWhitespace : (line: string) => line
  for (const view of ['split', 'unified'] as const) {
    const rows = rowsOf(diff, view)
    expect(rebuild(rows, 'before') === before).toBe(true)
    expect(rebuild(rows, 'after') === after).toBe(true)
    for (const row of rows) {
      if (row.kind === 'same') expect(key(row.before.text) === key(row.after.text)).toBe(true)
      if (row.kind !== 'change') continue
      if (view === 'unified') expect(row.before === null).toBe(row.after !== null)
      for (const line of [row.before, row.after]) {
        if (!line?.segments) continue
        expect(line.segments.map((one) => one.text).join('') === line.text).toBe(true)
        expect(line.segments.every((one) => one.text !== '')).toBe(true)
      }
    }
  }
  let [b, a, removed, added] = [0, 0, 0, 0]
  for (const [kind, before, beforeCount, after, afterCount] of blocksOf(diff)) {
    expect([before, after]).toEqual([b, a])
    if (kind === BLOCK.same) expect(beforeCount).toBe(afterCount)
    else [removed, added] = [removed + beforeCount, added + afterCount]
    b += beforeCount
    a += afterCount
  }
  expect([b, a]).toEqual([lineCount(diff, 'before'), lineCount(diff, 'after')])
  expect([removed, added]).toEqual([diff.removedCount, diff.addedCount])
  diff.pairs.before.forEach((other, line) => {
    if (other >= 0) expect(diff.pairs.after[other]).toBe(line)
  })
  for (let id = 0; id < diff.moved.length / 3; id += 1) {
    const { from, to, count } = movedAt(diff, id)
    for (let n = 0; n < count; n += 1) {
      expect(key(lineText(diff, 'before', from - 1 + n))).toBe(
        key(lineText(diff, 'after', to - 1 + n)),
      )
      expect(diff.movedOf.before[from - 1 + n]).toBe(id)
      expect(diff.movedOf.after[to - 1 + n]).toBe(id)
    }
  }
  return diff
}

/** Lines out of few, so that the two texts share many; with every ending and with halves of surrogate pairs. */
const line = fc.oneof(
  fc.constantFrom('', ' ', 'a', 'b', 'Rules:', '- one two three', '- one 2 three', '中文 一行'),
  fc.constantFrom('é', 'é', '\ud800', '\udc00x', 'x\u202ey', '\t', 'a\rb', 'שלום עולם', '👩‍👧 x'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const text = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\n', '\r\n', '\r', '')), { maxLength: 40 })
  .map((parts) => parts.map(([value, end]) => value + end).join(''))

describe('compareTexts', () => {
  it('rebuilds both sides of any two texts', () => {
    fc.assert(
      fc.property(text, text, fc.boolean(), (before, after, ignoreWhitespace) => {
        expectTrue(before, after, { ignoreWhitespace })
      }),
      { numRuns: 300 },
    )
  })

  it('rebuilds both sides when the budget ends at once, and says that it is coarse', () => {
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
    ['a key __proto__', '__proto__\nconstructor', 'constructor\n__proto__'],
  ])('rebuilds %s', (_name, before, after) => {
    for (const ignoreWhitespace of [false, true]) expectTrue(before, after, { ignoreWhitespace })
  })

  it('finds what moved, and says that it was removed and added all the same', () => {
    const block = 'first of three\nsecond of three\nthird of three'
    const diff = expectTrue(`${block}\nx\ny\nz\nu\nv`, `x\ny\nz\nu\nv\n${block}`)
    expect(movedAt(diff, 0)).toEqual({ id: 0, from: 1, to: 6, count: 3 })
    expect([diff.movedCount, diff.removedCount, diff.addedCount]).toEqual([3, 3, 3])
  })

  it('ignores white space when asked to, shows both texts, and counts such lines', () => {
    const diff = expectTrue('if a:\n  b', 'if a:\n\tb', { ignoreWhitespace: true })
    expect([diff.addedCount, diff.whitespaceLines]).toEqual([0, 1])
    expect(rowsOf(diff, 'unified')[1]).toMatchObject({
      kind: 'same',
      before: { text: '  b' },
      after: { text: '\tb' },
      whitespace: true,
    })
    expect(splitLines(diff.after)).toEqual(['if a:', '\tb'])
    expect(compareTexts('a b', 'a  b').addedCount).toBe(1)
  })

  it('marks the words that differ within a changed line', () => {
    const diff = compareTexts('- Keep three candidates', '- Keep five candidates')
    expect(diff.marks.before.states[0]).toBe(MARKED.marked)
    const [row] = rowsOf(diff, 'split')
    expect(row?.kind === 'change' && row.before?.segments).toEqual([
      { text: '- Keep ', changed: false },
      { text: 'three', changed: true },
      { text: ' candidates', changed: false },
    ])
  })
})
