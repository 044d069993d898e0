import fc from 'fast-check'
import { expect, it } from 'vitest'
import { comparisonOf } from '../../lib/diff/compare-contents'
import { lineText } from '../../lib/diff/text-diff'
import { pieceCount, pieceOf } from './pieces'
import { foldKey, layOut, ROW, rowAt, rowKey, type OpenedFolds, type View } from './row-table'

const fields = { content: { kind: 'text' } } as const
const compare = (before: string, after: string) =>
  comparisonOf({ fields, before: { content: before }, after: { content: after } })

const line = fc.oneof(
  fc.constantFrom('a', 'b', 'a b', '', '}', 'the order of the answer'),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
const text = fc.array(line, { maxLength: 40 }).map((lines) => lines.join('\n'))

/** Every fold opened, so that nothing is hidden. */
function allOpen(comparison: ReturnType<typeof compare>): OpenedFolds {
  const opened = new Map<string, { head: number; tail: number }>()
  comparison.sections.forEach(({ diff }, section) => {
    for (let block = 0; block < diff.blocks.length; block += 1) {
      opened.set(foldKey(section, block), { head: Infinity, tail: 0 })
    }
  })
  return opened
}

it('shows every line of both sides once, in order, in either view', () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom<View>('split', 'unified'), (before, after, view) => {
      const comparison = compare(before, after)
      const table = layOut(comparison, view, allOpen(comparison))
      const sides = { before: [] as number[], after: [] as number[] }
      for (let row = 0; row < table.count; row += 1) {
        const { kind, piece, ...lines } = rowAt(table, row)
        if ((kind !== ROW.same && kind !== ROW.change) || piece > 0) continue
        for (const side of ['before', 'after'] as const) {
          if (lines[side] >= 0) sides[side].push(lines[side])
        }
      }
      const diff = comparison.sections[0]?.diff
      if (!diff) return
      for (const [side, whole] of [
        ['before', before],
        ['after', after],
      ] as const) {
        expect(sides[side].map((one) => lineText(diff, side, one)).join('\n')).toBe(whole)
      }
    }),
  )
})

it('gives each row a key that it keeps when a fold above it opens', () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom<View>('split', 'unified'), (before, after, view) => {
      const comparison = compare(before, after)
      const keysOf = (opened: OpenedFolds) => {
        const table = layOut(comparison, view, opened)
        return Array.from({ length: table.count }, (_, row) => {
          const { kind, before: b, after: a, piece } = rowAt(table, row)
          return {
            key: rowKey(table, row),
            what: kind === ROW.fold ? 'fold' : `${kind} ${b} ${a} ${piece}`,
          }
        })
      }
      const folded = keysOf(new Map())
      const open = new Map(keysOf(allOpen(comparison)).map(({ key, what }) => [key, what]))
      expect(new Set(folded.map(({ key }) => key)).size).toBe(folded.length)
      for (const { key, what } of folded) {
        if (what !== 'fold') expect(open.get(key)).toBe(what)
      }
    }),
  )
})

it('opens a fold from either end and never shows a line twice', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`)
  const comparison = compare(lines.join('\n'), [...lines, 'more'].join('\n'))
  const opened = new Map([[foldKey(0, 0), { head: 20, tail: 30 }]])
  const table = layOut(comparison, 'unified', opened)
  const rows = Array.from({ length: table.count }, (_, row) => rowAt(table, row))
  const shown = rows.filter(({ kind }) => kind === ROW.same).map(({ before }) => before)
  expect(shown).toEqual([...Array(20).keys(), ...Array.from({ length: 33 }, (_, n) => 67 + n)])
  expect(rows.find(({ kind }) => kind === ROW.fold)?.after).toBe(47)
})

it('stops at a change that has no lines: an empty text that was added', () => {
  const table = layOut(
    comparisonOf({ fields, before: {}, after: { content: '' } }),
    'unified',
    new Map(),
  )
  expect(table.stops).toHaveLength(1)
})

/** A surrogate without its other half. */
const HALF_PAIR = /\p{Surrogate}/u

it('cuts a long line into rows that give it back, and no character in two', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 12 }),
      fc.constantFrom('😀', 'e\u0301', '👩‍👩‍👧', '👍🏽', 'word '),
      (offset, character) => {
        const long = '.'.repeat(offset) + character.repeat(1_500)
        let joined = ''
        for (let piece = 0; piece < pieceCount(long.length); piece += 1) {
          const { start, end } = pieceOf(long, piece)
          const cut = long.slice(start, end)
          expect(cut).not.toMatch(HALF_PAIR)
          expect(cut).not.toMatch(/^[\u0301\u200d\u{1f3fd}]/u)
          joined += cut
        }
        expect(joined).toBe(long)
      },
    ),
  )
})
