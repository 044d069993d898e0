import { expect, it } from 'vitest'
import { laidOutPieces } from './laid-out-pieces'

/** The text that the pieces are of. */
const joined = (text: string) =>
  laidOutPieces(text)
    .map(({ text: piece, goesOn }, index) => (index === 0 || goesOn ? piece : `\n${piece}`))
    .join('')

it.each([
  ['nothing', ''],
  ['a short text', 'One.\nTwo.\n'],
  ['a word of a million characters', 'w'.repeat(1_000_000)],
  ['a hundred thousand lines', 'line\n'.repeat(100_000)],
  ['line feeds alone', '\n'.repeat(5_000)],
  ['as many lines as a piece holds', 'a\n'.repeat(1_000)],
  ['words', 'one word '.repeat(20_000)],
  ['a long word after a short line', `a\n${'w'.repeat(60_000)}\n`],
  ['characters of two units', '😀'.repeat(40_000)],
])('%s stands in pieces, of which none is long and nothing is lost', (_, text) => {
  for (const { text: piece } of laidOutPieces(text)) {
    expect(piece.length).toBeLessThanOrEqual(24_000)
    expect(piece.split('\n').length).toBeLessThanOrEqual(1_000)
    expect(piece).not.toMatch(/^\p{Surrogate}|\p{Surrogate}$/u)
  }
  expect(joined(text) === text).toBe(true)
})

it('cuts at a line feed or a blank where one is near', () => {
  const lines = laidOutPieces('a line of some words\n'.repeat(3_000))
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.some(({ goesOn }) => goesOn)).toBe(false)
  for (const { text } of laidOutPieces('one word '.repeat(20_000))) {
    expect(text).toMatch(/^(one|word) |^$/)
  }
})

it('a text of many hidden characters stands in smaller pieces', () => {
  const pieces = laidOutPieces('pay\u200bment '.repeat(9_000))
  expect(Math.max(...pieces.map(({ text }) => text.length))).toBeLessThanOrEqual(8_000)
})
